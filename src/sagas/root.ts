import { call, fork, put, type SagaGenerator, take } from 'typed-redux-saga';
import { REHYDRATED } from '../constants/storageKeys.ts';
import { TIMING } from '../constants/timing.ts';
import { pageReloadRequested } from '../features/reload/reloadSlice.ts';
import { shellOpened } from '../features/workbench/workbenchSlice.ts';
import { orChunkLoadError } from '../lib/chunk.ts';
import { logError } from '../services/browser/log.ts';
import { mayReload } from '../services/browser/reloadGuard.ts';
import { accountForms } from './accountForms.ts';
import { companySwitch } from './companySwitch.ts';
import { crossTab } from './crossTab.ts';
import { feedback } from './feedback.ts';
import { login } from './login.ts';
import { network } from './network.ts';
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
import { showToast } from './steps/showToast.ts';
import { verifyPhone } from './verifyPhone.ts';

type Flow = () => SagaGenerator<void>;

/** Flows that every page needs. Routing is last: the first location finds all others listening. */
const entryFlows = {
  feedback,
  reload,
  network,
  sessionRefresh,
  session,
  crossTab,
  permissions,
  runtimeErrors,
  login,
  accountForms,
  smsCode,
  qrSignIn,
  register,
  verifyPhone,
  resetPassword,
  companySwitch,
  shell,
  loadShellFlows,
  routing,
};

/**
 * Waits until the stored keys are read, then starts every flow by itself. Each is forked inside a guard rather than
 * spawned: one that crashes takes no other along, and who ends the root ends them all.
 */
export function* rootSaga(): SagaGenerator<void> {
  yield* take(REHYDRATED);
  yield* startFlows(entryFlows);
}

function* startFlows(flows: Readonly<Record<string, Flow>>): SagaGenerator<void> {
  for (const [name, flow] of Object.entries(flows)) yield* fork(guarded, name, flow);
}

function* guarded(name: string, flow: Flow): SagaGenerator<void> {
  try {
    yield* call(flow);
  } catch (thrown) {
    yield* call(logError, name, thrown);
  }
}

/** A chunk that is lost (a new version was deployed meanwhile) is had again by one reload. */
function* loadShellFlows(): SagaGenerator<void> {
  yield* take(shellOpened);
  try {
    const { shellFlows } = yield* call(loadShellChunk);
    yield* startFlows(shellFlows);
  } catch (thrown) {
    yield* call(logError, 'shellFlows', thrown);
    if (yield* call(mayReload, 'chunkFailed')) yield* put(pageReloadRequested({ reason: 'chunkFailed', delayMs: 0 }));
    else yield* showToast('error', { key: 'errors:chunkFailed' }, TIMING.errorMessageMs);
  }
}

const loadShellChunk = () =>
  orChunkLoadError(import('./shellFlows.ts'), AbortSignal.timeout(TIMING.chunkLoadTimeoutMs));
