import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware, { type EventChannel } from 'redux-saga';
import type { Call } from '../../contract/call.ts';
import type { TabKey } from '../../src/constants/storageKeys.ts';
import { call, fork, put, type SagaGenerator, take } from '../../src/effects/effects.ts';
import { performer } from '../../src/lib/performer.ts';
import { popStateChannel, storageChannel } from '../../src/sagas/channels/browserChannels.ts';
import { realtimeChannel, relayChannel } from '../../src/sagas/channels/realtimeChannels.ts';
import type { Program } from '../../src/sagas/root.ts';
import { readLocation } from '../../src/services/browser/history.ts';
import { ApiFailure } from '../../src/services/http/apiError.ts';
import { type CallParts, toEndpoint } from '../../src/services/http/endpoint.ts';
import { send } from '../../src/services/http/send.ts';
import { readStoredText } from '../../src/services/storage/localStorage.ts';
import { readTabText } from '../../src/services/storage/tabStorage.ts';
import { createRecorder, type Recorder } from '../../src/tape/record.ts';
import { PORTAL_CALLS } from './contractCalls.ts';

/** A call with its arguments, as a form would pass them. */
export interface Asked {
  readonly call: string;
  readonly parts: Readonly<Record<string, unknown>>;
}
export const ASKED = 'canary/asked';
export const READ = 'canary/read';
export const heard = (payload: unknown) => ({ type: 'canary/heard', payload });

/** Represents a performer that nobody has named yet. */
const readTomorrow = performer('readTomorrow', (): unknown => tomorrow.answer);
/** The answer of that performer. */
export const tomorrow: { answer: unknown } = { answer: null };

const callOf = (id: string): Call => {
  const found = PORTAL_CALLS.find((each) => each.id === id);
  if (!found) throw new Error(`there is no call ${id}`);
  return found;
};

/** Sends the call that it is given, and puts the response or the error. */
function* ask({ call: id, parts }: Asked): SagaGenerator<void> {
  // The parts were made from the call's own schemas.
  const endpoint = toEndpoint(callOf(id), parts as CallParts<Call>);
  try {
    yield* put(heard(yield* call(send, endpoint)));
  } catch (thrown) {
    if (!(thrown instanceof ApiFailure)) throw thrown;
    yield* put(heard(thrown.error));
  }
}

function* listen(channel: EventChannel<NonNullable<unknown>>): SagaGenerator<void> {
  while (true) yield* put(heard(yield* take(channel)));
}

function* canarySaga(): SagaGenerator<void> {
  yield* fork(listen, yield* call(storageChannel));
  yield* fork(listen, yield* call(popStateChannel));
  yield* fork(listen, yield* call(realtimeChannel, '', null));
  yield* fork(listen, yield* call(relayChannel, 'canaries'));
  while (true) {
    const { type, payload } = yield* take<UnknownAction>('*');
    if (type === ASKED) yield* fork(ask, payload as Asked);
    if (type !== READ) continue;
    // Keys of both storages, each read in both.
    for (const key of payload as TabKey[]) {
      yield* put(heard(yield* call(readStoredText, key)));
      yield* put(heard(yield* call(readTabText, key)));
    }
    yield* put(heard(yield* call(readLocation)));
    yield* put(heard(yield* call(readTomorrow)));
  }
}

/** A program that receives everything that can come from outside, and keeps the latest of it. */
export const canaryProgram: Program = {
  saga: canarySaga,
  watch: () => ({}),
  flowBegunBy: () => undefined,
};
export const canaryReducer = (state: object = {}, { type, payload }: UnknownAction): object => ({
  ...state,
  [type]: payload,
});

/** Starts the program with a recorder. */
export function recordedProgram(): { readonly recorder: Recorder; readonly say: (action: UnknownAction) => void } {
  const recorder = createRecorder({ clock: () => 0, nameOf: canaryProgram.flowBegunBy });
  const sagas = createSagaMiddleware({ effectMiddlewares: recorder.effectMiddlewares });
  const store = configureStore({
    reducer: canaryReducer,
    middleware: (defaults) =>
      defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagas, recorder.middleware),
  });
  sagas.run(canaryProgram.saga);
  return { recorder, say: (action) => void store.dispatch(action) };
}
