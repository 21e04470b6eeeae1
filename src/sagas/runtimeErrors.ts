// Spec §8 "Runtime errors", ERR-3: two known faults of mounted applications are fixed by a reload, but not in a loop.
import type { EventChannel } from 'redux-saga';
import { CURED_BY_RELOAD } from '../constants/runtimeFaults.ts';
import { call, put, type SagaGenerator, take } from '../effects/effects.ts';
import { pageReloadWanted } from '../features/reload/reloadSlice.ts';
import { logWarning } from '../services/browser/log.ts';
import { mayReload } from '../services/browser/reloadGuard.ts';
import { runtimeErrorChannel } from './channels/browserChannels.ts';
import { withChannel } from './channels/withChannel.ts';

/** Whether an uncaught error is one of the two that a reload of the page cures (ERR-3). */
export const isCuredByReload = (message: string): boolean => CURED_BY_RELOAD.some((text) => message.includes(text));

export function* runtimeErrors(): SagaGenerator<void> {
  yield* withChannel(runtimeErrorChannel, followErrors);
}

function* followErrors(errors: EventChannel<string>): SagaGenerator<void> {
  while (true) {
    const message = yield* take(errors);
    if (!isCuredByReload(message)) continue;
    if (yield* call(mayReload, 'runtimeError')) yield* put(pageReloadWanted({ reason: 'runtimeError', delayMs: 0 }));
    else yield* call(logWarning, 'runtimeErrors', 'the same fault again right after a reload; staying');
  }
}
