import { propsOf, selectToldToAll } from '../../../src/features/subApp/subAppProps.ts';
import {
  closeFrame,
  type FrameEvent,
  keepFrames,
  onFrameEvent,
  sendToFrame,
  startFrame,
} from '../../../src/services/subApps/frames.ts';
import { FakeApplication, portsOpen } from '../../support/fakeApplication.ts';
import { installEntries } from '../../support/frameWork.ts';
import { rootReducer } from '../../support/rootReducer.ts';

const told = selectToldToAll(rootReducer(undefined, { type: '@@test' }));
const props = propsOf({ module: 'crm', isPublic: false }, told, '#123456');
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
let events: FrameEvent[];
let stop: () => void;
let entries: ReturnType<typeof installEntries>;

/** A started application in the document; with `isTold`, its properties are known. */
function started(instance = 'i1', isTold = true) {
  const element = document.createElement('iframe');
  element.id = `frame-${instance}`;
  document.body.append(element);
  const application = new FakeApplication(element, () => '/middlePage');
  const start = { instance, id: element.id, url: '/micro/crm/middlePage' };
  const outcome = startFrame(start);
  if (isTold) sendToFrame(instance, { type: 'props', data: props });
  return { application, element, start, outcome };
}

beforeEach(() => {
  document.body.innerHTML = '';
  entries = installEntries();
  events = [];
  stop = onFrameEvent((event) => events.push(event));
});
afterEach(() => {
  keepFrames([]);
  stop();
});

it('a frame navigates to its address without a history entry, and starts once', () => {
  const length = window.history.length;
  const { application, element, start, outcome } = started();
  expect([outcome, application.url, element.getAttribute('src')]).toEqual(['started', '/micro/crm/middlePage', null]);
  expect(startFrame(start)).toBe('running');
  expect(window.history).toHaveLength(length);
  // The frame requests its entry itself; there is no second request.
  application.begin();
  expect([events, entries.fetched]).toEqual([[{ kind: 'ready', instance: 'i1' }], []]);
});

it('a frame is lost without its element, or in a different one', () => {
  const { element, start } = started();
  expect(startFrame({ ...start, instance: 'i2', id: 'frame-i2' })).toBe('lost');
  element.replaceWith(Object.assign(document.createElement('iframe'), { id: start.id }));
  expect(startFrame(start)).toBe('lost');
});

it.each([
  ['no status', { status: 0, type: 'text/html' }],
  ['an error', { status: 404, type: 'text/html' }],
  ['another type', { status: 200, type: 'application/xhtml+xml' }],
])('requests the entry again if the browser reports %s for the greeting page', async (_title, answer) => {
  const { application } = started();
  application.answer = answer;
  application.begin();
  expect([events, entries.fetched.length]).toEqual([[], 1]);
  await settled();
  expect(events).toEqual([{ kind: 'ready', instance: 'i1' }]);
});

it('a frame is ready once it says so and its entry is known to be a page, in either order', async () => {
  const early = started('early');
  early.application.answer.status = 0;
  early.application.begin();
  expect(events).toEqual([]);
  await settled();
  expect(events).toEqual([{ kind: 'ready', instance: 'early' }]);
  const late = started('late');
  late.application.answer.status = 0;
  late.application.greet();
  await settled();
  late.application.say({ type: 'ready', data: { path: '/list' } });
  expect(events.at(-1)).toEqual({ kind: 'ready', instance: 'late' });
});

it('shows a frame once its entry is known to be a page, and reports ready once per page load in it', async () => {
  const { application, element } = started();
  application.answer.status = 0;
  application.greet();
  expect(element.dataset).not.toHaveProperty('entered');
  await settled();
  expect(element.dataset).toHaveProperty('entered');
  application.say({ type: 'ready', data: { path: '/list' } });
  application.say({ type: 'ready', data: { path: '/list' } });
  expect(events).toEqual([{ kind: 'ready', instance: 'i1' }]);
  // A page that was reloaded in the frame reports ready again.
  application.begin();
  expect(events.filter(({ kind }) => kind === 'ready')).toHaveLength(2);
});

it.each([
  ['another window', { source: window }],
  ['another origin', { origin: 'https://evil.example' }],
  ['another version', { data: { portalBridge: 2, type: 'hello' } }],
  ['the wrong form', { data: 'hello' }],
])('does not answer a greeting from or in %s', (_title, over) => {
  const { application } = started();
  application.greet(over);
  expect([application.props, portsOpen()]).toEqual([null, 0]);
});

