import { createSlice } from '@reduxjs/toolkit';
import { crashed } from '../../src/lib/crash.ts';
import { addUnderWay, defineUnderWay } from '../../src/lib/underWay.ts';
import { whileUnderWay } from '../../src/sagas/calls/underWay.ts';

const calls = defineUnderWay('phone', 'call');
const { begun, ended } = calls;
const { reducer } = createSlice({
  name: 'phone',
  initialState: { calls: [] as string[] },
  reducers: {},
  extraReducers: (builder) => addUnderWay(builder, calls, (state) => state.calls),
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
  const running = () => {
    const saga = whileUnderWay(calls, 'a', function* () {
      return (yield 'asked' as never) as string;
    });
    const started = [saga.next().value, saga.next().value];
    return { saga, started };
  };
  const puts = (event: Event) => expect.objectContaining({ payload: expect.objectContaining({ action: event }) });

  it('marks the key, works, clears the mark and returns what the work returned', () => {
    const { saga, started } = running();
    expect(started).toEqual([puts(begun('a')), 'asked']);
    expect(saga.next('answer' as never).value).toEqual(puts(ended('a')));
    expect(saga.next()).toEqual({ done: true, value: 'answer' });
  });

  it('clears the mark when it is cancelled or fails', () => {
    expect(running().saga.return(undefined as never).value).toEqual(puts(ended('a')));
    const { saga } = running();
    expect(saga.throw(new Error('down')).value).toEqual(puts(ended('a')));
    expect(() => saga.next()).toThrow('down');
  });
});
