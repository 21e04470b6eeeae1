// Decision 0021: the page that plays tapes. Files are read, a segment is played through, then its rows are shown.
import { TIMING } from '../constants/timing.ts';
import {
  call,
  delay,
  getContext,
  put,
  race,
  type SagaGenerator,
  select,
  take,
  takeEvery,
  takeLatest,
} from '../effects/effects.ts';
import type { Theatre } from '../features/replayDesk/replayDeskReading.ts';
import { selectLastRow } from '../features/replayDesk/replayDeskSelectors.ts';
import {
  devToolsFileWanted,
  differenceCopied,
  differenceCopyWanted,
  filesChosen,
  looseWanted,
  openWanted,
  pauseWanted,
  playBegun,
  playEnded,
  playWanted,
  rehearsalEnded,
  rowShown,
  rowWanted,
  segmentChosen,
  selectReplayDesk,
  tapesRead,
} from '../features/replayDesk/replayDeskSlice.ts';
import { saveBlobUrl } from '../services/browser/blobs.ts';
import { copyText } from '../services/browser/clipboard.ts';
import { type PickedFile, pickFiles } from '../services/browser/files.ts';
import { droppedFilesChannel } from './channels/droppedFilesChannel.ts';

/** Rows per frame at the highest speed. */
const AT_ONCE = 8;

export function* replayDesk(): SagaGenerator<void> {
  const theatre = yield* getContext<Theatre>('theatre');
  yield* takeEvery(devToolsFileWanted, () => saveForDevTools(theatre));
  yield* takeEvery(differenceCopyWanted, copyDifference);
  yield* takeLatest(openWanted, choose);
  yield* takeEvery(yield* call(droppedFilesChannel), openAll);
  yield* takeLatest(filesChosen, ({ payload }) => read(theatre, payload));
  yield* takeLatest([segmentChosen, looseWanted], () => rehearse(theatre));
  yield* takeEvery(rowWanted, ({ payload }) => show(theatre, payload));
  while (true) {
    yield* take(playWanted);
    if ((yield* select(selectReplayDesk)).status !== 'ready') continue;
    yield* race({ played: call(play, theatre), stopped: take([pauseWanted, filesChosen, segmentChosen]) });
    yield* put(playEnded());
  }
}

function* choose(): SagaGenerator<void> {
  yield* openAll(yield* call(pickFiles));
}

function* openAll(files: readonly PickedFile[]): SagaGenerator<void> {
  if (files.length > 0) yield* put(filesChosen(files.map(({ id }) => id)));
}

function* read(theatre: Theatre, files: readonly string[]): SagaGenerator<void> {
  const tapes = yield* call(theatre.readTapes, files);
  yield* put(tapesRead(tapes));
  if (tapes.segments.length > 0) yield* rehearse(theatre);
}

/** Plays the chosen segment through, and shows where it ended if it diverged; else its beginning. */
function* rehearse(theatre: Theatre): SagaGenerator<void> {
  const { segment, isLoose } = yield* select(selectReplayDesk);
  const rehearsal = yield* call(theatre.rehearse, segment, isLoose);
  yield* put(rehearsalEnded(rehearsal));
  yield* show(theatre, rehearsal.difference ? rehearsal.difference.row - 1 : 0);
}

/** Lines beyond the end of a replay can be read too; the stage then keeps what it showed last. */
function* show(theatre: Theatre, wanted: number): SagaGenerator<void> {
  const { rehearsal } = yield* select(selectReplayDesk);
  const end = (rehearsal?.rows.length ?? 0) - 1;
  const row = Math.max(0, Math.min(wanted, end));
  if (end >= 0) yield* put(rowShown({ row, view: yield* call(theatre.showRow, row) }));
}

/** Plays from the shown row to the last one; from the first if the last is shown. */
function* play(theatre: Theatre): SagaGenerator<void> {
  yield* put(playBegun());
  const last = yield* select(selectLastRow);
  if ((yield* select(selectReplayDesk)).row >= last) yield* show(theatre, 0);
  while (true) {
    const { row, rehearsal, speed } = yield* select(selectReplayDesk);
    const rows = rehearsal?.rows ?? [];
    if (row >= last) return;
    let next = row;
    let wait = 0;
    // Everything within one frame is drawn at once.
    while (next < last && wait < TIMING.replayFrameMs) {
      const ms = (rows[next + 1]?.ms ?? 0) - (rows[next]?.ms ?? 0);
      if (speed !== 0) wait += Math.min(ms, TIMING.longestReplayedWaitMs) / speed;
      else if (next - row >= AT_ONCE) wait = TIMING.replayFrameMs;
      next += 1;
    }
    yield* delay(Math.max(wait, speed === 0 ? TIMING.replayFrameMs : 0));
    yield* show(theatre, next);
  }
}
function* saveForDevTools(theatre: Theatre): SagaGenerator<void> {
  const { segments, segment } = yield* select(selectReplayDesk);
  const name = segments[segment]?.file.replace(/(\.tape)?(\.gz)?$/, '') ?? 'tape';
  const url = yield* call(theatre.fileForDevTools);
  yield* call(saveBlobUrl, url, `${name}-${segments[segment]?.number ?? 0}.devtools.json`);
}

/** Copies the difference as text for a report: flow, effect, and both lines. */
function* copyDifference(): SagaGenerator<void> {
  const { difference } = (yield* select(selectReplayDesk)).rehearsal ?? {};
  if (!difference) return;
  const { flow, effect, expected, got } = difference;
  yield* put(differenceCopied(yield* call(copyText, `${flow}, ${effect}\n- ${expected}\n+ ${got}`)));
}
