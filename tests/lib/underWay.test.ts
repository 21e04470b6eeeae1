import { createSlice } from '@reduxjs/toolkit';
import { runSaga } from 'redux-saga';
import { call } from '../../src/effects/effects.ts';
import { crashed } from '../../src/lib/crash.ts';
import { addUnderWay, defineUnderWay } from '../../src/lib/underWay.ts';
import { whileUnderWay } from '../../src/sagas/calls/underWay.ts';

interface Phone {
  calls: string[];
}
const calls = defineUnderWay('phone', 'call', (state: Phone) => state.calls);
const { begun, ended } = calls;
const { reducer } = createSlice({
  name: 'phone',
  initialState: { calls: [] } as Phone,
  reducers: {},
  extraReducers: (builder) => addUnderWay(builder, calls),
});
type Event = Parameters<typeof reducer>[1];
const after = (...events: Event[]) => events.reduce(reducer, { calls: [] }).calls;

it('names its events after the flow and the noun', () => {
  expect([begun('a'), ended('a')]).toEqual([
    { type: 'phone/callBegun', payload: 'a' },
    { type: 'phone/callEnded', payload: 'a' },
  ]);
});

it('knows what is under way until it ends, each by its key', () => {
  expect(after(begun('a'), begun('b'))).toEqual(['a', 'b']);
  expect(after(begun('a'), begun('b'), ended('a'))).toEqual(['b']);
  expect(after(begun('a'), ended('b'))).toEqual(['a']);
});

it('ends all of it when the flow crashes, and nothing when another flow does', () => {
  expect(after(begun('a'), begun('b'), crashed('phone')())).toEqual([]);
  expect(after(begun('a'), crashed('fax')())).toEqual(['a']);
});

describe('whileUnderWay', () => {
  /** A caller that begins something, and writes down what it came to. */
  const running = (busy: readonly string[] = []) => {
    const events: Event[] = [];
    const came: unknown[] = [];
    let answer = (_value: string) => {};
    let fail = (_error: Error) => {};
    const work = () =>
      new Promise<string>((resolve, reject) => {
        answer = resolve;
        fail = reject;
      });
    const getState = () => ({ phone: { calls: busy } });
    const task = runSaga({ dispatch: (event: Event) => events.push(event), getState, onError: () => {} }, function* () {
      came.push(
        yield* whileUnderWay(calls, 'a', function* () {
          return yield* call(work);
        }),
      );
    });
    return { events, came, task, answer, fail };
  };

  it('marks the key, works, clears the mark and returns what the work returned', async () => {
    const { events, came, task, answer } = running();
    expect(events).toEqual([begun('a')]);
    answer('done');
    await task.toPromise();
    expect(events).toEqual([begun('a'), ended('a')]);
    expect(came).toEqual(['done']);
  });

  it('does nothing while the same key is under way, and the rest meanwhile', () => {
    const { events, came } = running(['a', 'b']);
    expect([events, came]).toEqual([[], [null]]);
    expect(running(['b']).events).toEqual([begun('a')]);
  });

  it('clears the mark when it fails', async () => {
    const { events, task, fail } = running();
    fail(new Error('down'));
    await expect(task.toPromise()).rejects.toThrow('down');
    expect(events).toEqual([begun('a'), ended('a')]);
  });

  it('clears the mark when it is cancelled, and its caller does not go on', () => {
    const { events, came, task } = running();
    task.cancel();
    expect(events).toEqual([begun('a'), ended('a')]);
    expect(came).toEqual([]);
  });
});
