import { keyChanged } from '../../src/features/crossTab/crossTabEvents.ts';
import { browserNotificationsWanted, quietChosen } from '../../src/features/quiet/quietEvents.ts';
import { connectionStopped, notificationReceived } from '../../src/features/realtime/realtimeEvents.ts';
import { settingsChanged } from '../../src/features/settings/settingsSlice.ts';
import * as alerts from '../../src/services/browser/alerts.ts';
import * as page from '../../src/services/browser/page.ts';
import { backendWith } from '../support/backend.ts';
import { notificationOf } from '../support/fixtures.ts';
import { playFlow } from '../support/playFlow.ts';
import { signedIn } from '../support/signedIn.ts';

jest.mock('../../src/services/browser/alerts.ts', () => ({
  askToNotify: jest.fn(),
  playChime: jest.fn(),
  showNotice: jest.fn(() => () => {}),
}));
jest.mock('../../src/services/browser/page.ts', () => ({
  ...jest.requireActual('../../src/services/browser/page.ts'),
  isTabHidden: jest.fn(() => true),
}));
jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: async () => {}, stop: async () => {} }),
}));

const MINUTE = 60_000;
const { askToNotify, playChime, showNotice } = jest.mocked(alerts);
const urgent = { ...notificationOf('u'), properties: '{"App":{"title":"停线","degreeType":3}}' };

async function atWork() {
  const play = await playFlow(backendWith([]), { path: '/portal', preloadedState: signedIn() });
  await play.pass(1_000);
  play.lookAway();
  const arrive = async (...ids: string[]) => {
    for (const id of ids) play.dispatch(notificationReceived(notificationOf(id)));
    await play.pass(0);
  };
  return {
    play,
    arrive,
    shown: () => play.state().notificationCentre.popups.map(({ id }) => id),
    settings: () => play.state().settings.settings,
  };
}

beforeEach(() => {
  // Friday, 22:55 in Shanghai.
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 14, 55) });
  localStorage.clear();
  sessionStorage.clear();
  for (const mock of [askToNotify, playChime, showNotice]) mock.mockClear();
  jest.mocked(page.isTabHidden).mockReturnValue(true);
});
afterEach(() => jest.useRealTimers());

it('do not disturb suppresses popups until it ends by itself; the counts go on', async () => {
  const { play, arrive, shown, settings } = await atWork();
  play.dispatch(quietChosen('half'));
  await arrive('a');
  expect(shown()).toEqual([]);
  expect(play.calls()).toContain('GET /api/notification/user-notification-statistics');
  await play.pass(29 * MINUTE);
  expect(play.state().notificationCentre.isQuiet).toBe(true);
  await play.pass(2 * MINUTE);
  expect([play.state().notificationCentre.isQuiet, settings().doNotDisturb]).toEqual([false, null]);
  await arrive('b');
  expect(shown()).toEqual(['b']);
});

it('quiet hours follow the company clock; urgent notifications pass', async () => {
  const { play, arrive, shown } = await atWork();
  play.dispatch(settingsChanged({ sound: true, quietHours: { from: '23:00', to: '23:10', days: [5] } }));
  await arrive('a');
  expect(shown()).toEqual(['a']);
  expect(playChime).toHaveBeenCalledTimes(1);
  await play.pass(6 * MINUTE);
  await arrive('b');
  play.dispatch(notificationReceived(urgent));
  await play.pass(0);
  expect(shown()).toEqual(['u']);
  expect(playChime).toHaveBeenCalledTimes(2);
  await play.pass(10 * MINUTE);
  await arrive('c');
  expect(shown()).toEqual(['c']);
});

it('a burst makes one sound, and a repeated notification none', async () => {
  const { play, arrive } = await atWork();
  await arrive('a');
  expect(playChime).not.toHaveBeenCalled();
  play.dispatch(settingsChanged({ sound: true }));
  await arrive('b', 'c', 'd');
  expect(playChime).toHaveBeenCalledTimes(1);
  await play.pass(5_000);
  await arrive('b');
  expect(playChime).toHaveBeenCalledTimes(1);
});

it('asks the browser on a click; its notification shows in the background and opens what a popup would', async () => {
  const { play, arrive, settings } = await atWork();
  askToNotify.mockResolvedValue('denied');
  play.dispatch(browserNotificationsWanted());
  await play.pass(0);
  expect(settings().browserNotifications).toBe(false);
  expect(play.state().feedback.toasts.at(-1)?.message).toEqual({ key: 'shell:browserMayNotNotify' });
  askToNotify.mockResolvedValue('missing');
  play.dispatch(browserNotificationsWanted());
  await play.pass(0);
  expect(play.state().feedback.toasts.at(-1)?.message).toEqual({ key: 'shell:browserCannotNotify' });
  askToNotify.mockResolvedValue('granted');
  play.dispatch(browserNotificationsWanted());
  await play.pass(0);
  expect(settings().browserNotifications).toBe(true);

  jest.mocked(page.isTabHidden).mockReturnValue(false);
  await arrive('a');
  expect(showNotice).not.toHaveBeenCalled();
  jest.mocked(page.isTabHidden).mockReturnValue(true);
  await arrive('b');
  expect(showNotice).toHaveBeenCalledTimes(1);
  const [words, tell] = showNotice.mock.calls[0] ?? [];
  expect(words).toMatchObject({ title: 'Atrium', tag: 'b' });
  tell?.('pressed');
  await play.pass(0);
  expect(play.state().notificationDialog.status).toBe('open');
});

it('a browser notification says what has happened and who did it, like the popup and the card', async () => {
  const { play, settings } = await atWork();
  play.dispatch(settingsChanged({ browserNotifications: true }));
  expect(settings().browserNotifications).toBe(true);
  const app = { businessId: 't', event: 'completed', actor: '王磊', title: '核对备件清单' };
  const properties = JSON.stringify({ App: app });
  play.dispatch(notificationReceived(notificationOf('done', { notificationName: 'personalTodo', properties })));
  play.dispatch(notificationReceived(notificationOf('odd', { moduleName: 'EAM', diplayName: 'A machine calls' })));
  await play.pass(0);
  expect(showNotice.mock.calls.map(([{ body }]) => body)).toEqual([
    [{ key: 'notificationCentre:todoCompletedBy', params: { actor: '王磊' } }, { text: '核对备件清单' }],
    [{ text: 'A machine calls' }],
  ]);
});

it('once the browser refuses to show notifications, the setting says so and the person is told', async () => {
  const { play, arrive, settings } = await atWork();
  play.dispatch(settingsChanged({ browserNotifications: true }));
  // Before anybody can listen.
  showNotice.mockImplementationOnce((_words, tell) => {
    tell('refused');
    return () => {};
  });
  await arrive('a');
  expect(settings().browserNotifications).toBe(false);
  expect(play.state().feedback.toasts.at(-1)?.message).toEqual({ key: 'shell:browserCannotNotify' });
});

it('a setting from another tab applies here at once', async () => {
  const { play, arrive, shown, settings } = await atWork();
  const doNotDisturb = { choice: 'open', until: null };
  play.dispatch(keyChanged({ key: 'settings', raw: JSON.stringify({ ...settings(), doNotDisturb }) }));
  await arrive('a');
  expect(shown()).toEqual([]);
});

it('a follower tab makes no sound: the one with the connection speaks for all', async () => {
  const { play, arrive } = await atWork();
  play.dispatch(settingsChanged({ sound: true }));
  play.dispatch(connectionStopped());
  await arrive('a');
  expect(playChime).not.toHaveBeenCalled();
});
