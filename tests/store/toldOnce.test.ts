import { configureStore, createAction, createReducer } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { put, takeEvery } from '../../src/effects/effects.ts';
import { toldOnce } from '../../src/store/toldOnce.ts';

const asked = createAction('asked');
const followed = createAction('followed');
const refused = createAction('refused');

/** A store that counts events, with a flow that puts two more after `asked`. */
function storeWithFlow() {
  const sagas = createSagaMiddleware();
  const counted = createReducer(0, (builder) =>
    builder
      .addCase(refused, () => {
        throw new RangeError('refused');
      })
      .addMatcher(
        ({ type }) => type === asked.type || type === followed.type,
        (count) => count + 1,
      ),
  );
  const inner = configureStore({ reducer: counted, middleware: (defaults) => defaults().concat(sagas) });
  sagas.run(function* () {
    yield* takeEvery(asked, function* () {
      yield* put(followed());
      yield* put(followed());
    });
  });
  return { inner, store: toldOnce(inner) };
}

describe('toldOnce', () => {
  it('notifies once of an event and of all that flows put after it, when all of it has happened', () => {
    const { inner, store } = storeWithFlow();
    const each: number[] = [];
    const once: number[] = [];
    inner.subscribe(() => each.push(inner.getState()));
    store.subscribe(() => once.push(store.getState()));
    store.dispatch(asked());
    expect(each).toEqual([1, 2, 3]);
    expect(once).toEqual([3]);
  });

  it('notifies of what a flow puts by itself, and of the next dispatch as well', () => {
    const { inner, store } = storeWithFlow();
    const heard: number[] = [];
    store.subscribe(() => heard.push(store.getState()));
    inner.dispatch(followed());
    store.dispatch(followed());
    expect(heard).toEqual([1, 2]);
  });

  it('notifies when a listener dispatches, and nobody who has unsubscribed in the meantime', () => {
    const { store } = storeWithFlow();
    const heard: string[] = [];
    const stops = [
      store.subscribe(() => {
        heard.push(`first ${store.getState()}`);
        stops[1]?.();
        if (store.getState() === 1) store.dispatch(followed());
      }),
      store.subscribe(() => heard.push('second')),
    ];
    store.dispatch(followed());
    expect(heard).toEqual(['first 1', 'first 2']);
  });

  it('continues to notify after a dispatch that threw', () => {
    const { store } = storeWithFlow();
    const heard: number[] = [];
    store.subscribe(() => heard.push(store.getState()));
    expect(() => store.dispatch(refused())).toThrow('refused');
    store.dispatch(followed());
    expect(heard).toEqual([1]);
  });
});
