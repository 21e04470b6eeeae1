import { keyChanged } from '../../src/features/crossTab/crossTabEvents.ts';
import { pushWanted } from '../../src/features/push/pushEvents.ts';
import { type Settings, settingsChanged, settingsReducer } from '../../src/features/settings/settingsSlice.ts';
import { popoverOpened } from '../../src/features/shell/shellSlice.ts';
import * as alerts from '../../src/services/browser/alerts.ts';
import * as push from '../../src/services/browser/push.ts';
import { backendWith } from '../support/backend.ts';
import { heldBack } from '../support/centreWork.ts';
import { playFlow, type Reply } from '../support/playFlow.ts';
import { former, signedIn } from '../support/signedIn.ts';

jest.mock('../../src/services/browser/alerts.ts', () => ({
  askToNotify: jest.fn(),
  playChime: jest.fn(),
  showNotice: jest.fn(() => () => {}),
}));
jest.mock('../../src/services/browser/push.ts', () => ({
  canBePushed: jest.fn(),
  subscribeToPush: jest.fn(),
  unsubscribeFromPush: jest.fn(),
  onNoticePressed: jest.fn(),
}));
jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const CALLS = '/api/notification/push-subscriptions';
const target = { endpoint: 'https://push.example/1', p256dh: 'key', auth: 'secret' };
const { settings: defaults } = settingsReducer(undefined, { type: 'defaults' });

/** Where a notification was clicked, as the service worker reports it. */
let press: (path: string) => void = () => {};
beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  jest.mocked(alerts.askToNotify).mockReset().mockResolvedValue('granted');
  jest.mocked(push.canBePushed).mockReset().mockReturnValue(true);
  jest.mocked(push.subscribeToPush).mockReset().mockResolvedValue(target);
  jest.mocked(push.unsubscribeFromPush).mockReset().mockResolvedValue(target.endpoint);
  jest.mocked(push.onNoticePressed).mockImplementation((listener) => {
    press = listener;
    return () => {};
  });
});
afterEach(() => jest.useRealTimers());

async function work(over: Readonly<Record<string, Reply>> = {}, settings: Partial<Settings> = {}) {
  const backend = {
    ...backendWith([former]),
    [`GET ${CALLS}/key`]: { body: { publicKey: 'public' } },
    [`POST ${CALLS}`]: { status: 204 },
    [`POST ${CALLS}/end`]: { status: 204 },
    ...over,
  };
  const play = await playFlow(backend, {
    path: '/portal',
    preloadedState: { ...signedIn(), settings: { settings: { ...defaults, ...settings } } },
  });
  await play.pass(0);
  return play;
}
const inSettings = async (over: Readonly<Record<string, Reply>> = {}, settings: Partial<Settings> = {}) => {
  const play = await work(over, settings);
  play.dispatch(popoverOpened({ name: 'settings', by: 'press' }));
  await play.pass(0);
  return play;
};

it('nothing of it is loaded or requested before the person opens the settings', async () => {
  const play = await work();
  expect(play.calls().filter((call) => call.includes(CALLS))).toEqual([]);
  play.lookFromHere();
  play.dispatch(popoverOpened({ name: 'settings', by: 'press' }));
  await play.pass(0);
  play.expectExactly([
    'shell/popoverOpened',
    '→ pressedNoticeChannel',
    '→ canBePushed',
    `→ GET ${CALLS}/key`,
    'push/pushOffered',
  ]);
  expect(alerts.askToNotify).not.toHaveBeenCalled();
});

it('NTF-8 asks the browser on the click, then the backend; the next click ends the notifications', async () => {
  const play = await inSettings({}, { quietHours: { from: '22:00', to: '08:00', days: [1] } });
  play.lookFromHere();
  play.dispatch(pushWanted());
  expect(alerts.askToNotify).toHaveBeenCalledTimes(1);
  await play.pass(0);
  play.expectExactly([
    'push/pushWanted',
    '→ askToNotify',
    '→ subscribeToPush',
    `→ POST ${CALLS}`,
    'settings/settingsChanged',
  ]);
  expect(push.subscribeToPush).toHaveBeenCalledWith('public');
  const quietHours = { from: '22:00', to: '08:00', days: [1] };
  expect(play.bodyOf(`POST ${CALLS}`)).toEqual({ ...target, doNotDisturb: null, quietHours });
  expect(play.state().settings.settings.webPush).toBe(true);

  play.dispatch(settingsChanged({ webPush: false }));
  await play.pass(0);
  play.expectExactly(['settings/settingsChanged', '→ unsubscribeFromPush', `→ POST ${CALLS}/end`]);
  expect(play.bodyOf(`POST ${CALLS}/end`)).toEqual({ endpoint: target.endpoint });
});

