// NTF-4 across tabs: what one tab has marked read becomes read in all tabs of this session at once.
import { call, put, type SagaGenerator, select, take, takeEvery } from '../effects/effects.ts';
import { moduleRead, moduleReadElsewhere } from '../features/notificationCentre/notificationCentreSlice.ts';
import { selectTokenFlag } from '../features/session/sessionSlice.ts';
import { readingChannel, tellReading } from './channels/readingChannel.ts';

export function* shareReading(): SagaGenerator<void> {
  const flag = (yield* select(selectTokenFlag)) ?? 'account';
  const reading = yield* call(readingChannel, `atrium-read-${flag}`);
  try {
    yield* takeEvery(moduleRead, function* ({ payload }) {
      yield* call(tellReading, reading, payload);
    });
    while (true) yield* put(moduleReadElsewhere(yield* take(reading)));
  } finally {
    reading.close();
  }
}
