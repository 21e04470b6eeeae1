// CON-1 "Security settings": how and from where the account signs in, and what has happened to it.
import { TIMING } from '../constants/timing.ts';
import { call, fork, put, type SagaGenerator, select, takeEvery, takeLatest } from '../effects/effects.ts';
import {
  endsUnderWay,
  formClosed,
  logResource,
  moreOfLogWanted,
  newPasswordTyped,
  OTHERS,
  othersEndWanted,
  ownSessionEnded,
  PASSWORD_FIELDS,
  passwordForm,
  phoneForm,
  selectLogLength,
  sessionEndWanted,
  sessionsResource,
  strengthLearned,
  waysResource,
} from '../features/securitySetting/securitySettingSlice.ts';
import { selectHostInfo } from '../features/session/sessionSlice.ts';
import { NO_FAILURE } from '../lib/formFailure.ts';
import * as api from '../services/api/security.ts';
import { passwordStrength } from '../services/browser/passwordStrength.ts';
import { type ApiResult, callApi } from './calls/callApi.ts';
import { formFailureOf } from './calls/formFailure.ts';
import { keepFresh } from './calls/keepFresh.ts';
import { load } from './calls/resource.ts';
import { settleSubmission } from './calls/submission.ts';
import { whileUnderWay } from './calls/underWay.ts';
import { callReauthenticated } from './steps/reauthenticated.ts';
import { settleChange } from './steps/settleChange.ts';
import { showToast } from './steps/showToast.ts';
import { askConfirmation } from './waits/askConfirmation.ts';
import { whileAccountPage } from './waits/whileAccountPage.ts';

export function* securitySetting(): SagaGenerator<void> {
  yield* whileAccountPage('securitySetting', function* () {
    yield* fork(() =>
      keepFresh(() => load(waysResource, api.ownSecuritySettings()), { on: [waysResource.wanted], live: false }),
    );
    yield* fork(() =>
      keepFresh(() => load(sessionsResource, api.ownSessions(), { as: ({ items }) => items }), {
        on: [sessionsResource.wanted],
        live: false,
      }),
    );
    yield* takeEvery(passwordForm.submitted, changePassword);
    yield* takeEvery(phoneForm.submitted, changePhone);
    yield* takeLatest(newPasswordTyped, judge);
    yield* takeEvery(sessionEndWanted, endSession);
    yield* takeEvery(othersEndWanted, endOthers);
    yield* keepFresh(loadLog, { on: [logResource.wanted, moreOfLogWanted], live: false });
  });
}

function* loadLog(): SagaGenerator<void> {
  yield* load(logResource, api.ownSecurityLog(yield* select(selectLogLength)), {
    as: ({ items, totalCount }) => ({ rows: items, totalCount }),
  });
}

/** The current password serves as re-authentication. */
function* changePassword({ payload }: ReturnType<typeof passwordForm.submitted>): SagaGenerator<void> {
  const { currentPassword, newPassword } = payload;
  const proof: ApiResult<unknown> | null =
    currentPassword === '' ? null : yield* callApi(api.passwordProof(currentPassword), { silent: true });
  const refused = proof !== null && !proof.ok && proof.error.kind !== 'other' ? proof : null;
  const answer = refused ?? (yield* callReauthenticated(api.changedPassword(currentPassword, newPassword)));
  const { error } = refused ? formFailureOf(refused.error, PASSWORD_FIELDS) : NO_FAILURE;
  const outcome = error ? { fields: { currentPassword: error }, error: null } : answer;
  if (yield* settleSubmission(passwordForm, outcome)) yield* changed({ key: 'securitySetting:passwordChanged' });
}

function* changePhone({ payload }: ReturnType<typeof phoneForm.submitted>): SagaGenerator<void> {
  const answer = yield* callReauthenticated(api.changedPhone(payload.phoneNumber, payload.code));
  if (yield* settleSubmission(phoneForm, answer)) yield* changed({ key: 'securitySetting:phoneChanged' });
}

/** The change has ended the other sign-ins, and appears in the log. */
function* changed(message: { key: string }): SagaGenerator<void> {
  yield* put(formClosed());
  for (const resource of [waysResource, sessionsResource, logResource]) yield* put(resource.wanted());
  yield* showToast('success', message, TIMING.messageMs);
}

function* judge({ payload }: ReturnType<typeof newPasswordTyped>): SagaGenerator<void> {
  if (payload.password === '') {
    yield* put(strengthLearned(null));
    return;
  }
  const account = yield* select(selectHostInfo);
  const own = account === null ? [] : [account.userName, account.name];
  yield* put(strengthLearned(yield* call(passwordStrength, payload.password, own)));
}

function* endSession({ payload: { id, name } }: ReturnType<typeof sessionEndWanted>): SagaGenerator<void> {
  const isMeant = yield* askConfirmation({
    title: { key: 'securitySetting:endTitle' },
    question: { key: 'securitySetting:endQuestion', params: { name } },
    confirm: { key: 'securitySetting:end' },
    danger: true,
  });
  if (!isMeant) return;
  const answer = yield* whileUnderWay(endsUnderWay, id, () => callApi(api.sessionEnd(id)));
  if (!answer?.ok) return;
  yield* put(ownSessionEnded(id));
  yield* put(logResource.wanted());
}

function* endOthers(): SagaGenerator<void> {
  const isMeant = yield* askConfirmation({
    title: { key: 'securitySetting:endOthers' },
    question: { key: 'securitySetting:endOthersQuestion' },
    confirm: { key: 'securitySetting:endOthers' },
    danger: true,
  });
  if (!isMeant) return;
  const answer = yield* whileUnderWay(endsUnderWay, OTHERS, () => callReauthenticated(api.otherSessionsEnd()));
  if (yield* settleChange(answer)) yield* changed({ key: 'securitySetting:othersEnded' });
}
