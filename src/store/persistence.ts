import type { Middleware, Reducer, Store, UnknownAction } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, persistReducer, persistStore, REGISTER, REHYDRATE } from 'redux-persist';
import { keyChanged } from '../features/crossTab/crossTabEvents.ts';
import { onHidden } from '../services/browser/page.ts';
import { PERSIST_VERSION } from './migrations.ts';
import { mergeFields } from './rehydrated.ts';
import { STORED_FIELDS } from './storedFields.ts';
import { createTableStorage } from './tableStorage.ts';

/** redux-persist's own actions carry functions, so the serialisable check lets them pass. */
export const PERSIST_ACTIONS = [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE];

export interface Persistence<State> {
  readonly reducer: Reducer<State>;
  /** Must be last in the chain: it distinguishes real actions from those that DevTools replay. */
  readonly middleware: Middleware;
  /** Reads the storage into the store (`persist/REHYDRATE`), and resolves once that is done; writes from then on. */
  readonly start: (store: Store) => Promise<void>;
  /** Resolves when everything that may be written is written. */
  readonly flush: () => Promise<void>;
}

/**
 * Keeps a state in local storage by the table of keys (specification §3, STO-1 … STO-5).
 *
 * @param base - the pure reducer.
 * @param isHeld - whether writes wait, so that a half-done company switch never reaches the storage (CMP-5).
 */
export function createPersistence<State extends object>(
  base: Reducer<State>,
  isHeld: (state: State) => boolean,
): Persistence<State> {
  const storage = createTableStorage(base(undefined, { type: 'persistence/initial' }));
  const persisted = persistReducer<State>(
    {
      key: 'root',
      version: PERSIST_VERSION,
      whitelist: [...new Set(STORED_FIELDS.map(({ slice }) => slice))],
      serialize: false,
      // Its timer would outlive tests, and this storage answers at once.
      timeout: 0,
      getStoredState: async () => ({ ...storage.read(), _persist: { version: PERSIST_VERSION, rehydrated: true } }),
      stateReconciler: mergeFields,
      storage: {
        getItem: async () => undefined,
        setItem: async (_name: string, slices: object) => storage.write(slices),
        removeItem: async () => undefined,
      },
    },
    base,
  );
  // redux-persist's mark is internal; everybody else sees the plain state.
  const guarded = onlyWhenPerformed(persisted as Reducer<State>, base);
  let flush = async () => {};

  return {
    reducer: guarded.reducer,
    middleware: (api) => (next) => (action) => {
      const result = guarded.performing(action, () => next(action));
      const state: State = api.getState();
      if (keyChanged.match(action)) storage.adopt(action.payload.key, state);
      storage.hold(isHeld(state));
      if (storage.isWaiting() && guarded.isIntact()) storage.write(state);
      return result;
    },
    start: (store) =>
      new Promise((resolve) => {
        const persistor = persistStore(store, null, resolve);
        flush = async () => {
          await persistor.flush();
        };
        onHidden(() => void flush());
      }),
    flush: () => flush(),
  };
}

/**
 * redux-persist writes from inside the reducer, so a history that DevTools recompute would overwrite a real token. Only
 * an action that is really performed reaches it; once the past has been rewritten (an imported log, a skipped action),
 * nothing is written any more until the page is reloaded.
 */
function onlyWhenPerformed<State extends object>(persisted: Reducer<State>, base: Reducer<State>) {
  let performed: unknown;
  let latest: State | undefined;
  let rewritten = false;

  function reducer(state: State | undefined, action: UnknownAction): State {
    if (!rewritten && action === performed && (latest === undefined || latest === state)) {
      latest = persisted(state, action);
      return latest;
    }
    if (!rewritten && action === performed) {
      rewritten = true;
      console.warn('persistence: the history was rewritten; nothing is stored until the page is loaded anew');
    }
    return withoutPersistence(base, state, action);
  }

  function performing<Result>(action: unknown, perform: () => Result): Result {
    performed = action;
    try {
      return perform();
    } finally {
      performed = undefined;
    }
  }
  return { reducer, performing, isIntact: () => !rewritten };
}

/** Runs the pure reducer on a state that carries redux-persist's mark. */
function withoutPersistence<State extends object>(
  base: Reducer<State>,
  state: State | undefined,
  action: UnknownAction,
) {
  if (state === undefined || !('_persist' in state)) return base(state, action);
  const { _persist, ...slices } = state;
  // Without the mark it is what `base` produced.
  const next = base(slices as unknown as State, action);
  return next === (slices as unknown) ? state : { ...next, _persist };
}
