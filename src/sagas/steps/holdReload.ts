import { put, type SagaGenerator, select } from '../../effects/effects.ts';
import { selectDirtyTabs } from '../../features/pageTabs/pageTabsSlice.ts';
import { pageReloadHeld, type ReloadReason } from '../../features/reload/reloadSlice.ts';

/** Holds a reload that can wait while an application has unsaved work. False if nothing blocks it. */
export function* holdReload(reason: ReloadReason): SagaGenerator<boolean> {
  if ((yield* select(selectDirtyTabs)).length === 0) return false;
  yield* put(pageReloadHeld({ reason }));
  return true;
}
