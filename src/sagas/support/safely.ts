import { call, type SagaGenerator } from 'typed-redux-saga';
import { logError } from '../../services/browser/log.ts';

/** Runs one run of a flow; a crash is logged with the flow's name and ends that run, never the flow. */
export function* safely<Args extends unknown[]>(
  flow: string,
  run: (...args: Args) => Generator<unknown, unknown>,
  ...args: Args
): SagaGenerator<void> {
  try {
    yield* call(run, ...args);
  } catch (thrown) {
    yield* call(logError, flow, thrown);
  }
}
