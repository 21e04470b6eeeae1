import { ActionCreators, instrument } from '@redux-devtools/instrument';
import { compose, type StoreEnhancer } from '@reduxjs/toolkit';

interface Lifted {
  dispatch(action: unknown): unknown;
  getState(): { nextActionId: number; currentStateIndex: number };
}

/**
 * Puts a real DevTools history in place of the browser extension, then creates the portal's store. The toolkit looks
 * for the extension once, when it is loaded, so the store is imported afterwards.
 */
export async function storeWithDevTools() {
  const composeWithHistory =
    () =>
    (...enhancers: StoreEnhancer[]) =>
      compose(...enhancers, instrument());
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: composeWithHistory });
  jest.resetModules();
  const { startedStore } = await import('./stores.ts');
  const { store } = await startedStore();
  if (!('liftedStore' in store)) throw new Error('the store has no DevTools history');
  // The instrument adds this field; the toolkit's types do not declare it.
  const lifted = store.liftedStore as Lifted;
  return {
    store,
    lifted,
    jumpTo: (index: number) => lifted.dispatch(ActionCreators.jumpToState(index)),
    skip: (actionId: number) => lifted.dispatch(ActionCreators.toggleAction(actionId)),
    importLog: (actions: { type: string }[]) => lifted.dispatch(ActionCreators.importState(actions)),
  };
}
