import { combineReducers } from '@reduxjs/toolkit';
import { testSaga } from 'redux-saga-test-plan';
import { TIMING } from '../../src/constants/timing.ts';
import { clockReducer, clockTicked } from '../../src/features/clock/clockSlice.ts';
import { helpArrived } from '../../src/features/help/helpSlice.ts';
import {
  popoverOpened,
  selectPopover,
  shellClosed,
  shellOpened,
  shellReducer,
} from '../../src/features/shell/shellSlice.ts';
import { clock } from '../../src/sagas/clock.ts';
import { help } from '../../src/sagas/help.ts';
import { branchesOf, effectAt, sagaIn } from './support/branches.ts';
import { runSteps } from './support/runSteps.ts';

describe('help', () => {
  const race = () => effectAt(testSaga(help).next());

  it('is fetched when somebody opens it, or has not seen the tour; then it can be shown', () => {
    expect(branchesOf(race())).toEqual({
      opened: { call: 'helpOpened', args: [] },
      due: { call: 'tourDue', args: [] },
    });
    const loadArea = () => {};
    const fetched = testSaga(help).next().next({}).getContext('loadArea').next(loadArea).call(loadArea, 'help');
    fetched.next({ flows: {} }).put(helpArrived()).next().isDone();
  });

  it.each(['help', 'dialogHelp'])('is open in the popover %s, and in no other', (name) => {
    const opening = testSaga(sagaIn(race(), 'opened'))
      .next()
      .select(selectPopover)
      .next('settings')
      .take(popoverOpened);
    opening.next().select(selectPopover).next(null).take(popoverOpened);
    opening.next().select(selectPopover).next(name).isDone();
  });
});

describe('the wall clock', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) }));
  afterEach(() => jest.useRealTimers());

  it('goes on in the zone of the company while the shell is open', async () => {
    const reduce = combineReducers({ clock: clockReducer, shell: shellReducer });
    const { steps, hear } = runSteps(clock, {
      state: reduce(undefined, { type: '@@test' }),
      reduce,
      answers: { now: () => Date.now() },
    });
    expect(steps).toEqual([]);
    hear(shellOpened());
    expect(steps).toEqual([clockTicked('2026-11-20T10:24:00')]);
    await jest.advanceTimersByTimeAsync(TIMING.clockTickMs);
    expect(steps.at(-1)).toEqual(clockTicked('2026-11-20T10:24:30'));
    hear(shellClosed());
    await jest.advanceTimersByTimeAsync(TIMING.clockTickMs);
    expect(steps).toHaveLength(2);
  });
});
