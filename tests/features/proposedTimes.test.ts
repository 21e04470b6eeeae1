import { proposedSchedule, proposedTodo } from '../../src/features/task/taskValues.ts';

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