it('the handshake passes the latest properties and a port; a page reloaded in the frame gets its own port', () => {
  const { application } = started();
  const newer = { ...props, lang: 'en' } as const;
  sendToFrame('i1', { type: 'props', data: newer });
  application.greet();
  expect(application.props).toEqual(newer);
  application.greet();
  expect(portsOpen()).toBe(1);
  // The dialog, the unsaved work and the bar of the former page are gone.
  const gone = [
    { type: 'overlay', data: { on: false } },
    { type: 'dirty', data: { on: false } },
    { type: 'bar', data: { height: 0 } },
  ].map((message) => ({ kind: 'message', instance: 'i1', message }));
  expect(events.splice(0)).toEqual(gone);
  application.say({ type: 'title', data: { text: 'Order 7' } });
  application.say({ type: 'dance', data: {} });
  expect(events).toEqual([
    { kind: 'message', instance: 'i1', message: { type: 'title', data: { text: 'Order 7' } } },
    { kind: 'ignored', instance: 'i1' },
  ]);
});

it('answers a greeting once, as soon as the properties of the application are known', () => {
  const { application } = started('i1', false);
  application.greet();
  expect([application.props, portsOpen()]).toEqual([null, 0]);
  sendToFrame('i1', { type: 'props', data: props });
  expect([application.props, portsOpen()]).toEqual([props, 1]);
  application.say({ type: 'title', data: { text: 'Order 7' } });
  sendToFrame('i1', { type: 'props', data: { ...props, lang: 'en' } });
  application.say({ type: 'title', data: { text: 'Order 8' } });
  expect(events).toHaveLength(2);
});

it('adds the bridge to a page without it after the page has loaded, and only once', () => {
  const { application, element } = started();
  const scripts = () =>
    [...(application.page?.querySelectorAll('script') ?? [])].map((script) => script.getAttribute('src'));
  element.dispatchEvent(new Event('load'));
  // The empty page that a frame starts with gets none.
  expect(scripts()).toEqual([]);
  Object.defineProperty(application.page, 'URL', { value: 'http://localhost/micro/crm/middlePage' });
  element.dispatchEvent(new Event('load'));
  expect(scripts()).toEqual(['/portal-bridge.v1.js']);
  element.dispatchEvent(new Event('load'));
  expect(scripts()).toHaveLength(1);
});

it('reports a page of another origin, unless it is the browser’s error page for a failed entry', async () => {
  const away = started('away');
  away.application.page = null;
  away.element.dispatchEvent(new Event('load'));
  entries.answers.crm = 'network error';
  const broken = started('broken');
  broken.application.page = null;
  broken.element.dispatchEvent(new Event('load'));
  await settled();
  expect(events.map(({ kind, instance }) => [kind, instance])).toEqual(
    expect.arrayContaining([
      ['left', 'away'],
      ['entryFailed', 'broken'],
    ]),
  );
  expect(events).toHaveLength(2);
});

it('closing a frame leaves no listener, port or request behind', async () => {
  entries.answers.crm = 'hangs';
  const counts = { added: 0, removed: 0 };
  for (const target of [window, HTMLIFrameElement.prototype]) {
    const { addEventListener, removeEventListener } = target;
    jest.spyOn(target, 'addEventListener').mockImplementation(function (this: EventTarget, ...args: unknown[]) {
      counts.added += 1;
      Reflect.apply(addEventListener, this, args);
    });
    jest.spyOn(target, 'removeEventListener').mockImplementation(function (this: EventTarget, ...args: unknown[]) {
      counts.removed += 1;
      Reflect.apply(removeEventListener, this, args);
    });
  }
  const { application, element } = started();
  application.answer.status = 0;
  application.greet();
  closeFrame('i1');
  expect([counts, portsOpen()]).toEqual([{ added: 2, removed: 2 }, 0]);
  expect(entries.fetched.at(-1)?.signal?.aborted).toBe(true);
  application.say({ type: 'title', data: { text: 'too late' } });
  application.greet();
  element.dispatchEvent(new Event('load'));
  sendToFrame('i1', { type: 'activated', data: {} });
  await settled();
  expect([events, portsOpen(), application.heard]).toEqual([[], 0, []]);
});
