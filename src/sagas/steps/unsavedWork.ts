import { delay, put, type SagaGenerator, select } from 'typed-redux-saga';
import { TIMING } from '../../constants/timing.ts';
import { selectDirtyTabs } from '../../features/pageTabs/pageTabsSlice.ts';
import { pageReloadHeld, type ReloadReason } from '../../features/reload/reloadSlice.ts';
import { childPage } from '../../features/routing/pages.ts';
import { discardRequested } from '../../features/subApp/subAppEvents.ts';
import { askConfirmation } from '../waits/askConfirmation.ts';

/**
 * Whether every application may be closed: if one has unsaved work, the person is asked first. False if they stay.
 * Applications are told to discard unsaved work, and have a moment for it before their frames are removed.
 */
export function* leaveApplications(): SagaGenerator<boolean> {
  const dirty: readonly string[] = yield* select(selectDirtyTabs);
  if (dirty.length === 0) return true;
  const isGivenUp = yield* askConfirmation({
    question: { key: 'common:applicationsUnsaved' },
    confirm: { key: 'common:leaveAnyway' },
    danger: true,
  });
  if (!isGivenUp) return false;
  for (const path of dirty) yield* giveUp(path);
  yield* delay(TIMING.frameGoodbyeMs);
  return true;
}

/** The person has confirmed that the unsaved work in the tab at `path` is lost. */
export function* giveUp(path: string): SagaGenerator<void> {
  const page = childPage(path);
  if (page) yield* put(discardRequested({ module: page.module }));
}

/** Holds a reload that can wait while an application has unsaved work. False if nothing blocks it. */
export function* holdReload(reason: ReloadReason): SagaGenerator<boolean> {
  if ((yield* select(selectDirtyTabs)).length === 0) return false;
  yield* put(pageReloadHeld({ reason }));
  return true;
}
