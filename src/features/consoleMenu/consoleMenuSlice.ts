import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { POLICIES } from '../../constants/permissions.ts';
import { emptyLoad, type Load } from '../../lib/loading.ts';
import { addResource, defineResource } from '../../lib/resource.ts';
import { scoped } from '../../lib/scope.ts';
import { locationChanged, type PageLocation } from '../routing/routingSlice.ts';
import { CONSOLE_GROUPS, CONSOLE_PAGES, type ConsoleGroup, consoleScreenOf, hasConsoleRole } from './consolePages.ts';

interface ConsoleMenuState {
  /** The person's roles in the company in force; `names` is null if the backend reports none. */
  roles: Load<{ names: string[] | null }>;
  /** The unfolded groups, the one opened last at the end. */
  open: ConsoleGroup[];
}
const initialState: ConsoleMenuState = { roles: emptyLoad(), open: [...CONSOLE_GROUPS] };

export const consoleRoles = defineResource<{ names: string[] | null }>('consoleMenu', 'roles');

const slice = createSlice({
  name: 'consoleMenu',
  initialState,
  reducers: {
    /** `alone`: the others fold (HDR-9 "single-open menu"). */
    groupUnfolded(state, { payload }: PayloadAction<{ group: ConsoleGroup; alone: boolean }>) {
      const others = payload.alone ? [] : state.open.filter((group) => group !== payload.group);
      state.open = [...others, payload.group];
    },
    groupFolded(state, { payload }: PayloadAction<{ group: ConsoleGroup; alone: boolean }>) {
      state.open = payload.alone ? [] : state.open.filter((group) => group !== payload.group);
    },
  },
  // Navigating unfolds the group of the page.
  extraReducers: (builder) =>
    addResource(
      builder.addCase(locationChanged, (state, { payload }) => {
        const screen = consoleScreenOf(payload.location.pathname);
        const group = screen && CONSOLE_PAGES[screen].group;
        if (group) state.open = [...state.open.filter((one) => one !== group), group];
      }),
      consoleRoles,
      (state) => state.roles,
    ),
  selectors: { selectUnfoldedGroups: (state) => state.open },
});

export const { groupUnfolded, groupFolded } = slice.actions;
export const consoleMenuReducer = scoped('company', slice.reducer);
export const { selectUnfoldedGroups } = slice.selectors;

/** The slices that determine which console page the address shows, and to whom. */
export interface ConsoleState {
  consoleMenu: ConsoleMenuState;
  permissions: { authorization: string[] };
  routing: { location: PageLocation };
  session: { tenantId: string | null };
}

/** The console page that the address names; null elsewhere. */
export const selectConsoleScreen = (state: Pick<ConsoleState, 'routing'>) =>
  consoleScreenOf(state.routing.location.pathname);

/** Whether the console is open to the person (§6): by its policy, and by a role that its items list. */
export const selectConsoleOpen = ({ permissions, consoleMenu }: Pick<ConsoleState, 'permissions' | 'consoleMenu'>) =>
  permissions.authorization.includes(POLICIES.hostConsole) && hasConsoleRole(consoleMenu.roles.data?.names ?? null);

/** Whether the console is a company's; otherwise it is the account's own, which may run the installation. */
export const selectHasConsoleCompany = (state: Pick<ConsoleState, 'session'>) => state.session.tenantId !== null;
