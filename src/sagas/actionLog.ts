// DEV-4, decision 0020: what an export of the action log holds, whether it replays, and its file.
import { call, getContext, put, race, type SagaGenerator, select, take, takeLeading } from 'typed-redux-saga';
import type { TapeDesk } from '../features/actionLog/actionLogReading.ts';
import {
  freshLogWanted,
  logChecked,
  logFailed,
  logLeft,
  logRead,
  saveBegun,
  saveEnded,
  saveWanted,
  segmentChecked,
} from '../features/actionLog/actionLogSlice.ts';
import { pageReloadRequested } from '../features/reload/reloadSlice.ts';
import { actionLogClosed, actionLogOpened, selectActionLogShown } from '../features/shell/shellSlice.ts';
import { now } from '../services/browser/clock.ts';
import { logError } from '../services/browser/log.ts';
import { holdReload } from './steps/holdReload.ts';
import { saveUrl } from './steps/saveFile.ts';

export function* actionLog(): SagaGenerator<void> {
  while (true) {
    while (!(yield* select(selectActionLogShown))) yield* take(actionLogOpened);
    const desk = yield* getContext<TapeDesk | undefined>('tapeDesk');
    if (desk) yield* race({ shown: call(show, desk), closed: take(actionLogClosed) });
    else yield* take(actionLogClosed);
    yield* put(logLeft());
  }
}

function* show(desk: TapeDesk): SagaGenerator<void> {
  yield* takeLeading(saveWanted, () => save(desk));
  yield* takeLeading(freshLogWanted, () => beginAnew(desk));
  try {
    const reading = yield* call(desk.readTape);
    yield* put(logRead(reading));
    for (const { number: segment } of reading.segments)
      yield* put(segmentChecked({ segment, check: yield* call(desk.checkTape, segment) }));
    yield* put(logChecked());
  } catch (thrown) {
    yield* call(logError, 'actionLog', thrown);
    yield* put(logFailed());
  }
}

function* save({ fileOfTape }: TapeDesk): SagaGenerator<void> {
  yield* put(saveBegun());
  const url = yield* call(fileOfTape);
  const minute = new Date(yield* call(now)).toISOString().slice(0, 16).replace(/[-:]/g, '').replace('T', '-');
  yield* put(saveEnded());
  yield* saveUrl(url, `atrium-actions-${minute}.tape.gz`);
}

/** A tape begins with its page: the fault is then reproduced on one that is short. */
function* beginAnew({ forgetTape }: TapeDesk): SagaGenerator<void> {
  yield* call(forgetTape);
  if (yield* holdReload('logBegunAnew')) return;
  yield* put(pageReloadRequested({ reason: 'logBegunAnew', delayMs: 0 }));
}
