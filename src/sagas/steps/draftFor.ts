import { call, put, type SagaGenerator, select } from 'typed-redux-saga';
import { type Draft, draftTakenOver, selectDraft, selectDraftsElsewhere } from '../../features/drafts/draftsSlice.ts';
import { openTabs } from '../../services/browser/tabName.ts';

/**
 * The draft that the form with this key goes on with: that of this tab, else the newest one of a tab that is gone, which
 * then belongs to this tab. A draft of another open tab is left to it (decision 0007).
 */
export function* draftFor(key: string): SagaGenerator<Draft | undefined> {
  const own = yield* select(selectDraft, key);
  if (own) return own;
  const elsewhere = yield* select(selectDraftsElsewhere, key);
  if (elsewhere.length === 0) return undefined;
  const open = yield* call(openTabs);
  const left = elsewhere.find(({ tab }) => !open.includes(tab));
  if (left) yield* put(draftTakenOver({ key, tab: left.tab }));
  return left?.draft;
}
