import { type SagaGenerator, take } from 'typed-redux-saga';
import { REHYDRATED } from '../constants/storageKeys.ts';
import { areas } from './areas.ts';
import { companySwitch } from './companySwitch.ts';
import { crossTab } from './crossTab.ts';
import { feedback } from './feedback.ts';
import { forms } from './forms.ts';
import { login } from './login.ts';
import { network } from './network.ts';
import { notMe } from './notMe.ts';
import { permissions } from './permissions.ts';
import { qrSignIn } from './qrSignIn.ts';
import { register } from './register.ts';
import { reload } from './reload.ts';
import { resetPassword } from './resetPassword.ts';
import { routing } from './routing.ts';
import { runtimeErrors } from './runtimeErrors.ts';
import { session } from './session.ts';
import { sessionRefresh } from './sessionRefresh.ts';
import { shell } from './shell.ts';
import { smsCode } from './smsCode.ts';
import { superviseAll } from './supervise.ts';
import { verifyPhone } from './verifyPhone.ts';

/** Flows that every page needs. Routing comes last: by the first location all others are listening. */
export const entryFlows = {
  feedback,
  reload,
  network,
  sessionRefresh,
  session,
  crossTab,
  permissions,
  runtimeErrors,
  login,
  forms,
  smsCode,
  qrSignIn,
  register,
  verifyPhone,
  resetPassword,
  notMe,
  companySwitch,
  shell,
  areas,
  routing,
};

/** Waits until the stored keys are read, then starts every flow. Cancelling the root ends them all. */
export function* rootSaga(): SagaGenerator<void> {
  yield* take(REHYDRATED);
  yield* superviseAll(entryFlows);
}
