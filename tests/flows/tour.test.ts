import { TIMING } from '../../src/constants/timing.ts';
import { chatOffered } from '../../src/features/aiChat/aiChatEvents.ts';
import { dialogClosed, dialogOpened } from '../../src/features/notificationDialog/notificationDialogSlice.ts';
import { sessionCleared } from '../../src/features/session/sessionSlice.ts';
import { chatToggled, popoverClosed, popoverOpened } from '../../src/features/shell/shellSlice.ts';
import { tourAdvanced, tourBegun, tourLeft } from '../../src/features/tour/tourSlice.ts';
import { backendWith } from '../support/backend.ts';
import { playFlow } from '../support/playFlow.ts';
import { signedIn } from '../support/signedIn.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

async function visit(tourSeen: string[] | null, path = '/portal') {
  const state = signedIn();
  const preloadedState = { ...state, device: { ...state.device, tourSeen } };
  const play = await playFlow(backendWith([]), { path, preloadedState: preloadedState as ReturnType<typeof signedIn> });
  await play.pass(0);
  play.lookAway();
  return { play, account: state.session?.hostInfo?.id ?? '', step: () => play.state().tour?.status ?? 'away' };
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('HDR-8 starts once the page has settled for a person who has not seen it, and never again', async () => {
  const { play, account, step } = await visit(null);
  await play.pass(TIMING.tourAfterMs - 1);
  expect(step()).toBe('away');
  await play.pass(1);
  expect(step()).toBe('search');
  play.dispatch(tourAdvanced());
  expect(play.state().device.tourSeen).toBeNull();
  play.dispatch(tourLeft());
  expect(play.state().device.tourSeen).toEqual([account]);
  await play.pass(60_000);
  expect(step()).toBe('away');
});

it('starts for another account of this device as well, and remembers both', async () => {
  const { play, account } = await visit(['somebody-else']);
  await play.pass(TIMING.tourAfterMs);
  for (let step = 0; step < 3; step += 1) play.dispatch(tourAdvanced());
  expect(play.state().device.tourSeen).toEqual([account, 'somebody-else']);
});

it('a reload in the middle shows it again; opening something over the page ends it', async () => {
  const first = await visit(null);
  await first.play.pass(TIMING.tourAfterMs);
  first.play.dispatch(tourAdvanced());
  const again = await visit(first.play.state().device.tourSeen);
  await again.play.pass(TIMING.tourAfterMs);
  expect(again.step()).toBe('search');
  again.play.dispatch(dialogOpened({ tab: 1 }));
  expect(again.play.state().device.tourSeen).toEqual([again.account]);
});

it('the chat opens in place of it', async () => {
  const { play, step } = await visit(null);
  await play.pass(TIMING.tourAfterMs);
  play.dispatch(chatOffered());
  play.dispatch(chatToggled());
  expect([step(), play.state().shell.chatShown]).toEqual(['away', true]);
});

it('the session ending in the middle does not count as finishing the tour', async () => {
  const { play, step } = await visit(null);
  await play.pass(TIMING.tourAfterMs);
  play.dispatch(sessionCleared());
  await play.pass(0);
  expect([step(), play.state().device.tourSeen]).toEqual(['away', null]);
});

it.each([[['*']], [['account']]])('does not start once seen, %j: help is not even fetched', async (seen) => {
  const { play, account, step } = await visit(seen);
  expect(account).toBe('account');
  await play.pass(60_000);
  expect(step()).toBe('away');
  expect(play.state()).not.toHaveProperty('tour');
  expect(play.state().help.arrived).toBe(false);
});

it('waits while something covers the page, and for the workbench', async () => {
  const { play, step } = await visit(null);
  play.dispatch(dialogOpened({ tab: 1 }));
  await play.pass(TIMING.tourAfterMs);
  expect(step()).toBe('away');
  play.dispatch(popoverOpened({ name: 'user', by: 'press' }));
  play.dispatch(dialogClosed());
  await play.pass(TIMING.tourAfterMs);
  expect(step()).toBe('away');
  play.dispatch(popoverClosed());
  await play.pass(TIMING.tourAfterMs);
  expect(step()).toBe('search');
});

it('starts only on the workbench, and can be requested again anywhere', async () => {
  const { play, step } = await visit(null, '/console/accountCenter/securitySetting');
  await play.pass(60_000);
  expect(step()).toBe('away');
  play.dispatch(tourBegun());
  expect(step()).toBe('search');
});
