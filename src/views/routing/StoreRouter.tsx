import { type ReactNode, useMemo } from 'react';
import { createPath, NavigationType, Router, type To } from 'react-router-dom';
import {
  type NavigationAction,
  navigationRequested,
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
 * React-router over the location in the store (DEV-2): what the store says is shown, and a link only requests a
 * navigation. Guard, address bar and session history belong to sagas/routing.ts.
 */
export function StoreRouter({ children }: { readonly children: ReactNode }) {
  const dispatch = useAppDispatch();
  const location = useAppSelector(selectLocation);
  const action = useAppSelector(selectNavigationAction);
  const navigator = useMemo(
    () => ({
      createHref: hrefOf,
      push: (to: To) => void dispatch(navigationRequested({ to: hrefOf(to) })),
      replace: (to: To) => void dispatch(navigationRequested({ to: hrefOf(to), replace: true })),
      go: () => {
        throw new Error('Only the browser walks its history: dispatch navigationRequested instead');
      },
    }),
    [dispatch],
  );
  return (
    <Router location={location} navigationType={TYPES[action]} navigator={navigator}>
      {children}
    </Router>
  );
}
