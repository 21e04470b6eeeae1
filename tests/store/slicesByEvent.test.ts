import { createSlice, type Reducer } from '@reduxjs/toolkit';
import { defineMachine, governed } from '../../src/lib/machine.ts';
import { scoped } from '../../src/lib/scope.ts';
import { slicesByEvent } from '../../src/store/slicesByEvent.ts';

/** A slice that counts, and how often it has been called. */
function counting(name: string) {
  const { reducer, actions } = createSlice({
    name,
    initialState: { count: 0 },
    reducers: {
      counted: (state) => {
        state.count += 1;
      },
      refused: () => {},
    },
  });
  const asked = jest.fn(reducer as Reducer);
  return { asked, actions };
}

it('passes an event to the slices that it concerns, and to no others', () => {
  const here = counting('here');
  const there = counting('there');
  const { reducer } = slicesByEvent({ here: here.asked, there: there.asked });
  let state = reducer(undefined, here.actions.counted());
  there.asked.mockClear();
  for (let n = 0; n < 3; n += 1) state = reducer(state, here.actions.counted());
  expect(state).toEqual({ here: { count: 4 }, there: { count: 0 } });
  expect(there.asked).not.toHaveBeenCalled();
});
it('an event that concerns no slice, or changes nothing, leaves the same state', () => {
  const { asked, actions } = counting('here');
  const { reducer } = slicesByEvent({ here: asked });
  const state = reducer(undefined, { type: 'nobody/asked' });
  expect(reducer(state, { type: 'nobody/asked' })).toBe(state);
  expect(reducer(state, actions.refused())).toBe(state);
});
it('passes on an event next time even if it changed nothing the first time', () => {
  const door = createSlice({
    name: 'door',
    initialState: { open: false, passed: 0 },
    reducers: {
      opened: (state) => {
        state.open = true;
      },
      passed: (state) => {
        if (state.open) state.passed += 1;
      },
    },
  });
  const { reducer } = slicesByEvent({ door: door.reducer });
  const { opened, passed } = door.actions;
  const states = [passed(), opened(), passed()].reduce(reducer, undefined as never);
  expect(states).toEqual({ door: { open: true, passed: 1 } });
});
it('a machine receives what its table governs, and a scope its end', () => {
  const machine = defineMachine('lamp', {
    scope: 'account',
    initial: 'off',
    transitions: { off: { 'other/lit': 'on' }, on: {} },
  });
  const lamp = governed(machine, (state = { status: 'off' as 'off' | 'on' }) => state);
  const note = createSlice({ name: 'note', initialState: { text: 'blank' }, reducers: {} });
  const { reducer } = slicesByEvent({ lamp, note: scoped('account', note.reducer) as Reducer });
  const lit = reducer({ lamp: { status: 'off' }, note: { text: 'written' } }, { type: 'other/lit' });
  expect(lit).toEqual({ lamp: { status: 'on' }, note: { text: 'written' } });
  expect(reducer(lit, { type: 'session/loggedOut' })).toEqual({
    lamp: { status: 'off' },
    note: { text: 'blank' },
  });
});
it('slices added later start with the next event, and receive what came before they arrived', () => {
  const first = counting('first');
  const { reducer, inject } = slicesByEvent({ first: first.asked });
  const state = reducer(undefined, first.actions.counted());
  const later = createSlice({
    name: 'later',
    initialState: { heard: 0 },
    reducers: {},
    extraReducers: (builder) =>
      builder.addCase(first.actions.counted, (slice) => {
        slice.heard += 1;
      }),
  });
  inject({ later: later.reducer });
  expect(reducer(state, { type: 'areas/areaLoaded' })).toEqual({ first: { count: 1 }, later: { heard: 0 } });
  expect(reducer(state, first.actions.counted())).toEqual({ first: { count: 2 }, later: { heard: 1 } });
});
it('a state from elsewhere gains what it lacks and loses unknown slices', () => {
  const { asked, actions } = counting('here');
  const { reducer } = slicesByEvent({ here: asked, empty: () => null });
  expect(reducer({ gone: 1, empty: null }, actions.counted())).toEqual({ here: { count: 1 }, empty: null });
});
