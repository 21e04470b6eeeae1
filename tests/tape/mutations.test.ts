import { configureStore, createAction, createReducer } from '@reduxjs/toolkit';
import createSagaMiddleware, { buffers, type EventChannel, eventChannel } from 'redux-saga';
import { all, call, delay, fork, put, race, type SagaGenerator, select, take } from '../../src/effects/effects.ts';
import { performer } from '../../src/lib/performer.ts';
import { program } from '../../src/sagas/root.ts';
import { superviseAll } from '../../src/sagas/supervise.ts';
import { replayLines } from '../../src/store/replayTape.ts';
import type { Line } from '../../src/tape/format.ts';
import { lineOf } from '../../src/tape/lines.ts';
import { createRecorder } from '../../src/tape/record.ts';
import { plainWriter } from '../../src/tape/writer.ts';

const begun = createAction<string>('search/begun');
const found = createAction<{ text: string; hits: number }>('search/found');
const failed = createAction<string>('search/failed');
const ticked = createAction<number>('clock/ticked');
interface State {
  readonly hits: Record<string, number>;
  readonly failures: string[];
  readonly ticks: number;
}
const initial: State = { hits: {}, failures: [], ticks: 0 };
const reducer = createReducer(initial, (builder) =>
  builder
    .addCase(found, (state, { payload }) => {
      state.hits[payload.text] = payload.hits;
    })
    .addCase(failed, (state, { payload }) => {
      state.failures.push(payload);
    })
    .addCase(ticked, (state, { payload }) => {
      state.ticks += payload;
    }),
);

const readText = performer('readText', (key: string) => `${key}!`, 'reads');
const ask = performer('ask', async (text: string) => {
  if (text === 'bad!') throw new Error('refused');
  return { text, hits: text.length };
});
let emit: (value: number) => void = () => {};
const openClock = performer(
  'openClock',
  (): EventChannel<number> =>
    eventChannel((each) => {
      emit = each;
      return () => {};
    }, buffers.expanding()),
);

function* search(): SagaGenerator<void> {
  while (true) {
    const { payload } = yield* take(begun);
    const text = yield* call(readText, payload);
    try {
      const { answer } = yield* race({ answer: call(ask, text), late: delay(1_000) });
      if (answer) yield* put(found(answer));
    } catch (thrown) {
      yield* put(failed(String(thrown)));
    }
  }
}
function* clock(): SagaGenerator<void> {
  const channel = yield* call(openClock);
  while (true) {
    const { first } = yield* all({ first: take(channel), rest: call(nothing) });
    const ticks = yield* select((state: State) => state.ticks);
    if (ticks < 10) yield* put(ticked(first));
  }
}
function* nothing(): SagaGenerator<void> {}
function* root(): SagaGenerator<void> {
  yield* fork(superviseAll, { search, clock });
}

/** A session of four searches and three ticks, as a tape. */
async function recorded(): Promise<Line[]> {
  const recorder = createRecorder({ clock: () => 0, nameOf: program.flowBegunBy });
  const sagas = createSagaMiddleware({ effectMiddlewares: recorder.effectMiddlewares });
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas, recorder.middleware),
  });
  const task = sagas.run(root);
  for (const text of ['one', 'bad', 'three', 'four']) {
    store.dispatch(begun(text));
    emit(text.length);
    await new Promise(process.nextTick);
    await Promise.resolve();
  }
  const writer = plainWriter(recorder.numberOf);
  const lines = recorder.notes().map((note) => lineOf(note, writer));
  task.cancel();
  return lines;
}
const replay = (lines: readonly Line[]) =>
  replayLines(lines, { reducer, preloadedState: undefined, program: { ...program, saga: root }, context: {} });

let tape: Line[];
beforeEach(async () => {
  tape = await recorded();
});

it('replays a tape with the same effects, events and states, without the outside world', async () => {
  expect(tape.filter(([kind]) => kind === 'a')).toHaveLength(4);
  expect(tape.map(([kind]) => kind)).toEqual(expect.arrayContaining(['a', 'p', 'c', 'r']));
  expect(new Set(tape.flatMap((line) => (line[0] === 'p' ? [line[1]] : line[0] === 'c' ? [line[2]] : [])))).toEqual(
    new Set(['search', 'clock']),
  );
  const before = structuredClone(tape);
  expect(await replay(tape)).toBeNull();
  expect(tape).toEqual(before);
});

it('notices a missing line where it is missing, or at the next line that depends on it', async () => {
  for (const index of tape.keys()) {
    const difference = await replay(tape.toSpliced(index, 1));
    // A missing end is no difference: every export cuts the tape off somewhere.
    if (index < tape.length - 1) expect(difference?.line).toBeGreaterThanOrEqual(index);
  }
});

it('notices two swapped lines at the first of them', async () => {
  for (const index of [...tape.keys()].slice(0, -1)) {
    const [one, other] = [tape[index], tape[index + 1]];
    if (!one || !other) continue;
    const difference = await replay(tape.toSpliced(index, 2, other, one));
    expect(difference?.line).toBeGreaterThanOrEqual(index);
    expect(difference?.line).toBeLessThanOrEqual(index + 1);
  }
});

it('notices a changed answer at the first event it affects, with flow, expected and got', async () => {
  const index = tape.findIndex((line) => line[0] === 'r' && line[3] === 'v' && JSON.stringify(line).includes('one!'));
  const changed = JSON.parse(JSON.stringify(tape).replace(/("hits":)4/, '$15')) as Line[];
  const difference = await replay(changed);
  expect(difference).toMatchObject({ line: index + 1, flow: 'search' });
  expect(difference?.expected).toContain('search/found');
  expect(difference?.got).toContain('search/found');
});

it('reports a changed call with flow, performer and arguments', async () => {
  const index = tape.findIndex((line) => line[0] === 'c' && line[3] === 'ask');
  const changed = tape.map((line, at) => (at === index && line[0] === 'c' ? line.with(4, ['two!']) : line)) as Line[];
  expect(await replay(changed)).toEqual({
    line: index,
    flow: 'search',
    effect: 'ask',
    expected: JSON.stringify(changed[index]),
    got: JSON.stringify(tape[index]?.slice(0, 5)),
  });
});
