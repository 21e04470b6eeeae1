import { TIMING } from '../../src/constants/timing.ts';
import * as calendar from '../../src/features/scheduleCalendar/scheduleCalendarSlice.ts';
import { taskDeletionWanted } from '../../src/features/task/taskSlice.ts';
import { onCalendar, SCHEDULE } from '../support/calendarWork.ts';
import type { Reply } from '../support/playFlow.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('a deletion is in the month too, however late: once it is sent, and if it is taken back', async () => {
  const play = await onCalendar({ kind: 'day', date: '2026-11-20' });
  const titles = () =>
    play.state().scheduleCalendar.months['2026-11']?.data?.flatMap(({ taskTitle }) => taskTitle.map((it) => it.title));
  const withTitles = (...names: string[]): Reply => ({
    body: [{ dateString: '2026-11-20', taskTitle: names.map((title) => ({ title, degreeType: 0 })) }],
  });
  await play.settle(taskDeletionWanted({ kind: 'schedule', id: 'review' }));
  await play.answer(true);
  await play.settle(calendar.calendarPressed());
  expect(titles()).toEqual(['review']);
  play.backend[SCHEDULE.month] = withTitles();
  await play.pass(TIMING.undoMs + 500);
  expect(titles()).toEqual([]);
  // Refused, because somebody has changed it in the meantime.
  play.backend[SCHEDULE.remove] = { status: 500, body: {} };
  await play.settle(taskDeletionWanted({ kind: 'schedule', id: 'review' }));
  await play.answer(true);
  play.backend[SCHEDULE.month] = withTitles('changed');
  await play.pass(TIMING.undoMs + 500);
  expect(titles()).toEqual(['changed']);
});

it('the month that a phone shows above the list is reloaded on the way back to the list', async () => {
  const play = await onCalendar({ kind: 'day', date: '2026-11-20' });
  await play.settle(calendar.schedulePressed('review'));
  play.schedules();
  await play.settle(calendar.scheduleBackPressed());
  expect([play.status(), play.schedules()]).toEqual(['dayList', [SCHEDULE.month]]);
});
