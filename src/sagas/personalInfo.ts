// CON-1 "Personal info": the account's own name and address, and its picture (sagas/personalPicture.ts).
import { fork, put, type SagaGenerator } from 'typed-redux-saga';
import { PATHS } from '../constants/paths.ts';
import { TIMING } from '../constants/timing.ts';
import { forgetRequested } from '../features/forms/formsSlice.ts';
import {
  type PersonalField,
  personalInfoForm,
  personalInfoResource,
} from '../features/personalInfo/personalInfoSlice.ts';
import * as api from '../services/api/personalInfo.ts';
import { keepFresh } from './calls/keepFresh.ts';
import { load } from './calls/resource.ts';
import { submitOnPage } from './calls/submission.ts';
import { personalPicture } from './personalPicture.ts';
import { callReauthenticated } from './steps/reauthenticated.ts';
import { showToast } from './steps/showToast.ts';
import { whileConsolePage } from './waits/whileConsolePage.ts';

export function* personalInfo(): SagaGenerator<void> {
  yield* fork(() => whileConsolePage('personalInfo', showInfo));
  yield* submitOnPage(PATHS.personalInfo, personalInfoForm, save, function* () {
    // What was saved is there before what was typed goes: the fields show the same text throughout.
    yield* load(personalInfoResource, api.ownPersonalInfo());
    yield* put(forgetRequested('personalInfo'));
    yield* showToast('success', { key: 'personalInfo:saved' }, TIMING.messageMs);
  });
}

/** For another address the server wants to know first who sits there. */
const save = (input: Record<PersonalField, string>) => callReauthenticated(api.changedPersonalInfo(input));

function* showInfo(): SagaGenerator<void> {
  yield* fork(personalPicture);
  yield* keepFresh(() => load(personalInfoResource, api.ownPersonalInfo()), {
    on: [personalInfoResource.wanted],
    live: false,
  });
}
