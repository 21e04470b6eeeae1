import { type SagaGenerator, select } from 'typed-redux-saga';
import { selectDirtyTabs } from '../../features/pageTabs/pageTabsSlice.ts';
import { askConfirmation } from '../waits/askConfirmation.ts';

/** Whether every application may go: one with unsaved work asks first. False if the person stays. */
export function* leaveApplications(): SagaGenerator<boolean> {
  if ((yield* select(selectDirtyTabs)).length === 0) return true;
  return yield* askConfirmation({
    question: { key: 'common:applicationsUnsaved' },
    confirm: { key: 'common:leaveAnyway' },
    danger: true,
  });
}
