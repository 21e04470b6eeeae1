import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { selectDirtyTabs } from '../../features/pageTabs/pageTabsSlice.ts';
import { pageReloadHeld, type ReloadReason } from '../../features/reload/reloadSlice.ts';
import { askConfirmation } from './askConfirmation.ts';

/** Whether every application may go: where one has unsaved work, the person is asked first. False if they stay. */
export function* leaveApplications(): SagaGenerator<boolean> {
  if ((yield* select(selectDirtyTabs)).length === 0) return true;
  return yield* askConfirmation({
    question: { key: 'common:applicationsUnsaved' },
    confirm: { key: 'common:leaveAnyway' },
    danger: true,
  });
}

/** Holds a reload that can wait while an application has unsaved work. False if nothing stands in its way. */
export function* holdReload(reason: ReloadReason): SagaGenerator<boolean> {
  if ((yield* select(selectDirtyTabs)).length === 0) return false;
  yield* put(pageReloadHeld({ reason }));
  return true;
}
