import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserTask } from '../../../contract/tasks.ts';
import * as calendar from '../../../src/features/scheduleCalendar/scheduleCalendarSlice.ts';
import { taskDeletionWanted } from '../../../src/features/task/taskSlice.ts';
import { ScheduleCalendar } from '../../../src/views/scheduleCalendar/ScheduleCalendar.tsx';
import { renderView } from '../../support/renderView.tsx';
import { dayItemOf, loaded, taskOf } from '../../support/workbenchState.ts';
import { calendarState } from './calendarState.ts';

const schedule: UserTask = taskOf('AX-40 试产评审', {
  degreeType: 3,
  startedAt: '2026-11-20T10:30:00',
  endAt: '2026-11-21T12:15:00',
  source: '极光制造',
  isWarming: true,
  warmingTime: 0,
  warmingType: 0,
  description: '一、问题回顾\n二、成本',
  attachments: [{ blobName: 'b1', fileName: '清单.xlsx' }],
  isEditOrDelete: true,
});
const show = (status: 'dayList' | 'dayDetail', over: Parameters<typeof calendarState>[0] = {}, task = schedule) =>
  renderView(<ScheduleCalendar />, {
    state: {
      ...calendarState({ status, ...over }),
      taskDetail:
        status === 'dayDetail'
          ? { target: { kind: 'schedule', id: task.id }, load: loaded(task) }
          : calendarState().taskDetail,
    },
  });
const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('the day list', () => {
  it('CAL-4 shows date, items with importance, times and source, and the date as the right-hand title', async () => {
    const { events } = await show('dayList');
    expect(headings()).toEqual(['11月20日，星期五', '11月20日，星期五']);
    const items = screen.getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      '09:0009:30产线交付节奏早会来源：一号会议室',
      '10:3011:30AX-40 试产评审来源：二号会议室',
      '14:0015:00华东轴承月度质量会来源：个人',
    ]);
    expect(within(items[1] ?? document.body).getByRole('img', { name: '重要且紧急' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /AX-40/ }));
    await userEvent.click(screen.getByRole('button', { name: '添加日程' }));
    await userEvent.click(screen.getByRole('button', { name: '返回日历' }));
    expect(events).toEqual([
      calendar.schedulePressed('AX-40 试产评审'),
      calendar.scheduleCreatePressed('2026-11-20'),
      calendar.calendarPressed(),
    ]);
  });

  it('says when a schedule of several days begins or ends on another day', async () => {
    const item = dayItemOf('审计', '09:00', '10:00', { startAt: '2026-11-18T09:00:00' });
    await show('dayList', { dayItems: loaded([item]) });
    expect(screen.getByRole('listitem')).toHaveTextContent('11-1810:00审计11-18 09:00 – 11-20 10:00 · 来源');
  });

  it('shows 24:00 of its day as the end of a schedule until midnight', async () => {
    const item = dayItemOf('夜班', '23:00', '00:00', { endAt: '2026-11-21T00:00:00' });
    await show('dayList', { dayItems: loaded([item]) });
    expect(screen.getByRole('listitem')).toHaveTextContent('23:0024:00夜班来源');
  });

  it('says that a day is empty', async () => {
    await show('dayList', { dayItems: loaded([]) });
    expect(screen.getByText('暂无日程安排')).toBeVisible();
  });

  it('offers a retry for a list that failed to load', async () => {
    const { events } = await show('dayList', {
      dayItems: { status: 'failed', data: null, error: { key: 'errors:network' } },
    });
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(events).toEqual([calendar.daySchedules.wanted()]);
  });
});

describe('the detail', () => {
  it('CAL-4 shows times, duration, importance with source, reminder tags, line breaks and attachments', async () => {
    await show('dayDetail');
    expect(headings()).toEqual(['11月20日，星期五', '日程详情']);
    const article = screen.getByRole('article');
    expect(within(article).getByRole('heading', { level: 4, name: 'AX-40 试产评审' })).toBeVisible();
    for (const words of ['25 小时 45 分', '重要且紧急', '来源：极光制造', '开始前 30 分钟', '即时通知', '林静'])
      expect(within(article).getByText(words)).toBeVisible();
    expect(within(article).getByText(/问题回顾/).textContent).toBe('一、问题回顾\n二、成本');
    expect(within(article).getByRole('button', { name: '下载 清单.xlsx' })).toBeVisible();
    expect(screen.getByRole('button', { name: /AX-40/, current: true })).toBeVisible();
  });

  it('CAL-4 edit, delete and back', async () => {
    const { events } = await show('dayDetail');
    await userEvent.click(screen.getByRole('button', { name: '编辑' }));
    await userEvent.click(screen.getByRole('button', { name: '删除' }));
    await userEvent.click(screen.getByRole('button', { name: '返回' }));
    expect(events).toEqual([
      calendar.scheduleEditPressed(schedule.id),
      taskDeletionWanted({ kind: 'schedule', id: schedule.id }),
      calendar.scheduleBackPressed(),
    ]);
  });

  it('§4 offers neither edit nor delete where isEditOrDelete is false', async () => {
    await show('dayDetail', {}, { ...schedule, isEditOrDelete: false });
    expect(screen.queryByRole('button', { name: '编辑' })).toBeNull();
    expect(screen.queryByRole('button', { name: '删除' })).toBeNull();
  });
});
