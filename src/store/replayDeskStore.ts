import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Saga } from 'redux-saga';
import type { Theatre } from '../features/replayDesk/replayDeskReading.ts';
import { replayDeskReducers } from './replayDeskReducers.ts';
import { createRootReducer } from './rootReducer.ts';

/**
 * The store of the page that plays tapes: no flow of the portal runs on it, nothing is read or written, no location is
 * followed.
 */
export function createReplayDeskStore(saga: Saga, theatre: Theatre) {
  const root = createRootReducer();
  root.inject(replayDeskReducers);
  const sagas = createSagaMiddleware({ context: { theatre } });
  const store = configureStore({
    reducer: root.reducer,
    // Every row of a tape is in it; looking through all of them at each event would take seconds.
    middleware: (defaults) => defaults({ thunk: false, immutableCheck: false, serializableCheck: false }).concat(sagas),
    devTools: false,
  });
  sagas.run(saga);
  return store;
}
