// TODO-8: an unsent form is kept a moment after the last keystroke, and at once before a reload, when the tab is hidden
// or closed, or when the session ends by itself.
import { delay, put, race, type SagaGenerator, select, take, takeEvery } from 'typed-redux-saga';
import { TIMING } from '../constants/timing.ts';
import { uploaded } from '../features/attachments/attachmentsSlice.ts';
import { draftRemoved } from '../features/drafts/draftsSlice.ts';
import { pageReloadRequested } from '../features/reload/reloadSlice.ts';
import { peopleConfirmed } from '../features/selectPerson/selectPersonEvents.ts';
import { sessionEnding, signInReopened } from '../features/session/sessionSlice.ts';
import {
  draftDiscarded,
  selectFormDirty,
  selectFormDraftKey,
  taskFormChanged,
  taskFormClosed,
  taskFormOpened,
  taskSaveSucceeded,
  timeTyped,
} from '../features/taskForm/taskFormSlice.ts';
import { hiddenChannel } from './channels/browserChannels.ts';
import { withChannel } from './channels/withChannel.ts';
import { keepDraft } from './steps/taskFormSteps.ts';
import { whileShellOpen } from './waits/whileShellOpen.ts';

/** What changes a form. */
const EDITS = [taskFormChanged, timeTyped, uploaded, peopleConfirmed];
/** What leaves nothing to keep: the flow of the form has dealt with the draft itself. */
const ENDS = [taskFormOpened, taskFormClosed, taskSaveSucceeded, draftDiscarded];

export function* drafts(): SagaGenerator<void> {
  yield* whileShellOpen(keepDrafts);
}

function* keepDrafts(): SagaGenerator<void> {
  yield* takeEvery(draftDiscarded, function* () {
    yield* put(draftRemoved(yield* select(selectFormDraftKey)));
  });
  // The session is cleared right after these events, and the form with it.
  yield* takeEvery([sessionEnding, signInReopened], keepIfDirty);
  // This flow may have crashed between an edit and its draft.
  yield* keepIfDirty();
  yield* withChannel(hiddenChannel, function* (hidden) {
    while (true) {
      yield* take(EDITS);
      let ended = false;
      for (let quiet = false; !quiet && !ended; ) {
        const event = yield* race({
          quiet: delay(TIMING.draftSaveMs),
          hidden: take(hidden),
          reload: take(pageReloadRequested),
          ended: take(ENDS),
          more: take(EDITS),
        });
        ended = event.ended !== undefined;
        quiet = event.more === undefined;
      }
      if (!ended) yield* keepDraft();
    }
  });
}

function* keepIfDirty(): SagaGenerator<void> {
  if (yield* select(selectFormDirty)) yield* keepDraft();
}
