import {
  canBePushed,
  onNoticePressed,
  subscribeToPush,
  unsubscribeFromPush,
} from '../../../src/services/browser/push.ts';

/** The bytes of the key `-_8`, as the backend writes them. */
const KEY = '-_8';
const keyBytes = new Uint8Array([0xfb, 0xff]).buffer;
const ENDPOINT = 'https://push.example/1';
const keys = { p256dh: 'public', auth: 'secret' };

const subscriptionOf = (applicationServerKey: ArrayBuffer | null, json: object = { endpoint: ENDPOINT, keys }) => ({
  endpoint: ENDPOINT,
  options: { applicationServerKey },
  unsubscribe: jest.fn(async () => true),
  toJSON: () => json,
});

/** A browser with a service worker that has `kept` as its subscription, and makes `made`. */
function install(kept: ReturnType<typeof subscriptionOf> | null, made = subscriptionOf(keyBytes)) {
  const pushManager = { getSubscription: async () => kept, subscribe: jest.fn(async () => made) };
  const worker = Object.assign(new EventTarget(), {
    register: jest.fn(async () => {}),
    ready: Promise.resolve({ pushManager }),
    getRegistration: jest.fn(async (): Promise<object | undefined> => ({ pushManager })),
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
  Object.assign(window, { PushManager: class {}, Notification: { permission: 'granted' } });
  return { pushManager, worker };
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
});

it.each(['serviceWorker', 'PushManager', 'Notification'])('push needs a browser with %s', (missing) => {
  install(null);
  expect(canBePushed()).toBe(true);
  Reflect.deleteProperty(missing === 'serviceWorker' ? navigator : window, missing);
  expect(canBePushed()).toBe(false);
});

describe('a subscription', () => {
  it('is made with the backend’s key, by the worker of the start page', async () => {
    const { pushManager, worker } = install(null);
    expect(await subscribeToPush(KEY)).toEqual({ endpoint: ENDPOINT, ...keys });
    expect(worker.register).toHaveBeenCalledWith('/serviceWorker.js', { updateViaCache: 'none' });
    expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY });
  });

  it('made with another key ends first, since its messages could not be read; one with the same key stays', async () => {
    const [same, other, none] = [keyBytes, new ArrayBuffer(2), null].map((key) => subscriptionOf(key));
    for (const kept of [same, other, none]) {
      install(kept ?? null);
      await subscribeToPush(KEY);
    }
    expect([same, other, none].map((kept) => kept?.unsubscribe.mock.calls.length)).toEqual([0, 1, 1]);
  });

  it('is not asked for without permission', async () => {
    const { worker } = install(null);
    Object.assign(window, { Notification: { permission: 'default' } });
    expect(await subscribeToPush(KEY)).toBeNull();
    expect(worker.register).not.toHaveBeenCalled();
  });

  it.each([{}, { endpoint: ENDPOINT }, { endpoint: ENDPOINT, keys: { auth: 'x' } }, { keys }])(
    'without an address or its keys is none: %j',
    async (json) => {
      install(null, subscriptionOf(keyBytes, json));
      expect(await subscribeToPush(KEY)).toBeNull();
    },
  );

  it('that the push service refuses is none, and the log says why', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    install(null).pushManager.subscribe.mockRejectedValue(new Error('no service'));
    expect(await subscribeToPush(KEY)).toBeNull();
    expect(warn.mock.calls).toEqual([['push: no service']]);
  });

  it('ends, and tells its address so that the backend forgets it too', async () => {
    const kept = subscriptionOf(keyBytes);
    install(kept);
    expect(await unsubscribeFromPush()).toBe(ENDPOINT);
    expect(kept.unsubscribe).toHaveBeenCalledTimes(1);
  });

  it('that does not exist cannot end; one that refuses to is logged', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    install(null);
    expect(await unsubscribeFromPush()).toBeNull();
    install(subscriptionOf(keyBytes)).worker.getRegistration.mockResolvedValue(undefined);
    expect(await unsubscribeFromPush()).toBeNull();
    expect(warn).not.toHaveBeenCalled();
    const stubborn = subscriptionOf(keyBytes);
    stubborn.unsubscribe.mockRejectedValue('no');
    install(stubborn);
    expect(await unsubscribeFromPush()).toBeNull();
    expect(warn.mock.calls).toEqual([['push: no']]);
  });
});

describe('a pressed notification', () => {
  it('leads to its path, and the worker learns that this tab does it, until nobody listens', () => {
    const { worker } = install(null);
    const paths: string[] = [];
    const answered = jest.fn();
    const says = (data: unknown, ...ports: object[]) =>
      worker.dispatchEvent(Object.assign(new Event('message'), { data, ports }));
    const stop = onNoticePressed((path) => paths.push(path));
    says({ type: 'openPath', path: '/portal' }, { postMessage: answered });
    says({ type: 'openPath', path: '/company' });
    for (const odd of [
      null,
      'openPath',
      {},
      { type: 'other', path: '/a' },
      { type: 'openPath' },
      { type: 'openPath', path: 1 },
    ])
      says(odd, { postMessage: answered });
    stop();
    says({ type: 'openPath', path: '/late' });
    expect(paths).toEqual(['/portal', '/company']);
    expect(answered.mock.calls).toEqual([[null]]);
  });

  it('is never reported by a browser without service workers', () => {
    expect(() => onNoticePressed(() => {})()).not.toThrow();
  });
});
