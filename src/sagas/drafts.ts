// TODO-8: an unsent form is saved shortly after the last keystroke, and immediately before a reload, when the tab is
// hidden or closed, or when the session ends by itself.
import { TIMING } from '../constants/timing.ts';
import { call, delay, fork, put, race, type SagaGenerator, select, take, takeEvery } from '../effects/effects.ts';
import { fileUploaded } from '../features/attachments/attachmentsSlice.ts';
import {
  draftRemoved,
  draftSaved,
  draftTakenOver,
  ownDraftsKept,
  selectTabDrafts,
  tabNamed,
} from '../features/drafts/draftsSlice.ts';
import { peopleConfirmed } from '../features/selectPerson/selectPersonEvents.ts';
import { selectHostInfo, sessionEnding, signInReopened } from '../features/session/sessionSlice.ts';
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
import { sameData } from '../lib/sameData.ts';
import { isOfAccount } from '../lib/scope.ts';
import { holdTabName, readTabName, renameTab } from '../services/browser/tabName.ts';
import { keepDraft } from './steps/taskFormSteps.ts';
import { otherTabWrote } from './waits/otherTabWrote.ts';
import { untilPageGoes } from './waits/untilPageGoes.ts';
import { whileShellOpen } from './waits/whileShellOpen.ts';

/** Events that change a form. */
const EDITS = [taskFormChanged, timeTyped, fileUploaded, peopleConfirmed];
/** Events after which there is nothing to keep: the form's own flow has handled the draft. */
const ENDS = [taskFormOpened, taskFormClosed, taskSaveSucceeded, draftDiscarded];

export function* drafts(): SagaGenerator<void> {
  yield* whileShellOpen(keepDrafts);
}

function* keepDrafts(): SagaGenerator<void> {
  yield* put(tabNamed(yield* call(readTabName)));
  yield* fork(keepName);
  yield* takeEvery(draftDiscarded, function* () {
    yield* put(draftRemoved(yield* select(selectFormDraftKey)));
  });
  // The session is cleared right after these events, and the form with it.
  yield* takeEvery([sessionEnding, signInReopened], keepIfDirty);
  // This flow may have crashed between an edit and its draft.
  yield* keepIfDirty();
  yield* keepAfterEdits();
}

/** Saves the typed text after a debounce, and immediately when the tab is hidden or the page goes. */
function* keepAfterEdits(): SagaGenerator<void> {
  while (true) {
    yield* take(EDITS);
    const { ended } = yield* race({ rests: call(untilItRests), goes: call(untilPageGoes), ended: take(ENDS) });
    if (!ended) yield* keepDraft();
  }
}

function* untilItRests(): SagaGenerator<void> {
  while (true) {
    const { rests } = yield* race({ rests: delay(TIMING.draftSaveMs), more: take(EDITS) });
    if (rests) return;
  }
}

/** The tab keeps its own name, or takes another one; from then on no other tab owns its drafts. */
function* keepName(): SagaGenerator<void> {
  const name = yield* call(readTabName);
  if (!(yield* call(holdTabName, name, TIMING.tabNameMs))) {
    const another = yield* call(renameTab);
    yield* put(tabNamed(another));
    yield* call(holdTabName, another, TIMING.tabNameMs);
  }
  yield* keepOwnDrafts();
}

/**
 * Each tab writes the drafts of all tabs, so a concurrent write may carry a stale version of this tab's drafts. Only a
 * log-out removes the key, and after that nothing is kept.
 */
function* keepOwnDrafts(): SagaGenerator<void> {
  while (true) {
    const mine = yield* select(selectTabDrafts);
    const { theirs } = yield* race({
      theirs: call(otherTabWrote, 'drafts'),
      own: take([draftSaved, draftRemoved, draftTakenOver]),
    });
    if (typeof theirs !== 'string') continue;
    const account = yield* select(selectHostInfo);
    const foreign = Object.keys(mine).some((place) => !isOfAccount(place, account?.id ?? ''));
    if (!foreign && !sameData(mine, yield* select(selectTabDrafts))) yield* put(ownDraftsKept(mine));
  }
}

function* keepIfDirty(): SagaGenerator<void> {
  if (yield* select(selectFormDirty)) yield* keepDraft();
}
