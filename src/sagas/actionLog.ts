// DEV-4, decision 0020: what an export of the action log holds, whether it replays, and its file.
import {
  call,
  getContext,
  put,
  race,
  type SagaGenerator,
  select,
  take,
  takeEvery,
  takeLeading,
} from '../effects/effects.ts';
import type { TapeDesk } from '../features/actionLog/actionLogReading.ts';
import {
  freshLogWanted,
  logChecked,
  logLeft,
  logRead,
  logSaveUnderWay,
  saveWanted,
  segmentChecked,
} from '../features/actionLog/actionLogSlice.ts';
import { pageReloadWanted } from '../features/reload/reloadSlice.ts';
import { sessionCleared } from '../features/session/sessionSlice.ts';
import { actionLogClosed, actionLogOpened, selectActionLogShown } from '../features/shell/shellSlice.ts';
import { saveBlobUrl } from '../services/browser/blobs.ts';
import { whileUnderWay } from './calls/underWay.ts';
import { holdReload } from './steps/holdReload.ts';
import { fileMinute } from './steps/saveFile.ts';

/** The log belongs to the session that it is read in, so that it does not lie over the sign-in page. */
const CLOSINGS = [actionLogClosed, sessionCleared];

export function* actionLog(): SagaGenerator<void> {
  const desk = yield* getContext<TapeDesk | undefined>('tapeDesk');
  if (!desk) return;
  // Closing the dialog cancels neither.
  yield* takeEvery(saveWanted, () => save(desk));
  yield* takeLeading(freshLogWanted, () => beginAnew(desk));
  while (true) {
    while (!(yield* select(selectActionLogShown))) yield* take(actionLogOpened);
    yield* race({ shown: call(show, desk), closed: take(CLOSINGS) });
    if (yield* select(selectActionLogShown)) yield* take(CLOSINGS);
    yield* put(logLeft());
  }
}

/** Reads the log, then checks whether each part of it replays. */
function* show(desk: TapeDesk): SagaGenerator<void> {
  const reading = yield* call(desk.readTape);
  yield* put(logRead(reading));
  for (const { number: segment } of reading.segments)
    yield* put(segmentChecked({ segment, check: yield* call(desk.checkTape, segment) }));
  yield* put(logChecked());
}

function* save({ fileOfTape }: TapeDesk): SagaGenerator<void> {
  yield* whileUnderWay(logSaveUnderWay, 'log', function* () {
    const name = `atrium-actions-${yield* fileMinute()}.tape.gz`;
    yield* call(saveBlobUrl, yield* call(fileOfTape), name);
  });
}

/** A tape begins with its page load, so the fault can be reproduced on a short one. */
function* beginAnew({ forgetTape }: TapeDesk): SagaGenerator<void> {
  yield* call(forgetTape);
  if (yield* holdReload('logBegunAnew')) return;
  yield* put(pageReloadWanted({ reason: 'logBegunAnew', delayMs: 0 }));
}
