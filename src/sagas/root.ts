import type { SagaMonitor } from 'redux-saga';
import { REHYDRATED } from '../constants/storageKeys.ts';
import { type SagaGenerator, take } from '../effects/effects.ts';
import { areas } from './areas.ts';
import { companySwitch } from './companySwitch.ts';
import { companyUnread } from './companyUnread.ts';
import { watchEffects } from './crashedEffect.ts';
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
import { supervise, superviseAll } from './supervise.ts';
import { verifyPhone } from './verifyPhone.ts';

/** Flows that every page needs. Routing comes last, so that all others are listening by the first location. */
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
  companyUnread,
  shell,
  areas,
  routing,
};

/** Waits until the stored keys are read, then starts every flow. Cancelling the root ends them all. */
export function* rootSaga(): SagaGenerator<void> {
  yield* take(REHYDRATED);
  yield* superviseAll(entryFlows);
}

/** How the flows run: what starts them, what watches their effects, and how a tape tells them apart. */
export interface Program {
  readonly saga: () => SagaGenerator<void>;
  /** Learns which effect threw. A new one for each run. */
  readonly watch: () => SagaMonitor;
  /** The flow that a forked function begins, by its arguments; undefined if it is part of the current one. */
  readonly flowBegunBy: (fn: unknown, args: readonly unknown[]) => string | undefined;
}

/** The portal's. */
export const program: Program = {
  saga: rootSaga,
  watch: watchEffects,
  flowBegunBy: (fn, args) => (fn === supervise ? String(args[0]) : undefined),
};
