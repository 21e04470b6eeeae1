import type { ModuleSummary, Notification } from '../../contract/notifications.ts';
import { TIMING } from '../../src/constants/timing.ts';
import { switchSucceeded } from '../../src/features/companySwitch/companySwitchEvents.ts';
import { quietChosen } from '../../src/features/quiet/quietEvents.ts';
import { latestTold } from '../../src/features/realtime/realtimeEvents.ts';
import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import { sessionCleared } from '../../src/features/session/sessionSlice.ts';
import { settingsChanged } from '../../src/features/settings/settingsSlice.ts';
import * as alerts from '../../src/services/browser/alerts.ts';
import { PAGE } from '../support/centreWork.ts';
import { notificationOf } from '../support/fixtures.ts';
import { fakeHub, hubWork, realtimeEvents, SUMMARY } from '../support/hubWork.ts';
import type { Effects, Reply } from '../support/playFlow.ts';
import { sabotage } from '../support/sabotage.ts';
import { justLoaded } from '../support/signedIn.ts';

jest.mock('../../src/services/browser/probe.ts', () => ({ probeSiteIcon: async () => true }));
jest.mock('../../src/services/browser/alerts.ts', () => ({ playChime: jest.fn() }));
jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: jest.fn(),
}));

const REST = TIMING.shellRestMs;
const moduleOf = (moduleName: string, unreadCount: number, latestId?: string | null): ModuleSummary => ({
  moduleName,
  unreadCount,
  title: 'x',
  ...(latestId !== undefined && { latestId }),
});
const KNOWN = [moduleOf('OA', 3, 'a1'), moduleOf('BPM', 0, 'b1')];
const page = (...items: Notification[]) => ({ body: { items, totalCount: items.length } });

/** Lin has just loaded her workbench, whose backend knows these modules. */
async function loaded(items: readonly ModuleSummary[] = KNOWN, hub = fakeHub(), effects?: Effects) {
  const { play } = await hubWork(hub, items, { preloadedState: justLoaded(), ...(effects && { effects }) });
  const centre = () => play.state().notificationCentre;
  const shown = () => centre().popups.map(({ id }) => id);
  /** The newest notifications are now these; then the hub connects, and says which one is the newest. */
  const miss = async (latest: string, newest: Reply) => {
    play.backend[PAGE] = newest;
    play.backend[SUMMARY] = { body: { items: [moduleOf('OA', 5, 'a3'), moduleOf('BPM', 0, 'b1')] } };
    await play.pass(REST);
    hub.tell({ kind: 'latest', id: latest });
    await play.pass(0);
  };
  return { play, hub, centre, shown, miss };
}
const a = (n: number, over: Partial<Notification> = {}) => notificationOf(`a${n}`, over);
const b1 = notificationOf('b1', { moduleName: 'BPM', state: 1 });

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.mocked(alerts.playChime).mockClear();
});
afterEach(() => jest.useRealTimers());

describe('the first connection of a page', () => {
  it('waits for the first screen to come to rest, and says nothing of it in the header', async () => {
    const { play, hub } = await loaded();
    await play.pass(REST - 1);
    expect(hub.starts).toBe(0);
    expect(play.state().realtime.status).toBe('following');
    await play.pass(1);
    expect(hub.starts).toBe(1);
    expect(play.state().realtime.status).toBe('connected');
  });

  it('is made at once when somebody uses the page', async () => {
    const { play, hub } = await loaded();
    window.dispatchEvent(new Event('pointermove'));
    await play.pass(0);
    expect(hub.starts).toBe(1);
  });

  it.each([undefined, null])('does not wait where the backend cannot say what was missed: %s', async (latestId) => {
    const { hub } = await loaded([moduleOf('OA', 3, latestId)]);
    expect(hub.starts).toBe(1);
  });

  it('waits where nobody has written to the person yet', async () => {
    const { hub } = await loaded([]);
    expect(hub.starts).toBe(0);
  });

  it('reads nothing a second time where nothing was missed', async () => {
    const { play, hub } = await loaded();
    play.calls();
    await play.pass(REST);
    hub.tell({ kind: 'latest', id: 'a1' });
    await play.pass(TIMING.realtimeBurstMs);
    expect(play.calls().filter((call) => call === SUMMARY || call === PAGE)).toEqual([]);
  });

  it('another company, and the way back from a page outside, do not wait again', async () => {
    const { play, hub } = await loaded();
    await play.pass(REST);
    play.dispatch(switchSucceeded({ action: 'switch' } as never));
    await play.pass(0);
    expect(hub.starts).toBe(2);
    play.dispatch(navigationWanted({ to: '/404' }));
    play.dispatch(navigationWanted({ to: '/portal' }));
    await play.pass(0);
    expect(hub.starts).toBe(3);
  });

  it('a company switch during the wait begins it anew', async () => {
    const { play, hub } = await loaded();
    await play.pass(REST - 1);
    play.dispatch(switchSucceeded({ action: 'switch' } as never));
    await play.pass(REST - 1);
    expect(hub.starts).toBe(0);
    await play.pass(1);
    expect(hub.starts).toBe(1);
  });

  it('a log-out during the wait ends it', async () => {
    const { play, hub } = await loaded();
    play.events();
    play.dispatch(sessionCleared());
    await play.pass(2 * REST);
    expect(realtimeEvents(play.events())).toEqual(['realtime/connectionStopped']);
    expect(hub.starts).toBe(0);
  });
});

