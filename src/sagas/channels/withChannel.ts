import type { EventChannel } from 'redux-saga';
import { call, type SagaGenerator } from 'typed-redux-saga';

/**
 * Lets `work` listen to the channel that `open` makes of `args`; it is closed however `work` ends: a crash leaves no
 * listener behind.
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
