import type { SagaGenerator } from '../../effects/effects.ts';
import {
  type ConsoleState,
  selectConsoleOpen,
  selectConsoleScreen,
} from '../../features/consoleMenu/consoleMenuSlice.ts';
import { type ConsoleScreen, isOfCompany } from '../../features/consoleMenu/consolePages.ts';
import { whileShown } from './whileShown.ts';

type State = ConsoleState & { shell: { open: boolean } };

/**
 * Runs `work` while a page of the console is shown to somebody who may see it, restarted for each company; `what` names
 * what else makes it a different page (an order, the filters in the address), or null while there is nothing to do.
 * `work` gets that name.
 */
export function whileConsolePage<S extends State>(
  screen: ConsoleScreen,
  work: (what: string) => SagaGenerator<void>,
  what: (state: S) => string | null = () => '',
): SagaGenerator<void> {
  return whilePage<S>(screen, work, (state) =>
    isOfCompany(screen) && state.session.tenantId === null ? null : what(state),
  );
}

/** The same for what a page shows of the company in force, if others see something else there. */
export function whileCompanyPage(screen: ConsoleScreen, work: () => SagaGenerator<void>): SagaGenerator<void> {
  return whilePage(screen, work, (state: State) => (state.session.tenantId === null ? null : ''));
}

/** The same for what a page shows to a host administrator working without a company. */
export function whileHostPage(screen: ConsoleScreen, work: (what: string) => SagaGenerator<void>): SagaGenerator<void> {
  return whilePage(screen, work, (state: State) => (state.session.tenantId === null ? '' : null));
}

function* whilePage<S extends State>(
  screen: ConsoleScreen,
  work: (what: string) => SagaGenerator<void>,
  what: (state: S) => string | null,
): SagaGenerator<void> {
  const selectShown = (state: S): string | null => {
    if (!state.shell.open || selectConsoleScreen(state) !== screen || !selectConsoleOpen(state)) return null;
    const name = what(state);
    return name === null ? null : JSON.stringify([state.session.tenantId, name]);
  };
  yield* whileShown(selectShown, (shown) => work(nameIn(shown)));
}

function nameIn(shown: string): string {
  const [, name]: [string | null, string] = JSON.parse(shown);
  return name;
}