it('stays off and says so if the person or the browser refuses or the backend fails', async () => {
  const play = await inSettings();
  const isOn = () => play.state().settings.settings.webPush;
  const toasts = () =>
    play.state().feedback.toasts.map(({ message }) => ('key' in message ? message.key : message.text));
  jest.mocked(alerts.askToNotify).mockResolvedValue('denied');
  play.dispatch(pushWanted());
  await play.pass(0);
  expect([isOn(), toasts()]).toEqual([false, ['shell:browserMayNotNotify']]);
  expect(push.subscribeToPush).not.toHaveBeenCalled();

  jest.mocked(alerts.askToNotify).mockResolvedValue('missing');
  play.dispatch(pushWanted());
  await play.pass(0);
  expect([isOn(), toasts().at(-1)]).toEqual([false, 'shell:browserCannotNotify']);

  jest.mocked(alerts.askToNotify).mockResolvedValue('granted');
  jest.mocked(push.subscribeToPush).mockResolvedValue(null);
  play.dispatch(pushWanted());
  await play.pass(0);
  expect([isOn(), toasts().at(-1)]).toEqual([false, 'shell:browserCannotBePushed']);

  jest.mocked(push.subscribeToPush).mockResolvedValue(target);
  play.backend[`POST ${CALLS}`] = { status: 500, body: {} };
  play.dispatch(pushWanted());
  await play.pass(0);
  expect([isOn(), toasts().length]).toEqual([false, 4]);
});

it('is not offered by a backend without push, nor in a browser that does not support it', async () => {
  const absent = await inSettings({ [`GET ${CALLS}/key`]: { status: 404, body: {} } });
  expect(absent.state().shell.pushOffered).toBe(false);
  expect(absent.state().feedback.toasts).toEqual([]);
  jest.mocked(push.canBePushed).mockReturnValue(false);
  const unable = await inSettings();
  expect(unable.state().shell.pushOffered).toBe(false);
  expect(unable.calls().filter((call) => call.includes(CALLS))).toEqual([]);
});

it('each session subscribes anew, and once more when do not disturb is switched on', async () => {
  const play = await work({}, { webPush: true });
  expect(play.calls().filter((call) => call.includes(CALLS))).toEqual([`GET ${CALLS}/key`, `POST ${CALLS}`]);
  play.dispatch(settingsChanged({ doNotDisturb: { choice: 'open', until: null } }));
  await play.pass(0);
  expect(play.bodyOf(`POST ${CALLS}`)).toEqual({ ...target, doNotDisturb: { until: null }, quietHours: null });
  play.events();
  play.dispatch(settingsChanged({ sound: true }));
  await play.pass(0);
  expect(play.calls().filter((call) => call.includes(CALLS))).toHaveLength(1);
});

describe('settings that change while an earlier change is on its way', () => {
  const from = (hour: string) => ({ from: hour, to: '08:00', days: [1] });
  /** A subscription whose newest call has no answer yet. */
  async function waiting(settings: Partial<Settings> = { webPush: true }) {
    const play = await inSettings({}, settings);
    const call = heldBack();
    play.calls();
    play.backend[`POST ${CALLS}`] = call.reply;
    const answer = async () => {
      play.backend[`POST ${CALLS}`] = { status: 204 };
      call.answer({ status: 204 });
      await play.pass(0);
      return play.calls().filter((each) => each.includes(CALLS));
    };
    return { ...play, answer };
  }

  it('reach the backend as they are at last', async () => {
    const play = await waiting();
    for (const hour of ['2:00', '22:0', '22:00']) play.dispatch(settingsChanged({ quietHours: from(hour) }));
    await play.pass(0);
    expect(await play.answer()).toEqual([`POST ${CALLS}`, `POST ${CALLS}`]);
    expect(play.bodyOf(`POST ${CALLS}`)).toMatchObject({ quietHours: from('22:00') });
  });

  it('end the notifications if that is what they say', async () => {
    const play = await waiting();
    play.dispatch(settingsChanged({ doNotDisturb: { choice: 'open', until: null } }));
    await play.pass(0);
    play.dispatch(settingsChanged({ webPush: false }));
    expect(await play.answer()).toEqual([`POST ${CALLS}`, `POST ${CALLS}/end`]);
  });

  it('are those of the subscription that begins', async () => {
    const play = await waiting({});
    play.dispatch(pushWanted());
    await play.pass(0);
    play.dispatch(settingsChanged({ quietHours: from('22:00') }));
    expect(await play.answer()).toEqual([`POST ${CALLS}`, `POST ${CALLS}`]);
    expect(play.bodyOf(`POST ${CALLS}`)).toMatchObject({ quietHours: from('22:00') });
    expect(play.state().settings.settings.webPush).toBe(true);
  });
});

it('what another tab has changed is its affair; what is changed here afterwards is not', async () => {
  const play = await inSettings();
  const pushCalls = () => play.calls().filter((call) => call.includes(CALLS));
  pushCalls();
  play.dispatch(keyChanged({ key: 'settings', raw: JSON.stringify({ ...defaults, webPush: true }) }));
  await play.pass(0);
  expect(play.state().settings.settings.webPush).toBe(true);
  expect(pushCalls()).toEqual([]);
  play.dispatch(settingsChanged({ doNotDisturb: { choice: 'open', until: null } }));
  await play.pass(0);
  expect(pushCalls()).toEqual([`POST ${CALLS}`]);
});

it('the switch shows the real state once the browser no longer allows it', async () => {
  jest.mocked(push.subscribeToPush).mockResolvedValue(null);
  const play = await work({}, { webPush: true });
  expect(play.state().settings.settings.webPush).toBe(false);
});

it('NTF-8 a clicked notification leads to its place in the portal, and nowhere else', async () => {
  const play = await work({}, { webPush: true });
  press('//other.example/portal');
  await play.pass(0);
  expect(play.state().notificationDialog.status).toBe('closed');
  press('/portal?panel=notifications&id=BPM');
  await play.pass(0);
  expect(play.state().notificationDialog.status).toBe('open');
  expect(play.state().routing.location?.search).toBe('?panel=notifications&id=BPM');
});
