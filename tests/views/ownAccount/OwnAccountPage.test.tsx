import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AccountDeletion } from '../../../contract/ownData.ts';
import { leaveWanted, stayWanted } from '../../../src/features/ownAccount/ownAccountSlice.ts';
import { noticeDisputed } from '../../../src/features/securityNotices/securityNoticesSlice.ts';
import { OwnAccount } from '../../../src/views/ownAccount/OwnAccount.tsx';
import { changed, OWN_PAGE } from '../../support/ownAccountWork.ts';
import { renderView, stateWith } from '../../support/renderView.tsx';

const deletion: AccountDeletion = { deletionTime: null, graceDays: 14, inTheWay: [], companies: ['极光制造'] };
const loaded = <T,>(data: T) => ({ status: 'loaded', data, error: null }) as const;

async function show(over: Partial<AccountDeletion> = {}) {
  const state = stateWith({
    routing: { location: { pathname: OWN_PAGE, search: '', hash: '', key: 'own' } },
    securityNotices: { load: loaded({ items: [changed], deletionTime: null }) },
    ownAccount: { deletion: loaded({ ...deletion, ...over }) },
  });
  const { events } = await renderView(<OwnAccount />, { state });
  return events;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('says what was changed and from where, and asks whether it was the person', async () => {
  const events = await show();
  expect(await screen.findByText('手机号已更换')).toBeInTheDocument();
  expect(screen.getByText(/Chrome · 10\.0\.0\.8/)).toBeInTheDocument();
  await press('不是我');
  await press('注销账号');
  expect(events).toEqual(expect.arrayContaining([noticeDisputed({ id: 'n1' }), leaveWanted()]));
});

it('tells the only administrator of a company so, and offers nothing to press', async () => {
  await show({ inTheWay: [{ tenantId: 't1', name: '极光制造' }] });
  expect(await screen.findByText(/唯一的管理员.*极光制造/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '注销账号' })).toBeNull();
});

it('says when an account will be deleted, and cancels the deletion with one press', async () => {
  const events = await show({ deletionTime: '2026-12-04T10:00:00' });
  expect(await screen.findByText('账号将于 2026-12-04 注销。')).toBeInTheDocument();
  await press('撤回注销');
  expect(events).toEqual(expect.arrayContaining([stayWanted()]));
});
