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

/** A state as it is read from a file, that is, after a round trip through JSON. */
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

it('DEV-4 the file opens in Redux DevTools with the same states and no error, and allows jumping to a step', async () => {
  const { heard, states } = await replayed();
  const opened = openedInDevTools(liftedText(heard, tape.lines), rehydrated(rootReducer));
  expect(opened.errors).toEqual([]);
  // The history may have parts that the replay has not loaded yet.
  expect(opened.states.map(asJson)).toMatchObject(states);
  expect(opened.actions.map(({ type }) => type)).toEqual(heard.map(({ action }) => action.type));
  expect(heard.length).toBeGreaterThan(6);
  const middle = Math.floor(states.length / 2);
  expect(asJson(opened.jumpTo(middle))).toMatchObject(states[middle] ?? {});
});

it('an event put by a flow has the flow’s name, one from outside has none, and all else is kept', () => {
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

it('passes on the initial state of a tape that has one', () => {
  const file = liftedText([{ line: 0, action: { type: 'noted' } }], [['a', 0, {}, '']], { notes: 2 });
  const opened = openedInDevTools(file, (state = { notes: 0 }, { type }) =>
    type === 'noted' ? { notes: (state as { notes: number }).notes + 1 } : state,
  );
  expect(opened.states).toEqual([{ notes: 3 }]);
});
