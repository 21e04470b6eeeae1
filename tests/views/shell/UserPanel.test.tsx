import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooserOpened } from '../../../src/features/companySwitch/companySwitchEvents.ts';
import { quietChosen } from '../../../src/features/quiet/quietEvents.ts';
import type { Settings } from '../../../src/features/settings/settingsSlice.ts';
import { UserPanel } from '../../../src/views/shell/UserPanel.tsx';
import { renderView } from '../../support/renderView.tsx';
import { loaded, workbenchState } from '../../support/workbenchState.ts';

const base = workbenchState();
const show = (settings: Partial<Settings>, isQuiet = false) =>
  renderView(<UserPanel />, {
    state: {
      ...base,
      notificationCentre: { ...base.notificationCentre, isQuiet },
      settings: { settings: { ...base.settings.settings, ...settings } },
    },
  });
const choices = () => screen.queryByRole('group', { name: /^勿扰/ });

it('starts do not disturb from the menu, for each of its lengths', async () => {
  const { events } = await show({});
  const group = screen.getByRole('group', { name: '勿扰' });
  for (const button of within(group).getAllByRole('button')) await userEvent.click(button);
  expect(events).toEqual((['half', 'hour', 'tomorrow', 'open'] as const).map((choice) => quietChosen(choice)));
});

it('during do not disturb the menu says until when, and ends it', async () => {
  const until = Date.parse('2026-11-20T03:24:00Z');
  const { events } = await show({ doNotDisturb: { choice: 'hour', until } }, true);
  expect(choices()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '结束勿扰 勿扰中，到 11:24' }));
  expect(events).toEqual([quietChosen(null)]);
});

it('distinguishes quiet hours: they end by themselves, and do not disturb can still be started', async () => {
  await show({ quietHours: { from: '22:00', to: '11:30', days: [4] } }, true);
  expect(choices()).toHaveAccessibleName('勿扰 勿扰中，到 11:30');
});

it('links to what is waiting in the other companies, largest count first; the present company and empty ones have no row', async () => {
  const counted = (tenantId: string, unreadCount: number) => ({ tenantId, tenantName: `公司${tenantId}`, unreadCount });
  const counts = loaded([counted('t1', 4), counted('t2', 3), counted('t3', 0), counted('t4', 120)]);
  const { events } = await renderView(<UserPanel />, {
    state: { ...base, session: { ...base.session, tenantId: 't1' }, companyUnread: { counts } },
  });
  const others = within(screen.getByRole('region', { name: '其他公司的未读通知' })).getAllByRole('button');
  expect(others.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/公司t4.*99\+/),
    expect.stringMatching(/公司t2.*3/),
  ]);
  await userEvent.click(others[1] ?? document.body);
  expect(events).toEqual([chooserOpened({ action: 'switch', tenantId: 't2', to: '/portal?panel=notifications' })]);
});

it('in English names the other companies as their list does; those without an English name keep their own', async () => {
  const counted = (tenantId: string, displayName: string | null) => ({
    ...{ tenantId, tenantName: `公司${tenantId}`, displayName },
    unreadCount: 1,
  });
  const counts = loaded([counted('t2', 'Boreal Trading'), counted('t3', null)]);
  await renderView(<UserPanel />, {
    state: {
      ...base,
      settings: { settings: { ...base.settings.settings, language: 'en-US' } },
      session: { ...base.session, tenantId: 't1' },
      companyUnread: { counts },
    },
  });
  const others = within(screen.getByRole('region', { name: 'Unread in other companies' })).getAllByRole('button');
  expect(others.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Boreal Trading'),
    expect.stringContaining('公司t3'),
  ]);
});
