import type { SagaGenerator } from 'typed-redux-saga';
import {
  type ConsoleState,
  selectConsoleOpen,
  selectConsoleScreen,
} from '../../features/consoleMenu/consoleMenuSlice.ts';
import { type AccountPage, accountPageOf } from '../../features/routing/accountPages.ts';
import { whileShown } from './whileShown.ts';

type State = ConsoleState & { shell: { open: boolean } };

/**
 * Runs `work` while a page of the account settings is shown: under one's own account to everybody, in the console to those
 * who may see that. They are the account's whatever the company, so a switch begins nothing anew.
 */
export function* whileAccountPage(page: AccountPage, work: () => SagaGenerator<void>): SagaGenerator<void> {
  const selectShown = (state: State): string | null => {
    const { pathname } = state.routing.location;
    if (!state.shell.open || accountPageOf(pathname) !== page) return null;
    if (selectConsoleScreen(state) !== null && !selectConsoleOpen(state)) return null;
    return pathname;
  };
  yield* whileShown(selectShown, work);
}
