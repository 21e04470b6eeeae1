import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { createPath, NavigationType, Router, type To } from 'react-router-dom';
import { childPage } from '../../features/routing/pages.ts';
import {
  type NavigationAction,
  navigationWanted,
  selectLocation,
  selectNavigationAction,
} from '../../features/routing/routingSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';

const TYPES: Readonly<Record<NavigationAction, NavigationType>> = {
  POP: NavigationType.Pop,
  PUSH: NavigationType.Push,
  REPLACE: NavigationType.Replace,
};
const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to));

/**
 * When an application comes to the front, its surroundings follow a moment later: it covers the previous page, so
 * nobody waits for that to go.
 */
function useDrawn() {
  const location = useAppSelector(selectLocation);
  const action = useAppSelector(selectNavigationAction);
  const now = useMemo(() => ({ location, navigationType: TYPES[action] }), [location, action]);
  const before = useDeferredValue(now);
  return childPage(location.pathname) ? before : now;
}

/**
 * React-router over the location in the store (DEV-2): the store decides what is shown, and a link only requests a
 * navigation. Guard, address bar and session history belong to sagas/routing.ts.
 */
export function StoreRouter({ children }: { readonly children: ReactNode }) {
  const dispatch = useAppDispatch();
  const drawn = useDrawn();
  const navigator = useMemo(
    () => ({
      createHref: hrefOf,
      push: (to: To) => void dispatch(navigationWanted({ to: hrefOf(to) })),
      replace: (to: To) => void dispatch(navigationWanted({ to: hrefOf(to), replace: true })),
      go: () => {
        throw new Error('Only the browser walks its history: dispatch navigationWanted instead');
      },
    }),
    [dispatch],
  );
  return (
    <Router {...drawn} navigator={navigator}>
      {children}
    </Router>
  );
}
