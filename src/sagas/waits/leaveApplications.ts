import { TIMING } from '../../constants/timing.ts';
import { delay, type SagaGenerator, select } from '../../effects/effects.ts';
import { selectDirtyTabs } from '../../features/pageTabs/pageTabsSlice.ts';
import { giveUp } from '../steps/giveUp.ts';
import { askConfirmation } from './askConfirmation.ts';

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
