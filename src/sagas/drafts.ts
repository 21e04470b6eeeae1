// TODO-8: an unsent form is kept a moment after the last key, and at once before a reload or when the tab goes away; where
// the session ends by itself, support/leaveForLogin.ts keeps it.
import { call, delay, put, race, type SagaGenerator, select, take, takeEvery } from 'typed-redux-saga';
import { TIMING } from '../constants/timing.ts';
import { uploaded } from '../features/attachments/attachmentsSlice.ts';
import { draftRemoved } from '../features/drafts/draftsSlice.ts';
import { pageReloadRequested } from '../features/reload/reloadSlice.ts';
import { peopleConfirmed } from '../features/selectPerson/selectPersonEvents.ts';
import {
  draftDiscarded,
  selectFormDraftKey,
  taskFormChanged,
  taskFormClosed,
  taskFormOpened,
  taskSaveSucceeded,
} from '../features/taskForm/taskFormSlice.ts';
import { hiddenChannel } from './channels/browserChannels.ts';
import { keepDraft } from './steps/keepDraft.ts';
import { whileShellOpen } from './waits/whileShellOpen.ts';

/** What changes a form. */
const EDITS = [taskFormChanged, uploaded, peopleConfirmed];
/** What leaves nothing to keep: the flow of the form has dealt with the draft itself. */
const ENDS = [taskFormOpened, taskFormClosed, taskSaveSucceeded, draftDiscarded];

export function* drafts(): SagaGenerator<void> {
  yield* whileShellOpen(keepDrafts);
}

function* keepDrafts(): SagaGenerator<void> {
  yield* takeEvery(draftDiscarded, function* () {
    yield* put(draftRemoved(yield* select(selectFormDraftKey)));
  });
  const hidden = yield* call(hiddenChannel);
  try {
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
  } finally {
    hidden.close();
  }
}
