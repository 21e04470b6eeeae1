import type { UnreadOfCompany } from '../../contract/companies.ts';
import {
  companyUnreadReducer,
  selectUnreadOf,
  selectWaitingElsewhere,
  unreadCounts,
} from '../../src/features/companyUnread/companyUnreadSlice.ts';
import type { KeptUnread } from '../../src/features/keptUnread/keptUnreadSlice.ts';
import { sessionCleared } from '../../src/features/session/sessionSlice.ts';

const count = (tenantId: string, unreadCount: number) => ({ tenantId, unreadCount }) as UnreadOfCompany;
const loaded = (...counts: UnreadOfCompany[]) =>
  [unreadCounts.requested(), unreadCounts.loaded(counts)].reduce(
    companyUnreadReducer,
    companyUnreadReducer(undefined, { type: '@@test' }),
  );
const kept = [{}, {}] as KeptUnread[];
const state = (
  counts: UnreadOfCompany[],
  { tenantId = 'aurora' as string | null, account = 'lin' as string | null } = {},
) => ({
  companyUnread: loaded(...counts),
  session: { tenantId, hostInfo: account === null ? null : { id: account } },
  keptUnread: { kept: { 'lin/boreal': kept, 'chen/cinder': kept } },
});
const counts = [count('aurora', 4), count('boreal', 1), count('cinder', 0), count('delta', 5)];

it('other companies with something unread are listed, the most first', () => {
  expect(selectWaitingElsewhere(state(counts)).map(({ tenantId }) => tenantId)).toEqual(['delta', 'boreal']);
  expect(selectWaitingElsewhere(state(counts, { tenantId: null })).map(({ tenantId }) => tenantId)).toEqual([
    'delta',
    'aurora',
    'boreal',
  ]);
  expect(selectWaitingElsewhere(state([]))).toEqual([]);
});

it('what the account keeps as unread on this device counts too; what another one keeps does not', () => {
  expect(selectUnreadOf(state(counts), 'boreal')).toBe(3);
  expect(selectUnreadOf(state(counts), 'cinder')).toBe(0);
  expect(selectUnreadOf(state(counts, { account: 'chen' }), 'cinder')).toBe(2);
  expect(selectUnreadOf(state(counts, { account: null }), 'boreal')).toBe(1);
});

it('nothing is unread in a company that nothing is known about', () => {
  expect(selectUnreadOf(state(counts), 'ember')).toBe(0);
  const unknown = { ...state([]), companyUnread: companyUnreadReducer(undefined, { type: '@@test' }) };
  expect([selectUnreadOf(unknown, 'boreal'), selectWaitingElsewhere(unknown)]).toEqual([0, []]);
});

it('the counts do not outlive the session', () => {
  expect(companyUnreadReducer(loaded(...counts), sessionCleared()).counts.data).toBeNull();
});
