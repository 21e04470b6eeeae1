import type { ApplicationModule } from '../../src/constants/applications.ts';
import { chatOffered } from '../../src/features/aiChat/aiChatEvents.ts';
import { selectPageTabs } from '../../src/features/pageTabs/pageTabsSlice.ts';
import { titleIn } from '../../src/features/pageTabs/strip.ts';
import { todosChanged } from '../../src/features/realtime/realtimeEvents.ts';
import { unauthorisedReceived } from '../../src/features/sessionRefresh/sessionRefreshSlice.ts';
import { LANGUAGES, settingsChanged } from '../../src/features/settings/settingsSlice.ts';
import { popoverOpened } from '../../src/features/shell/shellSlice.ts';
import { selectIgnored, selectOverlayShown } from '../../src/features/subApp/subAppSlice.ts';
import { type FramePlay, MODULES, playFrames } from '../support/frameWork.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));
jest.mock('../../src/services/browser/page.ts', () => ({
  ...jest.requireActual('../../src/services/browser/page.ts'),
  reloadPage: jest.fn(),
}));

const TOKEN = { body: { token_type: 'Bearer', access_token: 'new-token', refresh_token: 'new-refresh' } };

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('token', 'Bearer former-token');
});
afterEach(() => jest.useRealTimers());

async function inCrm() {
  const play = await playFrames();
  const crm = await play.open('crm');
  return { play, crm };
}
const ask = (play: FramePlay, name: string, args?: unknown, module: ApplicationModule = 'crm') =>
  play.say(module, { type: 'request', data: { id: 7, name, ...(args !== undefined && { args }) } });
const answered = (error?: string) => ({
  type: 'response',
  data: error === undefined ? { id: 7, value: true } : { id: 7, error },
});

describe('an application whose call was refused with 401', () => {
  it('has the session renewed by the portal’s one refresh, once the token is stored', async () => {
    const { play, crm } = await inCrm();
    play.backend['POST /connect/token'] = TOKEN;
    await ask(play, 'auth.refresh');
    expect(crm.heard.at(-1)).toEqual(answered());
    expect(localStorage.getItem('token')).toBe('Bearer new-token');
  });

  it('joins a refresh in progress', async () => {
    const { play, crm } = await inCrm();
    let arrive: () => void = () => {};
    play.backend['POST /connect/token'] = () =>
      new Promise((resolve) => {
        arrive = () => resolve(TOKEN);
      });
    play.calls();
    play.dispatch(unauthorisedReceived({ session: 'tenant', refusedToken: 'Bearer former-token' }));
    await play.settle();
    await ask(play, 'auth.refresh');
    await ask(play, 'auth.refresh');
    expect(crm.types()).not.toContain('response');
    arrive();
    await play.settle();
    expect(crm.heard.filter(({ type }) => type === 'response')).toEqual([answered(), answered()]);
    expect(play.calls().filter((call) => call === 'POST /connect/token')).toHaveLength(1);
  });

  it('is told when it cannot be renewed', async () => {
    const { play, crm } = await inCrm();
    play.backend['POST /connect/token'] = { status: 400, body: { error: 'invalid_grant' } };
    await ask(play, 'auth.refresh');
    expect(crm.heard.at(-1)).toEqual(answered('the session could not be renewed'));
  });
});

describe('an application’s requests to the portal', () => {
  it('log out', async () => {
    const { play } = await inCrm();
    await ask(play, 'auth.logout');
    expect(play.href()).toBe('/login');
  });

  it('say that something is not permitted', async () => {
    const { play, crm } = await inCrm();
    play.events();
    await ask(play, 'permission.denied');
    expect(play.events()).toContain('permissions/accessRefused');
    expect(crm.heard.at(-1)).toEqual(answered());
  });

  it.each([
    [{ pane: 'notification' }, { tab: 1, place: null }],
    [
      { pane: 'notification', id: 'CRM' },
      { tab: 1, place: 'CRM' },
    ],
    [
      { pane: 'todo', id: 't1' },
      { tab: 2, todoIntent: { kind: 'detail', id: 't1' } },
    ],
    [
      { pane: 'schedule', id: '2026-11-22' },
      { tab: 3, scheduleIntent: { kind: 'day', date: '2026-11-22' } },
    ],
  ])('open the dialog at its place: %j', async (args, place) => {
    const { play, crm } = await inCrm();
    await ask(play, 'notification.open', args);
    expect(play.state().notificationDialog).toMatchObject({ status: 'open', tab: place.tab });
    expect(play.href()).toContain('portalPanel=');
    expect(crm.heard.at(-1)).toEqual(answered());
  });

  it('are told what does not exist: an unknown place, and the chat', async () => {
    const { play, crm } = await inCrm();
    await ask(play, 'notification.open', { pane: 'kitchen' });
    expect(crm.heard.at(-1)).toEqual(answered('no such place'));
    await ask(play, 'aichat.toggle');
    expect(crm.heard.at(-1)).toEqual(answered('not available here'));
    expect(play.state().notificationDialog.status).toBe('closed');
  });

  it('open and close the chat if there is one', async () => {
    const { play, crm } = await inCrm();
    play.dispatch(chatOffered());
    for (const isShown of [true, false]) {
      await ask(play, 'aichat.toggle');
      expect(crm.heard.at(-1)).toEqual(answered());
      expect(play.state().shell.chatShown).toBe(isShown);
    }
  });

  it('log out on a public page, too, where nothing of the shell has been loaded', async () => {
    const play = await playFrames({ path: '/child/scm/supplier/createSupplierPC' });
    expect(play.state()).not.toHaveProperty('task');
    play.application('scm').begin();
    await ask(play, 'auth.logout', undefined, 'scm');
    expect(play.href()).toBe('/login');
  });

  it('do nothing on a public page, where nobody is signed in', async () => {
    const play = await playFrames({ path: '/child/scm/supplier/createSupplierPC', preloadedState: {} });
    play.application('scm').begin();
    await ask(play, 'auth.refresh', undefined, 'scm');
    expect(play.application('scm').heard.at(-1)).toEqual(answered('not available here'));
  });
});

