// CON-1: the business licence is uploaded as soon as it is picked, and shown as a thumbnail beside its name.
import { LIMITS } from '../constants/limits.ts';
import { PATHS } from '../constants/paths.ts';
import { call, put, race, type SagaGenerator, select, take, takeEvery, takeLatest } from '../effects/effects.ts';
import { certificationResource, type LicenseFile } from '../features/certification/certificationSlice.ts';
import {
  licensePickWanted,
  licenseUpload,
  previewDropped,
  previewFetched,
  selectLicensePreview,
} from '../features/certificationLicense/certificationLicenseSlice.ts';
import { licenseIn, licenseText } from '../features/certificationLicense/licenseText.ts';
import { switchSucceeded } from '../features/companySwitch/companySwitchEvents.ts';
import { formTyped, selectTyped } from '../features/forms/formsSlice.ts';
import { NO_FAILURE } from '../lib/formFailure.ts';
import type { Message } from '../lib/message.ts';
import { ownLicense } from '../services/api/certification.ts';
import { attachment, newAttachment } from '../services/api/tasks.ts';
import type { PickedFile } from '../services/browser/files.ts';
import type { Endpoint } from '../services/http/endpoint.ts';
import { showDownload } from './calls/showDownload.ts';
import { settleSubmission } from './calls/submission.ts';
import { sendPickedFile } from './steps/sendPickedFile.ts';
import { withPickedFile } from './steps/withPickedFile.ts';
import { oncePageShown } from './waits/oncePageShown.ts';

const PICTURES = 'image/png,image/jpeg,image/webp';
type PreviewState = Parameters<typeof selectLicensePreview>[0];
const FIELD = 'certification/license';

export function* certificationLicense(): SagaGenerator<void> {
  yield* takeEvery(certificationResource.loaded, showNamed);
  yield* takeEvery(licenseUpload.succeeded, showTyped);
  while (true) {
    yield* oncePageShown(PATHS.authentication, function* () {
      yield* takeLatest(licensePickWanted, () => withPickedFile(PICTURES, upload));
    });
    yield* put(licenseUpload.left());
  }
}

/** Without a company nothing is loaded, so there is nothing to fetch. */
function* showNamed({ payload }: ReturnType<typeof certificationResource.loaded>): SagaGenerator<void> {
  const sent = payload.license ?? null;
  // In the form, an upload from before a reload that has not been sent takes precedence over the licence sent earlier.
  const isFormShown = payload.status === 'none' || payload.status === 'refused';
  const named = (isFormShown ? yield* typedLicense() : null) ?? sent;
  if (named === null) return;
  const { blobName } = named;
  yield* showPreview(blobName, blobName === sent?.blobName ? ownLicense() : attachment(blobName));
}

function* typedLicense(): SagaGenerator<LicenseFile | null> {
  return licenseIn((yield* select(selectTyped))[FIELD] ?? '');
}

function* showTyped(): SagaGenerator<void> {
  const typed = yield* typedLicense();
  if (typed) yield* showPreview(typed.blobName, attachment(typed.blobName));
}

function* upload(file: PickedFile): SagaGenerator<void> {
  yield* put(licenseUpload.submitted({ fileId: file.id, fileName: file.fileName }));
  const fault = faultOf(file);
  if (fault) yield* settleSubmission(licenseUpload, { ...NO_FAILURE, error: fault });
  // One company's file must not reach the next company.
  else yield* race({ sent: call(send, file.id), left: take(switchSucceeded) });
}

/** A browser's file picker can be made to offer other files too. */
function faultOf({ fileName, size }: PickedFile): Message | null {
  if (!/\.(png|jpe?g|webp)$/i.test(fileName)) return { key: 'certification:licenseKind' };
  if (size === 0) return { key: 'certification:licenseEmpty' };
  return size < LIMITS.attachmentBytes ? null : { key: 'certification:licenseSize' };
}

function* send(fileId: string): SagaGenerator<void> {
  const answer = yield* sendPickedFile(newAttachment(), fileId);
  if (answer.ok) {
    const file = { blobName: answer.value.name, fileName: answer.value.orgName };
    yield* put(formTyped({ key: FIELD, typed: licenseText(file) }));
  }
  yield* settleSubmission(licenseUpload, answer);
}

/** If the picture cannot be fetched, the placeholder stays and nothing is reported. */
function* showPreview(blobName: string, endpoint: Endpoint<unknown>): SagaGenerator<void> {
  if ((yield* select(selectLicensePreview))?.blobName === blobName) return;
  yield* showDownload(
    endpoint,
    {
      fetched: (url) => previewFetched({ blobName, url }),
      dropped: previewDropped,
      selectUrl: (state: PreviewState) => selectLicensePreview(state)?.url,
      left: [licenseUpload.left, switchSucceeded],
      replaced: [previewFetched],
    },
    { silent: true },
  );
}
