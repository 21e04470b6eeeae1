import type { EventChannel } from 'redux-saga';
import { call, type SagaGenerator } from 'typed-redux-saga';

/** Lets `work` listen to a channel, which is closed however `work` ends: a crash leaves no listener behind. */
export function* withChannel<Event extends NonNullable<unknown>, Result>(
  open: () => EventChannel<Event>,
  work: (channel: EventChannel<Event>) => SagaGenerator<Result>,
): SagaGenerator<Result> {
  const channel = yield* call(open);
  try {
    return yield* work(channel);
  } finally {
    channel.close();
  }
}
