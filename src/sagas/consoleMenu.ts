// Spec §2 console menu, §6, RTE-7: the roles that the console menu's items require.
import { type SagaGenerator, select } from '../effects/effects.ts';
import { type ConsoleState, consoleRoles, selectConsoleScreen } from '../features/consoleMenu/consoleMenuSlice.ts';
import { policiesGranted } from '../features/permissions/permissionsSlice.ts';
import { selectTenantId } from '../features/session/sessionSlice.ts';
import { hostConfiguration, tenantConfiguration } from '../services/api/configuration.ts';
import { keepFresh } from './calls/keepFresh.ts';
import { load } from './calls/resource.ts';
import { whileShown } from './waits/whileShown.ts';

/** Whose console is shown: a company's, or the account's own. */
const selectConsoleOwner = (state: ConsoleState & { shell: { open: boolean } }) =>
  state.shell.open && selectConsoleScreen(state) !== null ? (state.session.tenantId ?? 'account') : null;

export function* consoleMenu(): SagaGenerator<void> {
  yield* whileShown(selectConsoleOwner, () =>
    keepFresh(loadRoles, { on: [consoleRoles.wanted, policiesGranted], live: false }),
  );
}

function* loadRoles(): SagaGenerator<void> {
  const hasCompany = (yield* select(selectTenantId)) !== null;
  yield* load(consoleRoles, hasCompany ? tenantConfiguration() : hostConfiguration(), {
    as: ({ currentUser }) => ({ names: currentUser.roles ?? null }),
  });
}
