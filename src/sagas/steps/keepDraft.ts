import { call, put, type SagaGenerator, select } from 'typed-redux-saga';
import { selectTimeZone } from '../../features/clock/clockSlice.ts';
import { draftRemoved, draftSaved } from '../../features/drafts/draftsSlice.ts';
import { selectFormDirty, selectFormDraftKey, selectFormValues } from '../../features/taskForm/taskFormSlice.ts';
import { wallClockAt } from '../../lib/wallClock.ts';
import { now } from '../../services/browser/clock.ts';

/** Keeps what stands in the open form; one that holds nothing of the person's has no draft. */
export function* keepDraft(): SagaGenerator<void> {
  const key = yield* select(selectFormDraftKey);
  const values = yield* select(selectFormValues);
  if (yield* select(selectFormDirty)) yield* put(draftSaved({ key, draft: { savedAt: yield* wallNow(), values } }));
  else yield* put(draftRemoved(key));
}

/** Now, as wall clock of the company's zone. */
function* wallNow(): SagaGenerator<string> {
  return wallClockAt(yield* call(now), yield* select(selectTimeZone));
}
