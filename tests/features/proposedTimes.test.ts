import { chosenTime, proposedSchedule, proposedTodo } from '../../src/features/task/taskValues.ts';
import { addWallMinutes, wallMinutesBetween } from '../../src/lib/wallClock.ts';

it.each([
  ['2026-11-24', '2026-11-20T10:24:00', '2026-11-24T09:00:00', '2026-11-24T10:00:00'],
  ['2026-11-20', '2026-11-20T10:24:31', '2026-11-20T11:30:00', '2026-11-20T12:30:00'],
  ['2026-11-20', '2026-11-20T10:30:00', '2026-11-20T11:30:00', '2026-11-20T12:30:00'],
  ['2026-11-20', '2026-11-20T22:40:00', '2026-11-20T23:30:00', '2026-11-21T00:30:00'],
  ['2026-11-20', '2026-11-20T23:10:00', '2026-11-20T23:30:00', '2026-11-21T00:30:00'],
  ['2026-11-20', '2026-11-20T23:40:00', '2026-11-21T00:00:00', '2026-11-21T01:00:00'],
])('proposes an hour for a schedule on %s at %s', (date, now, startedAt, endAt) => {
  expect(proposedSchedule(date, now)).toEqual({ startedAt, endAt });
});

it.each([
  ['2026-11-20T10:00:00', '2026-11-20T11:00:00', '2026-11-27T18:00:00'],
  ['2026-11-20T10:19:59', '2026-11-20T11:00:00', '2026-11-27T18:00:00'],
  ['2026-11-20T10:24:31', '2026-11-20T11:30:00', '2026-11-27T18:00:00'],
  ['2026-11-20T23:24:31', '2026-11-21T00:30:00', '2026-11-28T18:00:00'],
])('at %s, proposes a half hour and the evening a week later for a to-do', (now, startedAt, endAt) => {
  expect(proposedTodo(now)).toEqual({ startedAt, endAt });
});

it('proposes a reminder at least ten minutes ahead for a new to-do, whenever the form is opened', () => {
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const now = addWallMinutes('2026-11-20T00:00:59', minute);
    const { startedAt } = proposedTodo(now);
    expect(wallMinutesBetween(now, addWallMinutes(startedAt, -30))).toBeGreaterThanOrEqual(10);
  }
});

it('the end follows the chosen start until somebody chooses the end', () => {
  const startedAt = '2026-12-01T08:00:00';
  const proposed = { kind: 'schedule', endProposed: true } as const;
  expect(chosenTime(proposed, 'startedAt', startedAt)).toEqual({ startedAt, endAt: '2026-12-01T09:00:00' });
  expect(chosenTime({ ...proposed, kind: 'personal' }, 'startedAt', startedAt).endAt).toBe('2026-12-08T18:00:00');
  expect(chosenTime({ ...proposed, endProposed: false }, 'startedAt', startedAt)).toEqual({ startedAt });
  expect(chosenTime(proposed, 'endAt', startedAt)).toEqual({ endAt: startedAt });
  expect(chosenTime(proposed, 'startedAt', null)).toEqual({ startedAt: null });
});
