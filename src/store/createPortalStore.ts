import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { selectPersistenceHeld } from '../features/companySwitch/companySwitchSlice.ts';
import type { Program } from '../sagas/root.ts';
import { type Area, type AreaSources, createAreaLoader } from './areas.ts';
import { devToolsOptions } from './devTools.ts';
import { syncLocation } from './locationSync.ts';
import { createPersistence, PERSIST_ACTIONS } from './persistence.ts';
import type { Recording } from './recording.ts';
import { createRootReducer, type RootState } from './rootReducer.ts';
import { sagaContext } from './sagaContext.ts';
import type { Reducers } from './slicesByEvent.ts';
import { supervisedEnds } from './supervisedEnds.ts';
import { takesByType } from './takesByType.ts';
import { toldOnce } from './toldOnce.ts';

export interface PortalStoreOptions<Name extends string> {
  /** The program of all flows; without it the store only replays: nothing runs, nothing is read or written. */
  readonly program?: Program;
  /** Notes what happens; without it nothing is recorded. */
  readonly recording?: Recording;
  /** Initial state, for replays and tests. */
  readonly preloadedState?: RootState;
  /** Where the areas that flows and views request come from. */
  readonly areas: AreaSources<Name>;
  /** Slices of areas that are present from the start: a replay may meet any of their events. */
  readonly preloadedReducers?: Reducers;
}

/**
 * Makes the portal's store. The root saga starts first, before `persist/REHYDRATE`; its context holds
 * `flushPersistence`, a function that resolves when everything that must survive a reload is written, and `loadArea`.
 * `restored` resolves once the stored fields are in the state.
 */
export function createPortalStore<Name extends string>(options: PortalStoreOptions<Name>) {
  const { program, recording, preloadedState, areas, preloadedReducers = {} } = options;
  const root = createRootReducer();
  root.inject(preloadedReducers);
  const persistence = createPersistence<RootState>(root.reducer, selectPersistenceHeld);
  const context = sagaContext({
    flush: () => persistence.flush(),
    // Flows name areas as `areas` does.
    load: (name: string): Promise<Area> => load(name as Name),
    ...(recording && { desk: recording.desk }),
  });
  const sagas = createSagaMiddleware({
    context,
    effectMiddlewares: [...(recording?.recorder.effectMiddlewares ?? []), takesByType, supervisedEnds],
    ...(program && { sagaMonitor: program.watch() }),
  });
  const toldEach = configureStore({
    reducer: persistence.reducer,
    preloadedState,
    middleware: (defaults) =>
      defaults({ thunk: false, serializableCheck: { ignoredActions: PERSIST_ACTIONS } }).concat(
        sagas,
        ...(recording ? [recording.recorder.middleware] : []),
        persistence.middleware,
      ),
    devTools: devToolsOptions(),
  });
  const store = toldOnce(toldEach);
  const load = createAreaLoader(store, root.inject, areas);
  let restored = Promise.resolve();
  if (program) {
    // A flow's next step may read the address.
    syncLocation(toldEach);
    sagas.run(program.saga);
    restored = persistence.start(store);
    recording?.begin(store);
  }
  return { store, restored, ...context };
}

export type AppDispatch = ReturnType<typeof createPortalStore>['store']['dispatch'];
