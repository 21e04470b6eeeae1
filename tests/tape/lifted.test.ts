import { rehydrated } from '../../src/store/rehydrated.ts';
import { replayTape } from '../../src/store/replayTape.ts';
import type { Tape } from '../../src/tape/format.ts';
import { type Heard, liftedText } from '../../src/tape/lifted.ts';
import { openedInDevTools } from '../support/inDevTools.ts';
import { recordedSession } from '../support/recordedSession.ts';
import { rootReducer } from '../support/rootReducer.ts';

jest.mock('../../src/services/browser/fingerprint.ts', () => ({ makeFingerprint: () => 'device-1' }));

let tape: Tape;
beforeAll(async () => {
  jest.useFakeTimers();
  tape = await recordedSession();
  jest.useRealTimers();
});

/** A state as JSON has it: that is how it comes out of a file. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

async function replayed() {
  const heard: Heard[] = [];
  const states: Record<string, unknown>[] = [];
  const difference = await replayTape(
    tape,
    {},
    {
      onAction: (line, action, state) => {
        heard.push({ line, action });
        states.push(asJson(state) as Record<string, unknown>);
      },
    },
  );
  expect(difference).toBeNull();
  return { heard, states };
}

it('DEV-4 the file opens in Redux DevTools: the same states one by one, no error, and every step can be jumped to', async () => {
  const { heard, states } = await replayed();
  const opened = openedInDevTools(liftedText(heard, tape.lines), rehydrated(rootReducer));
  expect(opened.errors).toEqual([]);
  // What the replay has not loaded yet, the history may have.
  expect(opened.states.map(asJson)).toMatchObject(states);
  expect(opened.actions.map(({ type }) => type)).toEqual(heard.map(({ action }) => action.type));
  expect(heard.length).toBeGreaterThan(6);
  const middle = Math.floor(states.length / 2);
  expect(asJson(opened.jumpTo(middle))).toMatchObject(states[middle] ?? {});
});

it('DEV-4 what a flow put has its name, what came from outside has none, and the rest of an event stays', () => {
  const heard = [
    { line: 0, action: { type: 'login/signInSubmitted' } },
    { line: 1, action: { type: 'login/signInFailed', meta: { key: 1 } } },
  ];
  const { payload } = JSON.parse(
    liftedText(heard, [
      ['a', 0, {}, ''],
      ['p', 'login', 'login/signInFailed', '', ''],
    ]),
  ) as { payload: string };
  expect(JSON.parse(payload)).toEqual([
    { type: 'login/signInSubmitted' },
    { type: 'login/signInFailed', meta: { key: 1, flow: 'login' } },
  ]);
});

it('DEV-4 a tape that begins with a state of its own hands it on', () => {
  const file = liftedText([{ line: 0, action: { type: 'noted' } }], [['a', 0, {}, '']], { notes: 2 });
  const opened = openedInDevTools(file, (state = { notes: 0 }, { type }) =>
    type === 'noted' ? { notes: (state as { notes: number }).notes + 1 } : state,
  );
  expect(opened.states).toEqual([{ notes: 3 }]);
});
