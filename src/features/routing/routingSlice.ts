import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { PATHS } from '../../constants/paths.ts';
import { scoped } from '../../lib/scope.ts';
import { loginPathFor, returnTarget } from './guard.ts';

/** A location as the store holds it: plain, so that time travel and imported logs move the page (DEV-2). */
export interface PageLocation {
  pathname: string;
  search: string;
  hash: string;
  /** Unique per entry of the session history. */
  key: string;
  /** The entry of an application's own router, if the page is one of an application. */
  frame?: FrameEntry;
}
/** What an application has stored in its entry of the session history, as JSON. */
export interface FrameEntry {
  /** The frame it ran in; another one cannot resume the entry without being told. */
  instance: string;
  state: unknown;
}
export type NavigationAction = 'POP' | 'PUSH' | 'REPLACE';
interface RoutingState {
  location: PageLocation;
  action: NavigationAction;
}

/** The address of a location within this origin. */
export function hrefOf({ pathname, search, hash }: Pick<PageLocation, 'pathname' | 'search' | 'hash'>): string {
  return pathname + search + hash;
}

/** Before the first location is known; no screen is rendered for it. */
const initialState: RoutingState = { location: { pathname: '', search: '', hash: '', key: 'initial' }, action: 'POP' };

const slice = createSlice({
  name: 'routing',
  initialState,
  reducers: {
    /** A link or a flow wants to go to `to` (path, query, hash of this origin). The guard decides (§2). */
    navigationWanted(_state, _action: PayloadAction<{ to: string; replace?: boolean; frame?: FrameEntry }>) {},
    /** The page is now at this location; the screen follows. */
    locationChanged(_state, { payload }: PayloadAction<RoutingState>) {
      return payload;
    },
  },
  selectors: {
    selectLocation: (state) => state.location,
    selectNavigationAction: (state) => state.action,
    selectPathname: (state) => state.location.pathname,
    /** Where the sign-in page leads after sign-in; null on any other page. */
    selectWayFromLogin: ({ location }) => (location.pathname === PATHS.login ? returnTarget(location.search) : null),
    /** The sign-in page that leads back to this page; null on the sign-in page itself. */
    selectWayToLogin: ({ location }) => (location.pathname === PATHS.login ? null : loginPathFor(hrefOf(location))),
  },
});

export const { navigationWanted, locationChanged } = slice.actions;
export const routingReducer = scoped('device', slice.reducer);
export const { selectLocation, selectNavigationAction, selectPathname, selectWayFromLogin, selectWayToLogin } =
  slice.selectors;
/** Splits a path of this origin into its parts. */
export function partsOf(href: string): Pick<PageLocation, 'pathname' | 'search' | 'hash'> {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href) ?? [];
  return { pathname, search, hash };
}
