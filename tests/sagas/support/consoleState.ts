import { POLICIES } from '../../../src/constants/permissions.ts';
import { companySwitchReducer } from '../../../src/features/companySwitch/companySwitchSlice.ts';
import { consoleMenuReducer } from '../../../src/features/consoleMenu/consoleMenuSlice.ts';
import { networkReducer } from '../../../src/features/network/networkSlice.ts';
import { permissionsReducer } from '../../../src/features/permissions/permissionsSlice.ts';
import { reloadReducer } from '../../../src/features/reload/reloadSlice.ts';
import { locationChanged, partsOf, routingReducer } from '../../../src/features/routing/routingSlice.ts';
import { sessionReducer } from '../../../src/features/session/sessionSlice.ts';
import { settingsReducer } from '../../../src/features/settings/settingsSlice.ts';
import { shellReducer } from '../../../src/features/shell/shellSlice.ts';

/** The slices that a call, and a page of the console, depend on. */
export const CONSOLE_REDUCERS = {
  companySwitch: companySwitchReducer,
  consoleMenu: consoleMenuReducer,
  network: networkReducer,
  permissions: permissionsReducer,
  reload: reloadReducer,
  routing: routingReducer,
  session: sessionReducer,
  settings: settingsReducer,
  shell: shellReducer,
  /** The hub was heard before, so its next word is a reason to read again. */
  realtime: (state = { heard: true }) => state,
};

/** A page of this origin is shown. */
export const shownAt = (href: string) => locationChanged({ location: { ...partsOf(href), key: href }, action: 'PUSH' });

const initial = { type: '@@test' };

/** Somebody who may see the console, in a company or (null) without one, on one of its pages. */
export function consoleAt(href: string, tenantId: string | null) {
  return {
    companySwitch: companySwitchReducer(undefined, initial),
    consoleMenu: consoleMenuReducer(undefined, initial),
    network: networkReducer(undefined, initial),
    permissions: { authorization: [POLICIES.hostConsole] },
    reload: reloadReducer(undefined, initial),
    routing: routingReducer(undefined, shownAt(href)),
    session: { ...sessionReducer(undefined, initial), tenantId },
    settings: settingsReducer(undefined, initial),
    shell: { ...shellReducer(undefined, initial), open: true },
    realtime: { heard: true },
  };
}
