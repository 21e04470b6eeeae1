import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Saga } from 'redux-saga';
import { selectPersistenceHeld } from '../features/companySwitch/companySwitchSlice.ts';
import { devToolsOptions } from './devTools.ts';
import { syncLocation } from './locationSync.ts';
import { createPersistence, PERSIST_ACTIONS } from './persistence.ts';
import { type RootState, rootReducer } from './rootReducer.ts';

export interface PortalStoreOptions {
  /** The program of all flows; without it the store only replays: nothing runs, nothing is read or written. */
  readonly rootSaga?: Saga;
  /** State to begin with, for replays and tests. */
  readonly preloadedState?: RootState;
}

/**
 * Makes the portal's store. The root saga starts first and finds `persist/REHYDRATE` still to come; its context holds
 * `flushPersistence`, a function that resolves when everything that must survive a reload is written.
 */
export function createPortalStore({ rootSaga, preloadedState }: PortalStoreOptions) {
  const persistence = createPersistence<RootState>(rootReducer, selectPersistenceHeld);
  const sagas = createSagaMiddleware({ context: { flushPersistence: persistence.flush } });
  const store = configureStore({
    reducer: persistence.reducer,
    preloadedState,
    middleware: (defaults) =>
      defaults({ thunk: false, serializableCheck: { ignoredActions: PERSIST_ACTIONS } }).concat(
        sagas,
        persistence.middleware,
      ),
    devTools: devToolsOptions(),
  });
  if (rootSaga) {
    syncLocation(store);
    sagas.run(rootSaga);
    persistence.start(store);
  }
  return { store, flushPersistence: persistence.flush };
}

export type AppDispatch = ReturnType<typeof createPortalStore>['store']['dispatch'];
