import type { EventChannel } from 'redux-saga';
import { call, type SagaGenerator } from '../../effects/effects.ts';

/**
 * Lets `work` listen to the channel that `open` creates from `args`. The channel is closed however `work` ends, so a
 * crash leaves no listener behind.
 */
export function* withChannel<Event extends NonNullable<unknown>, Result, Args extends readonly unknown[]>(
  open: (...args: Args) => EventChannel<Event>,
  work: (channel: EventChannel<Event>) => SagaGenerator<Result>,
  ...args: Args
): SagaGenerator<Result> {
  const channel = yield* call(open, ...args);
  try {
    return yield* work(channel);
  } finally {
    channel.close();
  }
}
