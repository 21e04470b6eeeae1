import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  dialogClosed,
  dialogClosePressed,
  dialogOpened,
  dialogTabPressed,
} from '../../../src/features/notificationDialog/notificationDialogSlice.ts';
import { DialogLink } from '../../../src/views/notificationDialog/DialogLink.tsx';
import { NotificationDialogHost } from '../../../src/views/notificationDialog/NotificationDialogHost.tsx';
import { DialogEntries } from '../../../src/views/shell/DialogEntries.tsx';
import { renderView } from '../../support/renderView.tsx';
import { workbenchState } from '../../support/workbenchState.ts';

const base = workbenchState();
const show = (over: Partial<typeof base.notificationDialog> = { status: 'open' }) =>
  renderView(
    <>
      <DialogLink opening={{ tab: 3 }} words="日历" />
      <NotificationDialogHost />
    </>,
    { state: { ...base, notificationDialog: { ...base.notificationDialog, ...over } } },
  );

it('NTF-1 shows three tabs with their counts; the open one is selected', async () => {
  await show({ status: 'open', tab: 1 });
  const dialog = screen.getByRole('dialog', { name: '通知、待办与日程' });
  const tabs = within(dialog).getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['通知2323 条未读', '待办4444 项待办未完成', '日程']);
  expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['true', 'false', 'false']);
  expect(await within(dialog).findByRole('navigation', { name: '通知模块' })).toBeVisible();
});

it('keys and presses choose a tab', async () => {
  const { events } = await show({ status: 'open', tab: 1 });
  await userEvent.click(screen.getByRole('tab', { name: /日程/ }));
  screen.getByRole('tab', { name: /通知/ }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(events).toEqual([dialogTabPressed(3), dialogTabPressed(2)]);
});

it('Escape leads to the close button, after it has closed a menu inside', async () => {
  const { events } = await show({ status: 'open', tab: 3 });
  const dialog = screen.getByRole('dialog');
  const close = within(dialog).getByRole('button', { name: '关闭' });
  await userEvent.click(within(dialog).getByRole('button', { name: '帮助' }));
  await userEvent.keyboard('{Escape}');
  expect(within(dialog).getByRole('button', { name: '帮助' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveFocus();
  expect(events).not.toContainEqual(dialogClosePressed());
  await userEvent.keyboard('{Enter}');
  expect(events).toContainEqual(dialogClosePressed());
});

it('NTF-1 only the close button closes it', async () => {
  const { events } = await show();
  const dialog = screen.getByRole('dialog');
  await userEvent.keyboard('{Escape}');
  const mask = dialog.parentElement;
  if (!mask) throw new Error('the dialog has no mask');
  await userEvent.click(mask);
  expect(events).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }));
  expect(events).toEqual([dialogClosePressed()]);
});

it('moves the focus into the dialog and returns it to the opener', async () => {
  const { store } = await show({ status: 'closed' });
  const link = screen.getByRole('button', { name: '日历' });
  await userEvent.click(link);
  expect(store.getState().notificationDialog).toMatchObject({ status: 'open', tab: 3 });
  expect(await screen.findByRole('dialog')).toHaveFocus();
  act(() => void store.dispatch(dialogClosed()));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(link).toHaveFocus();
});

it('the sidebar leads to each tab and counts what is waiting there', async () => {
  const { events } = await renderView(<DialogEntries collapsed={false} />, { state: base });
  const entries = screen.getAllByRole('button');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    '通知2323 条未读',
    '待办4444 项待办未完成',
    '日程3今天 3 个日程',
  ]);
  for (const entry of entries) await userEvent.click(entry);
  expect(events).toEqual([dialogOpened({ tab: 1 }), dialogOpened({ tab: 2 }), dialogOpened({ tab: 3 })]);
});
