import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Saga } from 'redux-saga';
import type { Theatre } from '../features/replayDesk/replayDeskReading.ts';
import { replayDeskReducers } from './replayDeskReducers.ts';
import { createRootReducer } from './rootReducer.ts';

/**
 * The store of the page that plays tapes: it runs no flow of the portal, reads and writes nothing, and follows no
 * location.
 */
export function createReplayDeskStore(saga: Saga, theatre: Theatre) {
  const root = createRootReducer();
  root.inject(replayDeskReducers);
  const sagas = createSagaMiddleware({ context: { theatre } });
  const store = configureStore({
    reducer: root.reducer,
    // It holds every row of a tape; checking all of them at each event would take seconds.
    middleware: (defaults) => defaults({ thunk: false, immutableCheck: false, serializableCheck: false }).concat(sagas),
    devTools: false,
  });
  sagas.run(saga);
  return store;
}
