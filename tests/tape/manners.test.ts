import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware, { type EventChannel, eventChannel } from 'redux-saga';
import { call, delay, type SagaGenerator, take } from '../../src/effects/effects.ts';
import { performer } from '../../src/lib/performer.ts';
import { createRecorder } from '../../src/tape/record.ts';
import { performerManners } from '../support/performerManners.ts';
import { writerOf } from '../support/tape.ts';

/** The findings about the performers that a flow calls; `say` dispatches. */
async function foundIn(flow: (say: (type: string) => void) => SagaGenerator<void>): Promise<string[]> {
  const manners = performerManners();
  const recorder = createRecorder({ clock: () => 0, nameOf: () => undefined });
  const sagas = createSagaMiddleware({ effectMiddlewares: [manners.effectMiddleware, ...recorder.effectMiddlewares] });
  const store = configureStore({
    reducer: (state: unknown = null, _action: UnknownAction) => state,
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas, recorder.middleware, manners.middleware),
  });
  await sagas.run(() => flow((type) => void store.dispatch({ type }))).toPromise();
  return manners.found(writerOf(recorder, undefined).tapes()[0]?.lines ?? []);
}

it('finds a performer that dispatches during its call, but allows it later or for the storage', async () => {
  const found = await foundIn(function* (say) {
    yield* call(performer('sends', () => say('sent')));
    yield* call(performer('flushes', () => say('persist/FLUSH')));
    yield* call(
      performer('waits', async () => {
        await Promise.resolve();
        say('answered');
      }),
    );
  });
  expect(found).toEqual(['sends dispatches sent while it is called']);
});

it('finds an answer that is neither plain data nor a channel, also if async or from a channel', async () => {
  const found = await foundIn(function* () {
    yield* call(performer('opens', () => ({ close: () => {} })));
    yield* call(performer('reads', async () => [{ at: new Date(0) }]));
    const events: EventChannel<object> = yield* call(
      performer('listens', () =>
        eventChannel<object>((emit) => {
          void Promise.resolve().then(() => emit({ file: new Blob() }));
          return () => {};
        }),
      ),
    );
    yield* take(events);
    yield* call(performer('fetches', async () => ({ flow: () => {} }), 'code'));
    yield* call(performer('answers', async () => ({ rows: [1, 'a', null, undefined], at: Number.NaN })));
    yield* delay(1);
  });
  expect(found).toEqual([
    'opens answers with a function at close',
    'reads answers with an object that is not plain data at 0.at',
    'listens answers with an object that is not plain data at file',
  ]);
});
