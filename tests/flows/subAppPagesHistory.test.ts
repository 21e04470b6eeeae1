import { dialogOpened } from '../../src/features/notificationDialog/notificationDialogSlice.ts';
import { type FramePlay, MODULES, playFrames } from '../support/frameWork.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

/** The browser's own back or forward. */
async function back(play: FramePlay, href: string, state: unknown) {
  window.history.replaceState(state, '', href);
  window.dispatchEvent(new PopStateEvent('popstate'));
  await play.settle();
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('APP-1 the portal owns the history', () => {
  it.each(MODULES)('%s: the portal adds a history entry for what its router pushes and replaces', async (module) => {
    const play = await playFrames();
    await play.open(module);
    const { instance } = play.frameOf(module) ?? {};
    await play.say(module, { type: 'route', data: { action: 'push', path: '/detail/1', state: { n: 1 } } });
    expect(play.href()).toBe(`/child/${module}/detail/1`);
    expect(play.state().routing).toMatchObject({ action: 'PUSH', location: { frame: { instance, state: { n: 1 } } } });
    await play.say(module, { type: 'route', data: { action: 'replace', path: '/detail/2', state: null } });
    expect([play.href(), play.state().routing.action]).toEqual([`/child/${module}/detail/2`, 'REPLACE']);
    expect(play.application(module).types()).not.toContain('go');
  });

  it('a push of the current path adds no entry', async () => {
    const play = await playFrames();
    await play.open('crm', '/list');
    await play.say('crm', { type: 'route', data: { action: 'push', path: '/list', state: { n: 2 } } });
    expect([play.href(), play.state().routing.action]).toEqual(['/child/crm/list', 'REPLACE']);
  });

  it('its root has its middle page as the address, so that the guard redirects nobody in a loop', async () => {
    const play = await playFrames();
    await play.open('crm', '/list');
    await play.say('crm', { type: 'route', data: { action: 'push', path: '/?a=1', state: null } });
    expect(play.href()).toBe('/child/crm/middlePage?a=1');
    play.dispatch(dialogOpened({ tab: 2 }));
    await play.settle();
    expect(play.application('crm').types()).not.toContain('go');
  });

  it('going back to an entry of its own returns the state it kept there', async () => {
    const play = await playFrames();
    await play.open('crm', '/list');
    const { instance } = play.frameOf('crm') ?? {};
    await play.say('crm', { type: 'route', data: { action: 'push', path: '/detail/1', state: null } });
    await back(play, '/child/crm/list', { key: 'k', frame: { instance, state: { scroll: 7 } } });
    expect(play.application('crm').heard.at(-1)).toEqual({ type: 'go', data: { path: '/list', state: { scroll: 7 } } });
    expect(play.frameOf('crm')?.path).toBe('/list');
  });

  it('the state that an earlier frame kept there means nothing to it', async () => {
    const play = await playFrames();
    await play.open('crm', '/list');
    await back(play, '/child/crm/detail/1', { key: 'k', frame: { instance: 'earlier', state: { scroll: 7 } } });
    expect(play.application('crm').heard.at(-1)).toEqual({ type: 'go', data: { path: '/detail/1', state: null } });
  });

  it('a link of the portal takes the open application there; a link to its current path sends nothing', async () => {
    const play = await playFrames();
    await play.open('crm', '/list');
    await play.go('/child/crm/detail/9?x=1');
    expect(play.application('crm').heard.at(-1)).toEqual({ type: 'go', data: { path: '/detail/9?x=1', state: null } });
    const said = play.application('crm').heard.length;
    await play.go('/child/crm/detail/9?x=1');
    expect(play.application('crm').heard).toHaveLength(said);
  });

  it('a dialog over it is part of the address, but the application is not told', async () => {
    const play = await playFrames();
    await play.open('crm', '/list');
    play.dispatch(dialogOpened({ tab: 2 }));
    await play.settle();
    expect(play.href()).toBe('/child/crm/list?portalPanel=todo');
    await play.say('crm', { type: 'route', data: { action: 'replace', path: '/list?page=2', state: null } });
    expect(play.href()).toBe('/child/crm/list?page=2&portalPanel=todo');
    expect(play.state().notificationDialog.status).toBe('open');
    expect(play.application('crm').types()).not.toContain('go');
  });

  it('an application that is still loading restarts at the other path', async () => {
    const play = await playFrames();
    await play.go('/child/crm/list');
    const first = play.frameOf('crm')?.instance;
    await play.go('/child/crm/detail/1');
    expect(play.frames()).toHaveLength(1);
    expect(play.frameOf('crm')?.instance).not.toBe(first);
    expect(play.application('crm').url).toContain(encodeURIComponent('/child/crm/detail/1'));
  });

  it('it may request a page of the portal or of another application, but not from the background', async () => {
    const play = await playFrames();
    await play.open('crm');
    await play.say('crm', { type: 'navigate', data: { to: '/child/oms/orders' } });
    expect(play.href()).toBe('/child/oms/orders');
    await play.say('crm', { type: 'navigate', data: { to: '/portal' } });
    expect(play.href()).toBe('/child/oms/orders');
    play.application('oms').begin();
    await play.say('oms', { type: 'navigate', data: { to: '/nowhere', replace: true } });
    expect([play.href(), play.state().routing.action]).toEqual(['/404', 'REPLACE']);
  });

  it('in the background it navigates without moving the page', async () => {
    const play = await playFrames();
    await play.open('crm');
    await play.open('oms');
    await play.say('crm', { type: 'route', data: { action: 'push', path: '/detail/1', state: null } });
    expect([play.href(), play.frameOf('crm')?.path]).toEqual(['/child/oms/list', '/detail/1']);
  });
});
