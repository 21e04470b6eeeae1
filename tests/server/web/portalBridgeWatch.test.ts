import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { DRAWN_ATTRIBUTE, type SubAppProps } from '../../../contract/subApp.ts';
import { BridgedFrame, PROPS } from '../support/bridgedFrame.ts';

describe('what the bridge reports to the portal by itself', () => {
  let frame: BridgedFrame;
  const open = async (body = '<div id="app"></div>'): Promise<Document> => {
    frame = new BridgedFrame('/micro/crm/list', { body }).run().answer();
    await frame.pass(200);
    return frame.window.document;
  };
  const ready = async (): Promise<Document> => {
    const page = await open();
    frame.bridge?.ready();
    frame.said.length = 0;
    return page;
  };
  const add = (page: Document, tag: string, fields: object): Element => {
    const element = Object.assign(page.createElement(tag), fields);
    page.head.append(element);
    return element;
  };
  afterEach(() => frame.close());

  describe('ready', () => {
    it('once something is rendered, and not for its container', async () => {
      const page = await open(
        '<noscript>Please switch scripts on</noscript><div id="app">  </div><script>void 0</script>',
      );
      assert.deepEqual(frame.heard('ready'), []);
      const app = page.querySelector('#app');
      app?.insertAdjacentHTML('beforeend', '<p style="display: none">soon</p>');
      await frame.pass(200);
      assert.deepEqual(frame.heard('ready'), []);
      app?.insertAdjacentHTML('beforeend', '<p>Orders</p>');
      await frame.pass(20);
      app?.append('more');
      await frame.pass(200);
      assert.deepEqual(frame.heard('ready'), [{ path: '/list', auto: true }]);
    });
    it('for a picture as well', async () => {
      const page = await open();
      page.body.append(page.createElement('canvas'));
      await frame.pass(20);
      assert.equal(frame.heard('ready').length, 1);
    });
    it('when the application says so, and then not again by itself', async () => {
      const page = await open();
      frame.bridge?.ready();
      frame.bridge?.ready();
      // It is seen in the frame being rendered; the portal's reaction comes after it.
      assert.deepEqual([frame.onElement, frame.heard('ready')], [[DRAWN_ATTRIBUTE], []]);
      page.body.append('Orders');
      await frame.pass(200);
      assert.deepEqual(frame.heard('ready'), [{ path: '/list' }]);
      assert.deepEqual(frame.onElement, [DRAWN_ATTRIBUTE]);
    });
    it('not while the page’s scripts are loading: what is there is a placeholder', async () => {
      const page = await open();
      Object.defineProperty(page, 'readyState', { configurable: true, value: 'loading' });
      page.body.append('Please wait');
      await frame.pass(200);
      assert.deepEqual(frame.heard('ready'), []);
      Reflect.deleteProperty(page, 'readyState');
      page.dispatchEvent(new frame.window.Event('DOMContentLoaded'));
      // It checks in the next frame, and reports after that.
      await frame.pass(40);
      assert.equal(frame.heard('ready').length, 1);
    });
    it('even if it was rendered before the portal answered', async () => {
      frame = new BridgedFrame('/micro/crm/', { body: '<p>Orders</p>' }).run();
      frame.window.document.body.append('.');
      await frame.pass(200);
      assert.deepEqual(frame.said, []);
      frame.answer();
      assert.deepEqual(frame.heard('ready'), []);
      await frame.pass(20);
      assert.deepEqual(frame.heard('ready'), [{ path: '/', auto: true }]);
    });
  });

  describe('errors', () => {
    const missing = 'https://portal.example/micro/crm/assets/a.js';
    const fail = (element: Element) => element.dispatchEvent(new frame.window.Event('error'));
    const lost = { message: `Loading ${missing} failed.`, url: missing };

    it('for a script or style that is missing before it is ready, and a chunk afterwards, each once', async () => {
      const page = await open();
      const script = add(page, 'script', { src: '/micro/crm/assets/a.js', type: 'module' });
      fail(script);
      fail(script);
      frame.bridge?.ready();
      fail(script);
      assert.deepEqual(frame.heard('error'), [
        { kind: 'resource', ...lost },
        { kind: 'chunk', ...lost },
      ]);
    });
    it('not for pictures, or for scripts from elsewhere', async () => {
      const page = await open();
      fail(add(page, 'img', { src: '/micro/crm/a.png' }));
      fail(add(page, 'script', { src: 'https://statistics.example/a.js' }));
      fail(add(page, 'link', { rel: 'prefetch', href: '/micro/crm/b.js' }));
      assert.deepEqual(frame.heard('error'), []);
    });
    it('for uncaught errors, with a chunk reported as such', async () => {
      await ready();
      const { window } = frame;
      const uncaught = (error: Error) =>
        window.dispatchEvent(new window.ErrorEvent('error', { error, message: error.message }));
      const unhandled = (reason: unknown) =>
        window.dispatchEvent(Object.assign(new window.Event('unhandledrejection'), { reason }));
      uncaught(new TypeError('x is not a function'));
      uncaught(Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }));
      unhandled(new TypeError('Failed to fetch dynamically imported module: /a.js'));
      unhandled('plain words');
      unhandled(Object.assign(new Error('given up'), { name: 'AbortError' }));
      uncaught(new Error('ResizeObserver loop completed with undelivered notifications.'));
      assert.deepEqual(frame.heard('error'), [
        { kind: 'runtime', name: 'TypeError', message: 'x is not a function' },
        { kind: 'chunk', name: 'ChunkLoadError', message: 'Loading chunk 7 failed.' },
        { kind: 'chunk', name: 'TypeError', message: 'Failed to fetch dynamically imported module: /a.js' },
        { kind: 'runtime', message: 'plain words' },
      ]);
    });
    it("for Vite's own event for a missing chunk, which still propagates", async () => {
      await ready();
      const event = Object.assign(new frame.window.Event('vite:preloadError', { cancelable: true }), {
        payload: new Error('Unable to preload CSS for /a.css'),
      });
      frame.window.dispatchEvent(event);
      assert.equal(event.defaultPrevented, false);
      assert.deepEqual(frame.heard('error'), [
        { kind: 'chunk', name: 'ChunkLoadError', message: 'Unable to preload CSS for /a.css' },
      ]);
    });
    it('not for parts that the page itself waits for: the portal times those', async () => {
      const page = await open();
      add(page, 'script', { src: '/micro/crm/assets/a.js' });
      await frame.pass(1);
      frame.bridge?.ready();
      await frame.pass(200_000);
      assert.deepEqual(frame.heard('error'), []);
    });
    it('for a chunk that neither arrives nor fails within 120 s, and no other', async () => {
      const page = await ready();
      add(page, 'link', { rel: 'modulepreload', href: '/micro/crm/assets/a.js' });
      const came = add(page, 'script', { src: '/micro/crm/assets/b.js' });
      const failed = add(page, 'link', { rel: 'stylesheet', href: 'https://other.example/c.css' });
      await frame.pass(119_000);
      came.dispatchEvent(new frame.window.Event('load'));
      fail(failed);
      assert.deepEqual(frame.heard('error'), []);
      await frame.pass(1_000);
      const late = { message: `Loading ${missing} failed. (TIMEOUT)`, url: missing };
      assert.deepEqual(frame.heard('error'), [{ kind: 'chunk', name: 'ChunkLoadError', ...late }]);
    });
  });

  describe('the page', () => {
    for (const mask of ['ant-modal-mask', 'ant-drawer-mask', 'el-overlay', 'v-modal']) {
      it(`is covered while a visible .${mask} lies over it`, async () => {
        const page = await ready();
        const element = Object.assign(page.createElement('div'), { className: mask });
        page.body.append(element);
        await frame.pass(20);
        element.style.display = 'none';
        await frame.pass(20);
        assert.deepEqual(frame.heard('overlay'), [{ on: true }, { on: false }]);
      });
    }
    it('is covered by anything that says so', async () => {
      const page = await ready();
      page.body.setAttribute('data-portal-overlay', '');
      await frame.pass(20);
      page.body.removeAttribute('data-portal-overlay');
      await frame.pass(20);
      assert.deepEqual(frame.heard('overlay'), [{ on: true }, { on: false }]);
    });
    it('passes its title on whenever it changes, unless the application names itself', async () => {
      const page = await ready();
      page.title = 'Orders';
      await frame.pass(20);
      page.title = 'Orders';
      await frame.pass(20);
      page.title = 'Order 7';
      await frame.pass(20);
      frame.bridge?.title('Mine');
      page.title = 'Order 8';
      await frame.pass(20);
      assert.deepEqual(frame.heard('title'), [{ text: 'Orders' }, { text: 'Order 7' }, { text: 'Mine' }]);
    });
    it('reports its title again in another language, but not when something else has changed', async () => {
      const page = await ready();
      const speak = async (props: Partial<SubAppProps>) => {
        frame.tell({ type: 'props', data: { ...PROPS, ...props } });
        await frame.pass(300);
      };
      page.title = 'Orders';
      await frame.pass(20);
      await speak({ size: 'large' });
      assert.equal(frame.heard('title').length, 1);
      await speak({ lang: 'en' });
      assert.deepEqual(frame.heard('title').slice(1), [{ text: 'Orders' }]);
      frame.bridge?.title('SO-7');
      await speak({ lang: 'zh' });
      assert.deepEqual(frame.heard('title').slice(2), [{ text: 'SO-7' }, { text: 'SO-7' }]);
    });
    it('reports that it was touched', async () => {
      const page = await ready();
      page.body.dispatchEvent(new frame.window.Event('pointerdown', { bubbles: true }));
      assert.deepEqual(frame.heard('pointerdown'), [{}]);
    });
  });
});
