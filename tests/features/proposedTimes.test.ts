import { chosenTime, proposedSchedule, proposedTodo } from '../../src/features/task/taskValues.ts';

it.each([
  ['2026-11-24', '2026-11-20T10:24:00', '2026-11-24T09:00:00', '2026-11-24T10:00:00'],
  ['2026-11-20', '2026-11-20T10:24:31', '2026-11-20T10:30:00', '2026-11-20T11:30:00'],
  ['2026-11-20', '2026-11-20T10:30:00', '2026-11-20T11:00:00', '2026-11-20T12:00:00'],
  ['2026-11-20', '2026-11-20T23:10:00', '2026-11-20T23:30:00', '2026-11-21T00:30:00'],
  ['2026-11-20', '2026-11-20T23:40:00', '2026-11-21T00:00:00', '2026-11-21T01:00:00'],
])('CAL-6 proposes an hour for a schedule on %s at %s', (date, now, startedAt, endAt) => {
  expect(proposedSchedule(date, now)).toEqual({ startedAt, endAt });
});

it('TODO-4 proposes the next half hour and the evening a week later for a to-do', () => {
  expect(proposedTodo('2026-11-20T10:24:31')).toEqual({
    startedAt: '2026-11-20T10:30:00',
    endAt: '2026-11-27T18:00:00',
  });
});

it('TODO-4 the end follows a start that is chosen, as long as nobody has chosen the end', () => {
  const startedAt = '2026-12-01T08:00:00';
  const proposed = { kind: 'schedule', endProposed: true } as const;
  expect(chosenTime(proposed, 'startedAt', startedAt)).toEqual({ startedAt, endAt: '2026-12-01T09:00:00' });
  expect(chosenTime({ ...proposed, kind: 'personal' }, 'startedAt', startedAt).endAt).toBe('2026-12-08T18:00:00');
  expect(chosenTime({ ...proposed, endProposed: false }, 'startedAt', startedAt)).toEqual({ startedAt });
  expect(chosenTime(proposed, 'endAt', startedAt)).toEqual({ endAt: startedAt });
  expect(chosenTime(proposed, 'startedAt', null)).toEqual({ startedAt: null });
});
