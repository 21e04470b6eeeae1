import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { BridgedFrame, PROPS } from '../support/bridgedFrame.ts';

describe('the bridge of an application', () => {
  let frame: BridgedFrame;
  const open = (path = '/micro/crm/list', options = {}): BridgedFrame => {
    frame = new BridgedFrame(path, options).run();
    return frame;
  };
  afterEach(() => frame.close());

  it('says hello to the portal of its own origin, once, however often it is included', () => {
    open().run();
    const hello = { message: { portalBridge: 1, type: 'hello' }, target: 'https://portal.example' };
    assert.deepEqual(frame.hellos, [hello]);
    assert.deepEqual(frame.bridge?.props, null);
    frame.answer();
    assert.deepEqual(frame.bridge?.props, PROPS);
  });

  it('does not exist outside a frame', () => {
    open('/micro/crm/', { framed: false });
    assert.equal(frame.bridge, undefined);
    frame.window.history.pushState(null, '', '/micro/crm/b');
    assert.equal(frame.window.history.length, 2);
  });

  it('takes its port only from that window and origin, and only the first', () => {
    open();
    const init = { portalBridge: 1, type: 'init', props: PROPS };
    frame.post(init, { source: {} });
    frame.post(init, { origin: 'https://evil.example' });
    frame.post({ ...init, portalBridge: 2 });
    frame.post({ ...init, type: 'other' });
    assert.equal(frame.bridge?.props, null);
    frame.answer();
    frame.answer({ module: 'hr' });
    assert.deepEqual(frame.bridge?.props, PROPS);
  });

  it('leaves an application alone if no portal answers', async () => {
    open();
    frame.window.history.pushState({ a: 1 }, '', '/micro/crm/early');
    assert.equal(frame.window.history.length, 1);
    const asked = assert.rejects(async () => frame.bridge?.request('auth.refresh'), /No portal answers/);
    await frame.pass(10_000);
    await asked;
    await assert.rejects(async () => frame.bridge?.request('auth.refresh'), /No portal answers/);
    frame.window.history.pushState({ a: 2 }, '', '/micro/crm/later');
    assert.equal(frame.window.history.length, 2);
    assert.deepEqual(frame.said, []);
  });

  describe('routes', () => {
    it('are pushed in the portal when the application pushes, with one entry kept in the frame', () => {
      open().answer();
      frame.window.history.pushState({ idx: 1, at: new Date(0), f: undefined }, '', 'detail/7?a=1#h');
      frame.window.history.replaceState(null, '', '/micro/crm/detail/8');
      assert.equal(frame.window.history.length, 1);
      assert.equal(frame.window.location.pathname, '/micro/crm/detail/8');
      assert.deepEqual(frame.heard('route'), [
        { action: 'push', path: '/detail/7?a=1#h', state: { idx: 1, at: '1970-01-01T00:00:00.000Z' } },
        { action: 'replace', path: '/detail/8', state: null },
      ]);
    });
    it('are replaced if the path stays the same', () => {
      open().answer();
      frame.window.history.pushState({ n: 1 }, '', '/micro/crm/list');
      frame.window.history.pushState({ n: 2 }, '');
      assert.deepEqual(frame.heard('route'), [
        { action: 'replace', path: '/list', state: { n: 1 } },
        { action: 'replace', path: '/list', state: { n: 2 } },
      ]);
    });
    it('from before the portal’s answer are queued in order, and the folder is taken from the answer', () => {
      open('/apps/crm-2/middlePage?previousRouteFullPath=%2Fchild%2Fcrm%2Flist');
      frame.window.history.replaceState(null, '', '/apps/crm-2/list');
      frame.window.history.pushState(null, '', '/apps/crm-2');
      frame.bridge?.dirty(true);
      assert.deepEqual(frame.said, []);
      frame.answer({ assetBase: '/apps/crm-2/' });
      assert.deepEqual(frame.said.slice(0, 3), [
        { type: 'route', data: { action: 'replace', path: '/list', state: null } },
        { type: 'route', data: { action: 'push', path: '/', state: null } },
        { type: 'dirty', data: { on: true } },
      ]);
    });
    it('carry null for a state that cannot be serialised', () => {
      open().answer();
      const ring: { self?: unknown } = {};
      ring.self = ring;
      frame.window.history.pushState(ring, '', 'b');
      assert.deepEqual(frame.heard('route'), [{ action: 'push', path: '/b', state: null }]);
    });
    it('follow the portal, as if the browser had gone back, without reporting it', () => {
      open().answer();
      const heard: unknown[] = [];
      frame.window.addEventListener('popstate', (event) => heard.push(event.state));
      frame.tell({ type: 'go', data: { path: '/list?q=a#top', state: { idx: 3 } } });
      assert.equal(frame.window.location.href, 'https://portal.example/micro/crm/list?q=a#top');
      assert.deepEqual([heard, frame.window.history.state, frame.said], [[{ idx: 3 }], { idx: 3 }, []]);
    });
    it('reach applications that listen only for the hash', () => {
      open().answer();
      let changes = 0;
      frame.window.addEventListener('hashchange', () => {
        changes += 1;
      });
      frame.tell({ type: 'go', data: { path: '/list#b', state: null } });
      frame.tell({ type: 'go', data: { path: '/other#b', state: null } });
      assert.equal(changes, 1);
    });
    it('are reported to the portal when the application sets the hash itself', async () => {
      open().answer();
      frame.window.location.hash = '#x';
      await frame.pass(50);
      assert.deepEqual(frame.heard('route'), [{ action: 'replace', path: '/list#x', state: null }]);
    });
  });

  describe('requests and events of the application', () => {
    it('are passed on', () => {
      open().answer();
      const bridge = frame.bridge;
      bridge?.navigate('/child/hr/list');
      bridge?.navigate('/portal', { replace: true });
      bridge?.bar(96);
      bridge?.dirty(true);
      bridge?.title('T'.repeat(200));
      bridge?.emit('crm/orderChanged', { id: 1 });
      bridge?.emit('crm/nothing');
      assert.deepEqual(frame.said, [
        { type: 'navigate', data: { to: '/child/hr/list', replace: false } },
        { type: 'navigate', data: { to: '/portal', replace: true } },
        { type: 'bar', data: { height: 96 } },
        { type: 'dirty', data: { on: true } },
        { type: 'title', data: { text: 'T'.repeat(120) } },
        { type: 'event', data: { type: 'crm/orderChanged', payload: { id: 1 } } },
        { type: 'event', data: { type: 'crm/nothing', payload: null } },
      ]);
    });
    it('get their own answer for each request', async () => {
      open().answer();
      const first = frame.bridge?.request('auth.refresh');
      const second = frame.bridge?.request('notification.open', { pane: 'todo', id: '7' });
      assert.deepEqual(frame.heard('request'), [
        { id: 1, name: 'auth.refresh', args: null },
        { id: 2, name: 'notification.open', args: { pane: 'todo', id: '7' } },
      ]);
      frame.tell({ type: 'response', data: { id: 2, error: 'refused' } });
      frame.tell({ type: 'response', data: { id: 1, value: 'new' } });
      frame.tell({ type: 'response', data: { id: 1, value: 'again' } });
      assert.equal(await first, 'new');
      await assert.rejects(async () => second, /refused/);
    });
    it('say that it is in front once it is visible there, and nothing later before that', async () => {
      open();
      const heard: string[] = [];
      for (const name of ['activated', 'deactivated'] as const) frame.bridge?.on(name, () => heard.push(name));
      frame.answer();
      frame.tell({ type: 'activated', data: {} });
      assert.deepEqual(heard, []);
      await frame.pass(50);
      assert.deepEqual(heard, ['activated']);
      frame.tell({ type: 'deactivated', data: {} });
      frame.tell({ type: 'activated', data: {} });
      frame.tell({ type: 'deactivated', data: {} });
      assert.deepEqual(heard, ['activated', 'deactivated', 'activated', 'deactivated']);
    });
    it('reach listeners until they stop', () => {
      open();
      const heard: unknown[] = [];
      const stop = frame.bridge?.on('props', ({ lang }) => heard.push(lang));
      frame.bridge?.on('event', (event) => heard.push(event));
      for (const name of ['activated', 'deactivated', 'discard', 'dispose'] as const) {
        frame.bridge?.on(name, () => heard.push(name));
      }
      frame.answer();
      frame.bridge?.on('props', () => heard.push('at once'));
      frame.tell({ type: 'props', data: { ...PROPS, lang: 'en' } });
      assert.equal(frame.bridge?.props?.lang, 'en');
      stop?.();
      frame.tell({ type: 'props', data: PROPS });
      frame.tell({ type: 'event', data: { type: 'hr/left', payload: 1 } });
      for (const type of ['activated', 'deactivated', 'discard', 'dispose'] as const) frame.tell({ type, data: {} });
      const event = { type: 'hr/left', payload: 1 };
      const signals = ['activated', 'deactivated', 'discard', 'dispose'];
      assert.deepEqual(heard, ['zh', 'at once', 'en', 'at once', 'at once', event, ...signals]);
    });
  });
});
