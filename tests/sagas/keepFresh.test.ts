import type { Action } from '@reduxjs/toolkit';
import { runSaga, stdChannel } from 'redux-saga';
import { TIMING } from '../../src/constants/timing.ts';
import { cancelled, delay } from '../../src/effects/effects.ts';
import {
  notificationReceived,
  startFailed,
  startSucceeded,
  todosChanged,
} from '../../src/features/realtime/realtimeEvents.ts';
import { keepFresh } from '../../src/sagas/calls/keepFresh.ts';
import { notificationOf } from '../support/fixtures.ts';

const wanted = { type: 'list/wanted' };
const own = { type: 'list/rowAdded', payload: 'own' };
const told = notificationReceived(notificationOf('n1'));

/** A list that is kept fresh; `runs` says how each run so far has ended. */
function list(live: boolean | 'todos', { heard = true } = {}) {
  const channel = stdChannel();
  const runs: ('open' | 'cancelled')[] = [];
  function* work() {
    const at = runs.push('open') - 1;
    try {
      yield* delay(1e9);
    } finally {
      if (yield* cancelled()) runs[at] = 'cancelled';
    }
  }
  const isOwn = {
    match: ({ type, payload }: Action & { payload?: unknown }) => type === own.type && payload === 'own',
  };
  runSaga({ channel, dispatch: channel.put, getState: () => ({ realtime: { heard } }) }, function* () {
    yield* keepFresh(work, { on: [wanted, isOwn], live });
  });
  return { runs, hear: (action: Action) => channel.put(action) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('runs at once and again when asked; the newest run wins', () => {
  const { runs, hear } = list(false);
  expect(runs).toEqual(['open']);
  hear(wanted);
  hear(own);
  expect(runs).toEqual(['cancelled', 'cancelled', 'open']);
});

it.each([
  ['an event of something else', false, { type: own.type, payload: 'other' }],
  ['a notification, where nothing is live', false, told],
  ['a connection, where nothing is live', false, startSucceeded()],
  ['a changed to-do, where none are shown', true, todosChanged()],
] as const)('%s is no reason', async (_case, live, event) => {
  const { runs, hear } = list(live);
  hear(event);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(runs).toHaveLength(1);
});

it.each([
  ['notifications', true, told],
  ['changed to-dos', 'todos', todosChanged()],
] as const)('a burst of %s costs one run, once it pauses', async (_what, live, event) => {
  const { runs, hear } = list(live);
  for (let heard = 0; heard < 3; heard += 1) {
    hear(event);
    await jest.advanceTimersByTimeAsync(TIMING.realtimeBurstMs - 1);
  }
  expect(runs).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(runs).toHaveLength(2);
});

it('an endless burst is cut off, and a person who asks does not wait for its end', async () => {
  const endless = list(true);
  for (let ms = 0; ms < TIMING.realtimeBurstLimitMs; ms += 100) {
    expect(endless.runs).toHaveLength(1);
    endless.hear(told);
    await jest.advanceTimersByTimeAsync(100);
  }
  expect(endless.runs).toHaveLength(2);
  const asked = list(true);
  asked.hear(told);
  asked.hear(wanted);
  expect(asked.runs).toHaveLength(2);
});

it('the first connection after the first run causes none; the next one does', () => {
  const { runs, hear } = list(true, { heard: false });
  hear(startSucceeded());
  expect(runs).toHaveLength(1);
  hear(startSucceeded());
  expect(runs).toHaveLength(2);
});

it.each([
  ['it comes late', false, TIMING.realtimeOpeningMs, 2],
  ['it comes just in time', false, TIMING.realtimeOpeningMs - 1, 1],
  ['the hub was heard before', true, 0, 2],
])('the first connection: %s', async (_case, heard, ms, times) => {
  const { runs, hear } = list(true, { heard });
  await jest.advanceTimersByTimeAsync(ms);
  hear(startSucceeded());
  expect(runs).toHaveLength(times);
});

it('a first connection after a failed start comes late', () => {
  const { runs, hear } = list(true, { heard: false });
  hear(startFailed({ reason: 'down' }));
  expect(runs).toHaveLength(1);
  hear(startSucceeded());
  expect(runs).toHaveLength(2);
});

it('a notification before the first connection is a reason', async () => {
  const { runs, hear } = list(true, { heard: false });
  hear(told);
  await jest.advanceTimersByTimeAsync(TIMING.realtimeBurstMs);
  expect(runs).toHaveLength(2);
});

it('a person who asks before the first connection is heard at once, and the connection still causes none', () => {
  const { runs, hear } = list(true, { heard: false });
  hear(wanted);
  hear(startSucceeded());
  expect(runs).toHaveLength(2);
});
