import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { scoped } from '../../lib/scope.ts';

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
/** What an application has put into its entry of the session history, as JSON. */
export interface FrameEntry {
  /** The frame that it ran in; another one cannot take the entry up without being told. */
  instance: string;
  state: unknown;
}
export type NavigationAction = 'POP' | 'PUSH' | 'REPLACE';
interface RoutingState {
  location: PageLocation;
  action: NavigationAction;
}

/** Before the first location is known; no screen is drawn for it. */
const initialState: RoutingState = { location: { pathname: '', search: '', hash: '', key: 'initial' }, action: 'POP' };

const slice = createSlice({
  name: 'routing',
  initialState,
  reducers: {
    /** A link or a flow wants to go to `to` (path, query, hash of this origin). The guard decides (§2). */
    navigationRequested(_state, _action: PayloadAction<{ to: string; replace?: boolean; frame?: FrameEntry }>) {},
    /** The page is now at this location; the screen follows. */
    locationChanged(_state, { payload }: PayloadAction<RoutingState>) {
      return payload;
    },
  },
  selectors: {
    selectLocation: (state) => state.location,
    selectNavigationAction: (state) => state.action,
    selectPathname: (state) => state.location.pathname,
  },
});

export const { navigationRequested, locationChanged } = slice.actions;
export const routingReducer = scoped('device', slice.reducer);
export const { selectLocation, selectNavigationAction, selectPathname } = slice.selectors;
export const hrefOf = (location: Pick<PageLocation, 'pathname' | 'search' | 'hash'>) =>
  location.pathname + location.search + location.hash;
/** A path of this origin in its parts. */
export function partsOf(href: string): Pick<PageLocation, 'pathname' | 'search' | 'hash'> {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href) ?? [];
  return { pathname, search, hash };
}
