// CON-1 "Personal info": the account's own name and address, and its picture (sagas/personalPicture.ts).
import { TIMING } from '../constants/timing.ts';
import { fork, put, type SagaGenerator, select } from '../effects/effects.ts';
import { forgetWanted } from '../features/forms/formsSlice.ts';
import { ownNameChanged } from '../features/personalInfo/personalInfoEvents.ts';
import {
  type PersonalField,
  personalInfoForm,
  personalInfoResource,
  selectPersonalInfo,
} from '../features/personalInfo/personalInfoSlice.ts';
import { ACCOUNT_PAGES } from '../features/routing/accountPages.ts';
import { selectHostInfo } from '../features/session/sessionSlice.ts';
import * as api from '../services/api/personalInfo.ts';
import { keepFresh } from './calls/keepFresh.ts';
import { loadAgain } from './calls/loadAgain.ts';
import { load } from './calls/resource.ts';
import { submitOnPage } from './calls/submission.ts';
import { personalPicture } from './personalPicture.ts';
import { overVersion, type Version } from './steps/overVersion.ts';
import { callReauthenticated } from './steps/reauthenticated.ts';
import { showToast } from './steps/showToast.ts';
import { whileAccountPage } from './waits/whileAccountPage.ts';

export function* personalInfo(): SagaGenerator<void> {
  yield* fork(() => whileAccountPage('personalInfo', showInfo));
  for (const path of ACCOUNT_PAGES.personalInfo) yield* fork(() => submitOnPage(path, personalInfoForm, save, saved));
}

/**
 * Shows the saved text before the typed text is dropped, so that the fields do not flicker; the header shows the new
 * name.
 */
function* saved(): SagaGenerator<void> {
  yield* readAgain();
  const { data } = yield* select(selectPersonalInfo);
  const account = yield* select(selectHostInfo);
  if (data && account && data.name !== account.name) yield* put(ownNameChanged(data.name));
  yield* put(forgetWanted('personalInfo'));
  yield* showToast('success', { key: 'personalInfo:saved' }, TIMING.messageMs);
}

const NAMES = {
  name: { key: 'personalInfo:name' },
  englishName: { key: 'personalInfo:englishName' },
  email: { key: 'personalInfo:email' },
} as const;

const readAgain = () => loadAgain(personalInfoResource);

function* known(): SagaGenerator<Version<PersonalField> | null> {
  const { data } = yield* select(selectPersonalInfo);
  if (data === null) return null;
  const { name, englishName, email, concurrencyStamp } = data;
  return { values: { name, englishName: englishName ?? '', email: email ?? '' }, stamp: concurrencyStamp ?? null };
}

/** The server requires re-authentication before the address changes. */
const save = (own: Record<PersonalField, string>) =>
  overVersion({
    own,
    known,
    read: readAgain,
    send: (values, version) => callReauthenticated(api.changedPersonalInfo(values, version?.stamp ?? null)),
    names: NAMES,
  });

function* showInfo(): SagaGenerator<void> {
  yield* fork(personalPicture);
  yield* keepFresh(() => load(personalInfoResource, api.ownPersonalInfo()), {
    on: [personalInfoResource.wanted],
    live: false,
  });
}
