import { ActionCreators, instrument } from '@redux-devtools/instrument';
import { createStore, type Reducer } from '@reduxjs/toolkit';

interface Lifted {
  dispatch(action: unknown): unknown;
  getState(): {
    readonly actionsById: Readonly<
      Record<number, { readonly action: { readonly type: string; readonly meta?: unknown } }>
    >;
    readonly computedStates: readonly { readonly state: unknown; readonly error?: string }[];
  };
}

/**
 * Opens a DevTools file in a real DevTools history, as the extension does: it unpacks both texts and hands them to
 * `IMPORT_STATE`.
 */
export function openedInDevTools(file: string, reducer: Reducer) {
  const { payload, preloadedState } = JSON.parse(file) as { payload: string; preloadedState?: string };
  const store = createStore(reducer, instrument());
  if (!('liftedStore' in store)) throw new Error('the store has no DevTools history');
  // The DevTools instrument adds this field, which the toolkit's types lack.
  const lifted = store.liftedStore as Lifted;
  lifted.dispatch({
    ...ActionCreators.importState(JSON.parse(payload)),
    ...(preloadedState !== undefined && { preloadedState: JSON.parse(preloadedState) as unknown }),
  });
  const { actionsById, computedStates } = lifted.getState();
  // The first is the history's own `@@INIT`.
  return {
    actions: Object.values(actionsById)
      .slice(1)
      .map(({ action }) => action),
    states: computedStates.slice(1).map(({ state }) => state),
    errors: computedStates.flatMap(({ error }) => error ?? []),
    jumpTo: (index: number): unknown => {
      lifted.dispatch(ActionCreators.jumpToState(index + 1));
      return store.getState();
    },
  };
}
