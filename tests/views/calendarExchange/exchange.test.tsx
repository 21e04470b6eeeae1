import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as feed from '../../../src/features/calendarFeed/calendarFeedSlice.ts';
import * as calendarImport from '../../../src/features/calendarImport/calendarImportSlice.ts';
import type { ExchangePart } from '../../../src/features/scheduleCalendar/scheduleCalendarMachine.ts';
import type { ImportedEvent } from '../../../src/lib/ics/importedEvent.ts';
import { emptyLoad } from '../../../src/lib/loading.ts';
import type { RootState } from '../../../src/store/rootReducer.ts';
import { CalendarExchange } from '../../../src/views/calendarExchange/CalendarExchange.tsx';
import { renderView, stateWith } from '../../support/renderView.tsx';
import { loaded } from '../../support/workbenchState.ts';

const show = async (
  exchange: ExchangePart,
  patch: { readonly [S in 'calendarFeed' | 'calendarImport']?: Partial<RootState[S]> } = {},
) => {
  const view = await renderView(<CalendarExchange />, {
    state: stateWith({ scheduleCalendar: { exchange: { status: exchange } }, ...patch }),
  });
  // Its texts are loaded with it.
  await act(async () => {});
  return view;
};
const entries = async () => (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
const ON = { isOn: true, creationTime: '2026-11-20T10:24:00', lastReadTime: '2026-11-20T11:00:00' };
const event = (id: string, over: Partial<ImportedEvent> = {}): ImportedEvent => ({
  id,
  uid: id,
  title: `event ${id}`,
  description: null,
  startedAt: '2026-12-01T09:00:00',
  endAt: '2026-12-01T10:00:00',
  isAllDay: false,
  degreeType: 0,
  warmingTime: null,
  notes: [],
  ...over,
});

describe('the exchange with other calendars', () => {
  it.each([
    ['being asked for', { ...emptyLoad<never>(), status: 'loading' }],
    ['absent', { ...emptyLoad<never>(), status: 'failed', error: feed.NO_FEEDS }],
  ] as const)('offers no feeds if those of the backend are %s', async (_case, load) => {
    await show('menu', { calendarFeed: { feed: load } });
    expect(await entries()).toEqual(['导入日程文件']);
  });

  it('if there are feeds, the menu leads to both', async () => {
    const { events } = await show('menu', { calendarFeed: { feed: loaded(ON) } });
    expect(await entries()).toEqual(['导入日程文件', '订阅日历']);
    await userEvent.click(screen.getByRole('menuitem', { name: '订阅日历' }));
    expect(events).toContainEqual({ type: 'scheduleCalendar/exchangeShown', payload: 'feed' });
  });

  it('CAL-8 shows the address only right after it was made, with a link for calendar apps', async () => {
    const secretAddress = 'https://a.example/s.ics';
    const { events } = await show('feed', { calendarFeed: { feed: loaded(ON), secretAddress } });
    expect(await screen.findByLabelText('订阅地址')).toHaveValue(secretAddress);
    expect(screen.getByRole('link', { name: '在日历应用中打开' })).toHaveAttribute('href', 'webcal://a.example/s.ics');
    await userEvent.click(screen.getByRole('button', { name: '复制' }));
    expect(events).toContainEqual(feed.addressCopyWanted());
  });

  it('later only renews the address, and says when it was last read', async () => {
    await show('feed', { calendarFeed: { feed: loaded(ON) } });
    expect(await screen.findByText('最近读取：2026-11-20 11:00')).toBeVisible();
    expect(screen.queryByLabelText('订阅地址')).toBeNull();
    expect(screen.getByRole('button', { name: '更换地址' })).toBeVisible();
  });

  it('CAL-9 says what each event becomes, and does not select what is already there', async () => {
    const events = [event('0', { notes: ['attendees', 'reminderMoved'] }), event('1')];
    const state = { status: 'previewed', events, picked: ['0'], duplicates: { 1: 'sameUid' } } as const;
    await show('import', { calendarImport: { ...state, events } });
    expect(await screen.findByText('提醒改为最接近的时间')).toBeVisible();
    expect(screen.getByRole('row', { name: /event 1/ })).toHaveTextContent('以前导入过');
    expect(screen.getByRole('checkbox', { name: /event 0/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /event 1/ })).not.toBeChecked();
    expect(screen.getByRole('button', { name: '导入 1 个日程' })).toBeVisible();
  });

  it('CAL-9 a running import can only be stopped; failures are named and retried', async () => {
    const begun = { events: [event('0'), event('1')], picked: ['0', '1'], done: ['0'] };
    const { events, unmount } = await show('import', { calendarImport: { status: 'importing', ...begun } });
    expect(await screen.findByText('正在导入：1 / 2')).toBeVisible();
    expect(screen.queryByRole('button', { name: '取消' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '停止' }));
    expect(events.at(-1)).toMatchObject({ type: 'calendarImport/importStopWanted' });
    unmount();
    await show('import', { calendarImport: { status: 'done', ...begun, failures: { 1: { text: 'No.' } } } });
    expect(await screen.findByText('No.')).toBeVisible();
    expect(screen.getByText(/已导入 1 个.*1 个失败/)).toBeVisible();
    expect(screen.getByRole('button', { name: '重试剩余 1 个' })).toBeVisible();
  });

  it('keeps the focus in the dialog when the button that imports gives way to the result', async () => {
    const events = [event('0')];
    const { store } = await show('import', { calendarImport: { status: 'previewed', events, picked: ['0'] } });
    await userEvent.click(await screen.findByRole('button', { name: '导入 1 个日程' }));
    await act(async () => void store.dispatch(calendarImport.importBegun()));
    expect(screen.getByRole('button', { name: '选择其他文件' })).toHaveFocus();
    await act(async () => void store.dispatch(calendarImport.eventImported('0')));
    await act(async () => void store.dispatch(calendarImport.importEnded()));
    expect(screen.getByText('已导入 1 个')).toBeVisible();
    expect(screen.getByRole('button', { name: '选择其他文件' })).toHaveFocus();
  });
});
