import type { SagaGenerator } from '../../effects/effects.ts';
import {
  type ConsoleState,
  selectConsoleOpen,
  selectConsoleScreen,
} from '../../features/consoleMenu/consoleMenuSlice.ts';
import { type AccountScreen, accountPageOf } from '../../features/routing/accountPages.ts';
import { whileShown } from './whileShown.ts';

type State = ConsoleState & { shell: { open: boolean } };

/**
 * Runs `work` while a page of the account settings is shown: to everybody under their own account, in the console to
 * those who may see it. The settings belong to the account, whatever the company, so a switch does not restart it.
 */
export function* whileAccountPage(page: AccountScreen, work: () => SagaGenerator<void>): SagaGenerator<void> {
  const selectShown = (state: State): string | null => {
    const { pathname } = state.routing.location;
    if (!state.shell.open || accountPageOf(pathname) !== page) return null;
    if (selectConsoleScreen(state) !== null && !selectConsoleOpen(state)) return null;
    return pathname;
  };
  yield* whileShown(selectShown, work);
}
