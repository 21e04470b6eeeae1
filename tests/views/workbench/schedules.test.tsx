import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dialogOpened } from '../../../src/features/notificationDialog/notificationDialogSlice.ts';
import { dayChosen } from '../../../src/features/workbench/workbenchSlice.ts';
import { ScheduleSection } from '../../../src/views/workbench/ScheduleSection.tsx';
import { renderView } from '../../support/renderView.tsx';
import { dayItemOf, loaded, workbenchState } from '../../support/workbenchState.ts';

const base = workbenchState();
const show = (over: Partial<typeof base.workbench> = {}) =>
  renderView(<ScheduleSection />, { state: { ...base, workbench: { ...base.workbench, ...over } } });
const rows = () => screen.getAllByRole('listitem').map((item) => item.textContent);

describe('schedules of the workbench', () => {
  it('POR-2 shows the week of the chosen day with the number of schedules of each day', async () => {
    await show();
    const days = screen.getAllByRole('radio');
    expect(days.map((day) => day.getAttribute('aria-label'))).toEqual([
      '11月16日，星期一，2 个日程',
      '11月17日，星期二，0 个日程',
      '11月18日，星期三，12 个日程',
      '11月19日，星期四，0 个日程',
      '11月20日，星期五，3 个日程',
      '11月21日，星期六，0 个日程',
      '11月22日，星期日，0 个日程',
    ]);
    expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName(/20日/);
  });

  it('puts the clock between what has ended and what is to come', async () => {
    await show();
    expect(rows()).toEqual([
      '09:0009:30产线交付节奏早会一号会议室，已结束',
      '现在 10:2410:24',
      '10:3011:30AX-40 试产评审二号会议室，6 分钟后开始',
      '14:0015:00华东轴承月度质量会个人日程',
    ]);
  });

  it('orders the day, puts the clock last when nothing is left, and says what is in progress', async () => {
    const items = [dayItemOf('later', '10:00', '11:00'), dayItemOf('early', '08:00', '08:30')];
    await show({ agenda: loaded(items) });
    expect(rows()).toEqual(['08:0008:30early个人日程，已结束', '10:0011:00later个人日程，进行中', '现在 10:2410:24']);
  });

  it('moves to another day and another week, and back to today', async () => {
    const { events } = await show({ day: '2026-11-18', agenda: loaded([]) });
    expect(screen.getByText('11月18日')).toBeVisible();
    expect(screen.getByText('暂无日程安排')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /16日/ }));
    await userEvent.click(screen.getByRole('button', { name: '上一周' }));
    await userEvent.click(screen.getByRole('button', { name: '下一周' }));
    await userEvent.click(screen.getByRole('button', { name: '回到今天' }));
    expect(events).toEqual(['2026-11-16', '2026-11-09', '2026-11-16', '2026-11-20'].map((day) => dayChosen(day)));
    expect(screen.queryByRole('button', { name: '回到今天' })).toBeNull();
  });

  it('a row opens its schedule beside the list of the day, by pointer and by key', async () => {
    const { events } = await show();
    await userEvent.click(screen.getByRole('button', { name: 'AX-40 试产评审' }));
    expect(events).toEqual([
      dialogOpened({ tab: 3, intent: { kind: 'detail', id: 'AX-40 试产评审', date: '2026-11-20' } }),
    ]);
  });

  it('gives the date of an end on another day, and marks what is over on any day', async () => {
    const trip = dayItemOf('trip', '09:00', '17:00', { endAt: '2026-11-22T17:00:00' });
    const over = dayItemOf('over', '08:00', '09:00', { startAt: '2026-11-18T08:00:00', endAt: '2026-11-19T09:00:00' });
    await show({ agenda: loaded([trip]) });
    expect(rows()[0]).toBe('09:0011-22trip个人日程，进行中');
    cleanup();
    await show({ day: '2026-11-19', agenda: loaded([over]) });
    expect(rows()).toEqual(['11-1809:00over个人日程，已结束']);
  });

  it('draws no clock on another day', async () => {
    await show({ day: '2026-11-19' });
    expect(within(screen.getByRole('list')).queryByText('10:24')).toBeNull();
  });
});