it('a crash during the wait begins it anew, and the first connection is made as usual', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const saboteur = sabotage('realtime');
  const { play, hub } = await loaded(KNOWN, fakeHub(), saboteur.effects);
  play.events();
  saboteur.arm(1);
  play.dispatch(latestTold({ id: 'a2' }));
  await play.pass(REST - 1);
  expect(realtimeEvents(play.events())).toEqual(['realtime/latestTold', 'realtime/crashed', 'realtime/startWanted']);
  expect(logged).toHaveBeenCalledTimes(1);
  expect(hub.starts).toBe(0);
  await play.pass(1);
  expect(hub.starts).toBe(1);
});

describe('what arrived between the first lists and the connection', () => {
  it('pops up once, oldest first, and costs one call for the counts', async () => {
    const { play, hub, miss, shown, centre } = await loaded();
    play.calls();
    await miss('a3', page(a(3), a(2), b1, a(1)));
    expect(shown()).toEqual(['a3', 'a2']);
    expect(play.calls().filter((call) => call === SUMMARY || call === PAGE)).toEqual([PAGE, SUMMARY]);
    expect(centre().summary.data?.[0]?.unreadCount).toBe(5);
    expect(alerts.playChime).toHaveBeenCalledTimes(0);
    await play.pass(TIMING.popupMs);
    hub.tell({ kind: 'notification', notification: a(3) });
    hub.tell({ kind: 'closed', reason: 'x' });
    await play.pass(0);
    hub.tell({ kind: 'latest', id: 'a3' });
    await play.pass(0);
    expect(shown()).toEqual([]);
  });

  it('makes one sound where sounds are wanted', async () => {
    const { play, miss } = await loaded();
    play.dispatch(settingsChanged({ sound: true }));
    await miss('a3', page(a(3), a(2), a(1)));
    expect(alerts.playChime).toHaveBeenCalledTimes(1);
  });

  it('does not pop up while nobody is to be disturbed, unless it is urgent; nor what was read elsewhere', async () => {
    const { play, miss, shown } = await loaded();
    play.dispatch(quietChosen('half'));
    const urgent = { properties: '{"App":{"title":"停线","degreeType":3}}' };
    await miss('a4', page(a(4), a(3, urgent), a(2, { ...urgent, state: 1 }), a(1)));
    expect(shown()).toEqual(['a3']);
  });

  it('pops up, too, if the hub connects so late that the counts are read again without being told to', async () => {
    const hub = fakeHub();
    hub.up = false;
    const { play, miss, shown } = await loaded(KNOWN, hub);
    await play.pass(REST);
    hub.up = true;
    await miss('a2', page(a(2), a(1)));
    expect(hub.starts).toBe(2);
    expect(shown()).toEqual(['a2']);
  });

  it('is counted even if it cannot be read', async () => {
    const { play, miss, shown, centre } = await loaded();
    await miss('a3', { status: 500, body: {} });
    expect(shown()).toEqual([]);
    expect(centre().summary.data?.[0]?.unreadCount).toBe(5);
    expect(play.state().feedback.toasts).toEqual([]);
  });

  it('of a company that is left meanwhile pops up nowhere', async () => {
    const { play, hub, shown } = await loaded();
    let answer: (reply: Reply) => void = () => {};
    play.backend[PAGE] = () => new Promise<Reply>((resolve) => (answer = resolve));
    await play.pass(REST);
    hub.tell({ kind: 'latest', id: 'a2' });
    await play.pass(0);
    play.dispatch(switchSucceeded({ action: 'switch' } as never));
    answer(page(a(2), a(1)));
    await play.pass(0);
    expect(shown()).toEqual([]);
  });
});
