import type { Company } from '../../contract/companies.ts';
import { chooserOpened, companyPicked, switchConfirmed } from '../../src/features/companySwitch/companySwitchEvents.ts';
import {
  selectUnreadOf,
  selectWaitingElsewhere,
  unreadCounts,
} from '../../src/features/companyUnread/companyUnreadSlice.ts';
import { keptUnreadChanged } from '../../src/features/keptUnread/keptUnreadSlice.ts';
import { popoverOpened } from '../../src/features/shell/shellSlice.ts';
import { backendWith } from '../support/backend.ts';
import { type Backend, playFlow } from '../support/playFlow.ts';
import { signedIn } from '../support/signedIn.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const UNREAD = 'GET /api/notification/unread-of-companies';
const companyOf = (tenantId: string): Company => ({
  companyOUId: tenantId,
  tenantId,
  tenantName: tenantId,
  tenantIsActive: true,
  userIsActive: true,
});
const waiting = (tenantId: string, unreadCount: number) => ({
  tenantId,
  tenantName: tenantId,
  logo: null,
  unreadCount,
});
const menu = popoverOpened({ name: 'user', by: 'press' });

async function work(over: Backend = {}) {
  const backend = {
    ...backendWith(['boreal', 'harbour'].map(companyOf)),
    [UNREAD]: { body: { items: [waiting('boreal', 2), waiting('harbour', 5), waiting('quiet', 0)] } },
    ...over,
  };
  const play = await playFlow(backend, { path: '/portal', preloadedState: signedIn() });
  await play.pass(1_000);
  play.lookFromHere();
  return play;
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('fetches the other companies’ unread counts when the menu or the chooser is opened', async () => {
  const play = await work();
  play.dispatch(menu);
  await play.pass(0);
  play.expectExactly([
    'shell/popoverOpened',
    'companyUnread/companyUnreadRequested',
    `→ ${UNREAD}`,
    'companyUnread/companyUnreadLoaded',
  ]);
  expect(selectWaitingElsewhere(play.state()).map(({ tenantId }) => tenantId)).toEqual(['harbour', 'boreal']);
  play.dispatch(chooserOpened({ action: 'switch' }));
  await play.pass(0);
  play.lookAway();
  expect(play.calls().filter((call) => call === UNREAD)).toHaveLength(2);
  expect(selectUnreadOf(play.state(), 'boreal')).toBe(2);
});

it('the chooser never shows an old count: it shows none until the current ones arrive, or if they do not', async () => {
  const play = await work();
  play.dispatch(menu);
  await play.pass(0);
  expect(selectUnreadOf(play.state(), 'boreal')).toBe(2);
  play.dispatch(unreadCounts.requested());
  expect(selectUnreadOf(play.state(), 'boreal')).toBe(0);
  // The menu keeps its list: a row that comes and goes would move what is below it.
  expect(selectWaitingElsewhere(play.state())).toHaveLength(2);
  play.dispatch(unreadCounts.failed({ key: 'errors:network' }));
  expect(selectUnreadOf(play.state(), 'boreal')).toBe(0);
  play.lookAway();
});

it('shows no counts and no message with a backend that lacks the call', async () => {
  const play = await work({ [UNREAD]: { status: 404 } });
  play.dispatch(menu);
  await play.pass(0);
  play.lookAway();
  expect(selectWaitingElsewhere(play.state())).toEqual([]);
  expect(play.state().feedback.toasts).toEqual([]);
});

it('entering the company one came for opens its notifications; entering another one does not', async () => {
  for (const [picked, search] of [
    ['harbour', '?panel=notifications'],
    ['boreal', ''],
  ] as const) {
    const play = await work();
    play.lookAway();
    play.dispatch(chooserOpened({ action: 'switch', tenantId: 'harbour', to: '/portal?panel=notifications' }));
    await play.pass(0);
    play.dispatch(companyPicked(picked));
    play.dispatch(switchConfirmed());
    await play.pass(5_000);
    expect(play.state().session.tenantId).toBe(picked);
    expect(play.state().routing.location.search).toContain(search);
    expect(play.state().notificationDialog.status).toBe(search === '' ? 'closed' : 'open');
    play.end();
  }
});

it('notifications kept as unread on this device count for their company, as they do in the bell', async () => {
  const play = await work();
  play.dispatch(menu);
  await play.pass(0);
  const kept = [{ id: 'one', moduleName: 'BPM' }];
  for (const place of ['account/boreal', 'another/harbour']) play.dispatch(keptUnreadChanged({ place, kept }));
  expect(selectUnreadOf(play.state(), 'boreal')).toBe(3);
  expect(selectWaitingElsewhere(play.state()).map(({ unreadCount }) => unreadCount)).toEqual([5, 3]);
  play.lookAway();
});
