// Decision 0025, QR-3, ACC-3: looking → reading → asked → answering → allowed | refused, or → elsewhere | followed |
// failed.
import type { EventChannel } from 'redux-saga';
import { PATHS, SCANNED_QUERY } from '../constants/paths.ts';
import { SCAN_FAULTS } from '../constants/scannedCodes.ts';
import { TIMING } from '../constants/timing.ts';
import { call, delay, put, race, type SagaGenerator, select, take } from '../effects/effects.ts';
import { entryBaseOf } from '../features/applications/applicationsSlice.ts';
import { selectApplicationEntries, selectIsDemo } from '../features/brand/brandSlice.ts';
import * as scan from '../features/codeScan/codeScanSlice.ts';
import { handOffPlace } from '../features/codeScan/handOffPlace.ts';
import { isSelectable } from '../features/companySwitch/companySwitchSlice.ts';
import { navigationWanted, selectLocation } from '../features/routing/routingSlice.ts';
import { selectTenantId } from '../features/session/sessionSlice.ts';
import { handOffOf, scannedSignIn, signInAnswer } from '../services/api/codeScan.ts';
import { listCompanies } from '../services/api/companies.ts';
import { type CameraEvent, switchTorch } from '../services/browser/camera.ts';
import { readPictureCode } from '../services/browser/codePicture.ts';
import type { PickedFile } from '../services/browser/files.ts';
import { readScannedText } from '../services/browser/scannedText.ts';
import type { ApiError } from '../services/http/apiError.ts';
import { callApi } from './calls/callApi.ts';
import { errorMessage } from './calls/errorMessage.ts';
import { cameraChannel } from './channels/cameraChannel.ts';
import { withChannel } from './channels/withChannel.ts';
import { withPickedFile } from './steps/withPickedFile.ts';
import { oncePageShown } from './waits/oncePageShown.ts';

export function* codeScan(): SagaGenerator<void> {
  while (true) {
    yield* oncePageShown(PATHS.scan, follow);
    yield* put(scan.scanLeft());
  }
}

/** Does what the status calls for, until the page is left. */
function* follow(): SagaGenerator<void> {
  yield* takeFromAddress();
  while (true) {
    const { status, given } = yield* select(scan.selectCodeScan);
    if (status === 'looking') yield* lookForCode();
    else if (status === 'reading') yield* read(given);
    else if (status === 'asked') yield* race({ answered: take(scan.answerGiven), over: call(untilExpired) });
    else if (status === 'answering') yield* answer();
    else yield* take(scan.scanRestarted);
  }
}

/** Waits until a code is given, by whatever means. */
function* lookForCode(): SagaGenerator<void> {
  yield* race({
    given: take(scan.codeGiven),
    camera: withChannel(cameraChannel, look),
    light: call(followTorch),
    picture: call(readPictures),
  });
}

/**
 * A demo plays the phone in a second window, with the code in the address; the code is removed from the address at
 * once.
 */
function* takeFromAddress(): SagaGenerator<void> {
  const { search } = yield* select(selectLocation);
  const code = new URLSearchParams(search).get(SCANNED_QUERY);
  if (code === null) return;
  yield* put(navigationWanted({ to: PATHS.scan, replace: true }));
  if (yield* select(selectIsDemo)) yield* put(scan.codeGiven(code));
}

/** Reports what the camera sees; the first code ends it. */
function* look(camera: EventChannel<CameraEvent>): SagaGenerator<void> {
  while (true) {
    const seen = yield* take(camera);
    if (seen.kind === 'state') yield* put(scan.cameraTold({ camera: seen.camera, hasTorch: seen.hasTorch }));
    else yield* put(scan.codeGiven(seen.text));
  }
}

function* followTorch(): SagaGenerator<void> {
  while (true) {
    yield* take(scan.torchPressed);
    const { torch } = yield* select(scan.selectCodeScan);
    yield* put(scan.torchSwitched(yield* call(switchTorch, torch !== true)));
  }
}

/** Reads pictures that the person chooses, until one contains a code. */
function* readPictures(): SagaGenerator<void> {
  while (true) {
    yield* take(scan.pictureWanted);
    // The camera may read a code first.
    yield* withPickedFile('image/*', readPicture);
  }
}

function* readPicture({ id }: PickedFile): SagaGenerator<void> {
  const text = yield* call(readPictureCode, id);
  yield* put(text === null ? scan.pictureUnread() : scan.codeGiven(text));
}

function* read(given: string): SagaGenerator<void> {
  const text = yield* call(readScannedText, given);
  if (text.kind === 'signIn') yield* askForSignIn(text.code);
  else if (text.kind === 'handOff') yield* openHandOff(text.content);
  else if (text.kind === 'page') yield* goTo(text.to);
  else yield* put(scan.scanFailed({ fault: 'foreign' }));
}

function* goTo(to: string): SagaGenerator<void> {
  yield* put(scan.codeFollowed());
  yield* put(navigationWanted({ to }));
}

function* fail(error: ApiError): SagaGenerator<void> {
  const fault = error.kind === 'other' && error.code !== null ? SCAN_FAULTS[error.code] : undefined;
  yield* put(scan.scanFailed(fault ? { fault } : { fault: 'failed', error: errorMessage(error) }));
}

function* askForSignIn(code: string): SagaGenerator<void> {
  const asked = yield* callApi(scannedSignIn(code), { silent: true });
  if (!asked.ok) {
    yield* fail(asked.error);
    return;
  }
  const { browserInfo, ip, expiresIn: seconds = null } = asked.value;
  yield* put(scan.signInAsked({ code, browserInfo, ip, seconds }));
}

/** If the server does not say how long a code is valid, it will refuse a late answer. */
function* untilExpired(): SagaGenerator<void> {
  const seconds = (yield* select(scan.selectCodeScan)).asker?.seconds ?? null;
  if (seconds === null) yield* take(scan.answerGiven);
  else {
    yield* delay(seconds * TIMING.secondMs);
    yield* put(scan.scanFailed({ fault: 'expired' }));
  }
}

function* answer(): SagaGenerator<void> {
  const { asker, isGranted } = yield* select(scan.selectCodeScan);
  const told = yield* callApi(signInAnswer(asker?.code ?? '', isGranted), { silent: true });
  if (!told.ok) yield* fail(told.error);
  else yield* put(isGranted ? scan.signInAllowed() : scan.signInRefused());
}

/** A hand-off from another company waits until the person switches to that company. */
function* openHandOff(content: string): SagaGenerator<void> {
  const meant = yield* callApi(handOffOf(content), { silent: true });
  if (!meant.ok) {
    yield* fail(meant.error);
    return;
  }
  const { tenantId, ...handOff } = meant.value;
  const entries = yield* select(selectApplicationEntries);
  const to = handOffPlace(handOff, entryBaseOf(entries, 'approval') !== null);
  if (tenantId === (yield* select(selectTenantId))) {
    yield* goTo(to);
    return;
  }
  const companies = yield* callApi(listCompanies(), { silent: true });
  if (!companies.ok) {
    yield* fail(companies.error);
    return;
  }
  const company = companies.value.items.find((one) => one.tenantId === tenantId);
  if (!company) yield* put(scan.scanFailed({ fault: 'noAccess' }));
  else if (!isSelectable(company)) yield* put(scan.scanFailed({ fault: 'locked' }));
  else yield* put(scan.companyElsewhere({ tenantId, tenantName: company.tenantName, to }));
}