describe('messages in both directions', () => {
  it('language, size and theme reach every open application, whichever is in front', async () => {
    const { play, crm } = await inCrm();
    await play.open('oms');
    play.dispatch(settingsChanged({ language: 'en-US', size: 'large', style: 'dark' }));
    await play.settle();
    const told = { lang: 'en', size: 'large', theme: { mode: 'dark' } };
    for (const application of [crm, play.application('oms')])
      expect(application.heard.at(-1)).toMatchObject({ type: 'props', data: told });
    expect(crm.heard.at(-1)).toMatchObject({ data: { module: 'crm', basePath: '/child/crm' } });
    const said = crm.heard.length;
    play.dispatch(settingsChanged({ collapsed: true }));
    await play.settle();
    expect(crm.heard).toHaveLength(said);
  });

  it('at its start it learns who works where, and receives no token', async () => {
    const { crm } = await inCrm();
    expect(crm.props).toMatchObject({
      contract: 1,
      module: 'crm',
      lang: 'zh',
      size: 'small',
      user: { id: 'former-user', userName: 'lin', name: 'Lin Jing', hostId: 'account' },
      tenantId: 'tenant-Former',
      companyId: 'ou-Former',
      tokenFlag: 'former-flag',
      policies: expect.arrayContaining(['CRM_Auth']),
      chunkTimeoutMs: 120_000,
    });
    expect(JSON.stringify(crm.props)).not.toMatch(/Bearer|refresh/);
  });

  it('a change during loading is part of the handshake', async () => {
    const play = await playFrames();
    await play.go('/child/crm/list');
    play.dispatch(settingsChanged({ language: 'en-US' }));
    await play.settle();
    play.application('crm').begin();
    await play.settle();
    expect(play.application('crm').props).toMatchObject({ lang: 'en' });
  });

  it('the portal knows its title, its unsaved work and its dialog', async () => {
    const { play } = await inCrm();
    await play.say('crm', { type: 'title', data: { text: 'Order 7' } });
    await play.say('crm', { type: 'dirty', data: { on: true } });
    await play.say('crm', { type: 'overlay', data: { on: true } });
    expect(play.frameOf('crm')).toMatchObject({ title: 'Order 7', dirty: true, overlay: true });
    expect(selectOverlayShown(play.state())).toBe(true);
    await play.go('/portal');
    expect(selectOverlayShown(play.state())).toBe(false);
  });

  it('its title belongs to the language in which it was set', async () => {
    const { play } = await inCrm();
    const titles = () =>
      LANGUAGES.map((language) => selectPageTabs(play.state()).flatMap((tab) => titleIn(language, tab) ?? []));
    await play.say('crm', { type: 'title', data: { text: '客户' } });
    expect(titles()).toEqual([['客户'], []]);
    play.dispatch(settingsChanged({ language: 'en-US' }));
    await play.say('crm', { type: 'title', data: { text: 'Customers' } });
    expect(titles()).toEqual([[], ['Customers']]);
  });

  it('a click in it closes what is open over the header', async () => {
    const { play } = await inCrm();
    play.dispatch(popoverOpened({ name: 'notices', by: 'press' }));
    await play.say('crm', { type: 'pointerdown', data: {} });
    expect(play.state().shell.popover).toBeNull();
  });

  it('a change to the to-dos by somebody else reaches all running ones', async () => {
    const { play, crm } = await inCrm();
    play.dispatch(todosChanged());
    await play.settle();
    expect(crm.heard.at(-1)).toEqual({ type: 'event', data: { type: 'portal/todosChanged', payload: null } });
  });

  it('a message from one application reaches all other running ones, but not itself', async () => {
    const { play, crm } = await inCrm();
    await play.open('oms');
    await play.go('/child/hr/list');
    const event = { type: 'event', data: { type: 'crm/orderChanged', payload: { id: 7 } } } as const;
    await play.say('crm', event);
    expect(play.application('oms').heard.at(-1)).toEqual(event);
    expect(crm.types()).not.toContain('event');
    expect(play.application('hr').heard).toEqual([]);
  });

  it.each(MODULES)('%s: a message that the contract does not know is ignored and counted', async (module) => {
    const play = await playFrames();
    await play.open(module);
    await play.say(module, { type: 'dance', data: {} });
    await play.say(module, { type: 'route', data: { action: 'push', path: 'https://evil.example', state: null } });
    expect(selectIgnored(play.state())).toBe(2);
    expect([play.frameOf(module)?.status, play.href()]).toEqual(['active', `/child/${module}/list`]);
  });
});
