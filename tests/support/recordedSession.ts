import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { REHYDRATED } from '../../src/constants/storageKeys.ts';
import { signInSubmitted } from '../../src/features/login/loginSlice.ts';
import { program } from '../../src/sagas/root.ts';
import { configureSend } from '../../src/services/http/send.ts';
import { credentialsOf } from '../../src/store/credentials.ts';
import { rehydrated } from '../../src/store/rehydrated.ts';
import { createRootReducer } from '../../src/store/rootReducer.ts';
import { sagaContext } from '../../src/store/sagaContext.ts';
import { TAPE_VERSION, type Tape } from '../../src/tape/format.ts';
import { lineOf } from '../../src/tape/lines.ts';
import { createRecorder } from '../../src/tape/record.ts';
import { plainWriter } from '../../src/tape/writer.ts';
import { markMocks } from './tape.ts';

/** The tape of a person who opens the portal and signs in without a network. Begin with `jest.useFakeTimers()`. */
export async function recordedSession(): Promise<Tape> {
  document.body.innerHTML = '<script type="application/json" id="atrium-config">{}</script>';
  window.history.replaceState(null, '', '/login');
  markMocks();
  const recorder = createRecorder({ clock: () => Date.now(), nameOf: program.flowBegunBy });
  const context = sagaContext({ flush: async () => {}, load: async () => ({ flows: {} }) });
  const sagas = createSagaMiddleware({
    context,
    sagaMonitor: program.watch(),
    effectMiddlewares: recorder.effectMiddlewares,
  });
  const store = configureStore({
    reducer: rehydrated(createRootReducer().reducer),
    middleware: (defaults) =>
      defaults({ thunk: false, immutableCheck: false, serializableCheck: false }).concat(sagas, recorder.middleware),
  });
  configureSend({
    baseUrl: '',
    readCredentials: () => credentialsOf(store.getState()),
    fetch: async () => {
      throw new TypeError('Failed to fetch');
    },
  });
  const task = sagas.run(program.saga);
  store.dispatch({ type: REHYDRATED });
  await jest.advanceTimersByTimeAsync(0);
  store.dispatch(signInSubmitted({ userName: 'lin', password: 'secret' }));
  await jest.advanceTimersByTimeAsync(1_000);
  const writer = plainWriter(recorder.numberOf);
  const lines = recorder.notes().map((note) => lineOf(note, writer));
  recorder.stop();
  task.cancel();
  const app = { version: '', commit: '' };
  return {
    head: { tape: TAPE_VERSION, app, mask: null, segment: 0, begun: 1, why: 'opened', state: null },
    lines,
  };
}
