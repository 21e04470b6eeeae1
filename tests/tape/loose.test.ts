import { configureStore, createAction, createReducer } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { call, delay, fork, put, type SagaGenerator, take } from '../../src/effects/effects.ts';
import { performer } from '../../src/lib/performer.ts';
import { program } from '../../src/sagas/root.ts';
import { type Flow, superviseAll } from '../../src/sagas/supervise.ts';
import { type Replaying, replayLines } from '../../src/store/replayTape.ts';
import type { Line } from '../../src/tape/format.ts';
import { lineOf } from '../../src/tape/lines.ts';
import { createRecorder } from '../../src/tape/record.ts';
import { plainWriter } from '../../src/tape/writer.ts';

const asked = createAction<string>('asked');
const counted = createAction<number>('left/counted');
const weighed = createAction<number>('right/weighed');
const count = performer('count', async (text: string) => text.length);
const weigh = performer('weigh', async (text: string) => text.length * 2);
const reducer = createReducer({ counts: 0, weights: 0 }, (builder) =>
  builder
    .addCase(counted, (state, { payload }) => {
      state.counts += payload;
    })
    .addCase(weighed, (state, { payload }) => {
      state.weights += payload;
    }),
);

function* left(): SagaGenerator<void> {
  while (true) {
    const { payload } = yield* take(asked);
    yield* put(counted(1));
    yield* put(counted(yield* call(count, payload)));
  }
}
function* right(): SagaGenerator<void> {
  while (true) {
    const { payload } = yield* take(asked);
    yield* put(weighed(1));
    yield* put(weighed(yield* call(weigh, payload)));
  }
}
/** Like `right`, but waits before it weighs. */
function* slowRight(): SagaGenerator<void> {
  while (true) {
    const { payload } = yield* take(asked);
    yield* put(weighed(1));
    yield* delay(10);
    yield* put(weighed(yield* call(weigh, payload)));
  }
}

function rootOf(flows: Readonly<Record<string, Flow>>) {
  return function* root(): SagaGenerator<void> {
    yield* fork(superviseAll, flows);
  };
}

async function recorded(): Promise<Line[]> {
  const recorder = createRecorder({ clock: () => 0, nameOf: program.flowBegunBy });
  const sagas = createSagaMiddleware({ effectMiddlewares: recorder.effectMiddlewares });
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas, recorder.middleware),
  });
  const task = sagas.run(rootOf({ left, right }));
  for (const text of ['one', 'three']) {
    store.dispatch(asked(text));
    await new Promise(process.nextTick);
  }
  const writer = plainWriter(recorder.numberOf);
  const lines = recorder.notes().map((note) => lineOf(note, writer));
  task.cancel();
  return lines;
}
const replay = (lines: readonly Line[], flows: Readonly<Record<string, Flow>>, replaying: Replaying = {}) =>
  replayLines(lines, {
    ...replaying,
    reducer,
    preloadedState: undefined,
    program: { ...program, saga: rootOf(flows) },
    context: {},
  });

let tape: Line[];
beforeEach(async () => {
  tape = await recorded();
});

it('flows that run in another order differ when compared in one order, and are equal loosely', async () => {
  expect(await replay(tape, { left, right })).toBeNull();
  expect(await replay(tape, { right, left })).toMatchObject({ line: 1, flow: 'right' });
  expect(await replay(tape, { right, left }, { isLoose: true })).toBeNull();
});

it('reports a flow that does something else at its own line, also loosely', async () => {
  const difference = await replay(tape, { right: slowRight, left }, { isLoose: true });
  const asks = tape.findIndex((line) => line[0] === 'c' && line[3] === 'weigh');
  expect(difference).toMatchObject({ line: asks, flow: 'right', effect: 'weigh' });
  expect(difference?.got).toContain('delay');
});

it('reports a silent flow at the first of its lines, also loosely', async () => {
  const difference = await replay(tape, { left }, { isLoose: true });
  expect(difference).toMatchObject({ line: tape.findIndex((line) => line[0] === 'p' && line[1] === 'right') });
  expect(difference?.got).toBe('nothing: the flow waits');
});

it('notices a different state once all flows have run, also loosely', async () => {
  const last = tape.findLastIndex(([kind]) => kind === 'p');
  const changed = tape.map((line, at) => (at === last && line[0] === 'p' ? line.with(4, 'other') : line)) as Line[];
  expect(await replay(changed, { right, left }, { isLoose: true })).toMatchObject({ line: last, flow: '' });
});

it('ignores changed or missing flows if only some flows are compared', async () => {
  const only = { flows: new Set(['left']) };
  expect(await replay(tape, { left, right: slowRight }, only)).toBeNull();
  expect(await replay(tape, { left }, only)).toBeNull();
  expect(await replay(tape, { right, left }, { flows: new Set(['right']) })).toBeNull();
  const changed = JSON.parse(JSON.stringify(tape).replace('"count",["one"]', '"count",["two"]')) as Line[];
  expect(await replay(changed, { left, right: slowRight }, only)).toMatchObject({ flow: 'left', effect: 'count' });
});
