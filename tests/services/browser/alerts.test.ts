import { askToNotify, playChime, showNotice } from '../../../src/services/browser/alerts.ts';
import { configureWords } from '../../../src/services/browser/words.ts';

const words = {
  title: 'Atrium',
  body: [{ key: 'notificationCentre:todoCompletedBy', params: { actor: 'Wang' } }, { text: '停线' }],
  tag: 'n1',
};
configureWords((message) => ('text' in message ? message.text : `${message.params?.['actor']} completed the to-do`));

/** Stands in for the browser's Notification, which jsdom lacks. */
class FakeNotification {
  static shown: FakeNotification[] = [];
  static requestPermission = jest.fn(async () => 'denied');
  onclick: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  close = jest.fn();
  constructor(
    readonly title: string,
    readonly options: object,
  ) {
    FakeNotification.shown.push(this);
  }
}
class ForServiceWorkersOnly {
  constructor() {
    throw new TypeError('Illegal constructor');
  }
}
afterEach(() => {
  for (const name of ['Notification', 'AudioContext', 'OscillatorNode', 'GainNode'])
    Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'userActivation');
  FakeNotification.shown = [];
});

it('a browser notification reports that it was clicked, closed or refused, and can be withdrawn', () => {
  Object.assign(window, { Notification: FakeNotification });
  const focus = jest.spyOn(window, 'focus').mockImplementation(() => {});
  const tell = jest.fn();
  const close = showNotice(words, tell);
  const [notice] = FakeNotification.shown;
  expect([notice?.title, notice?.options]).toMatchObject([
    'Atrium',
    { body: 'Wang completed the to-do\n停线', tag: 'n1' },
  ]);
  notice?.onclick?.();
  notice?.onclose?.();
  notice?.onerror?.();
  expect(tell.mock.calls).toEqual([['pressed'], ['gone'], ['refused']]);
  expect(focus).toHaveBeenCalledTimes(1);
  close();
  expect(notice?.close).toHaveBeenCalledTimes(1);
});

it('a browser that does not let pages show notifications refuses at once; any other fault is thrown', () => {
  Object.assign(window, { Notification: ForServiceWorkersOnly });
  const tell = jest.fn();
  showNotice(words, tell)();
  expect(tell.mock.calls).toEqual([['refused']]);
  Object.assign(window, {
    Notification: class Broken {
      constructor() {
        throw new RangeError('ours');
      }
    },
  });
  expect(() => showNotice(words, tell)).toThrow('ours');
});

it('asks the browser for permission, or reports that it has no notifications', async () => {
  expect(await askToNotify()).toBe('missing');
  Object.assign(window, { Notification: FakeNotification });
  expect(await askToNotify()).toBe('denied');
});

it('the chime is silent before the first click and releases the audio device when it ends', () => {
  const close = jest.fn();
  const tones: { onended?: () => void; frequency: { value: number }; start: jest.Mock }[] = [];
  const made = jest.fn();
  class AudioContext {
    currentTime = 0;
    destination = {};
    close = close;
    constructor() {
      made();
    }
  }
  class OscillatorNode {
    frequency: { value: number };
    start = jest.fn();
    stop = jest.fn();
    connect = (next: unknown) => next;
    constructor(_audio: unknown, { frequency }: { frequency: number }) {
      this.frequency = { value: frequency };
      tones.push(this);
    }
  }
  class GainNode {
    gain = { setValueAtTime: jest.fn(), exponentialRampToValueAtTime: jest.fn() };
    connect = (next: unknown) => next;
  }
  playChime();
  Object.assign(window, { AudioContext, OscillatorNode, GainNode });
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false }, configurable: true });
  playChime();
  expect(made).not.toHaveBeenCalled();
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true }, configurable: true });
  playChime();
  expect(tones.map(({ start }) => start.mock.calls.length)).toEqual([1, 1]);
  tones[0]?.onended?.();
  expect(close).not.toHaveBeenCalled();
  tones[1]?.onended?.();
  expect(close).toHaveBeenCalledTimes(1);
});
