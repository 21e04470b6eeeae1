import { TIMING } from '../../src/constants/timing.ts';
import { policiesGranted } from '../../src/features/permissions/permissionsSlice.ts';
import { selectSubAppRefused } from '../../src/features/subApp/subAppSlice.ts';
import { frameReader, MODULES, playFrames } from '../support/frameWork.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('APP-1 an application opened at its address', () => {
  it.each(MODULES)('%s starts at its middle page, which is told where to go on to', async (module) => {
    const play = await playFrames();
    await play.go(`/child/${module}/list?a=1#h`);
    const onwards = encodeURIComponent(`/child/${module}/list?a=1#h`);
    expect(play.application(module).url).toBe(`/micro/${module}/middlePage?previousRouteFullPath=${onwards}`);
    play.application(module).begin();
    await play.settle();
    expect(play.frameOf(module)).toMatchObject({ status: 'active', path: '/list?a=1#h' });
    expect(play.application(module).types()).toEqual(['activated']);
  });

  it('without a path it starts at its middle page and stays where that leads', async () => {
    const play = await playFrames();
    await play.go('/child/crm');
    expect([play.href(), play.application('crm').url]).toEqual(['/child/crm/middlePage', '/micro/crm/middlePage']);
    play.application('crm').begin();
    await play.say('crm', { type: 'route', data: { action: 'replace', path: '/home', state: null } });
    expect(play.href()).toBe('/child/crm/home');
  });

  it('the entry of an open one returns to where it is, and nothing typed is lost', async () => {
    const play = await playFrames();
    await play.go('/child/crm/new');
    play.application('crm').begin();
    await play.settle();
    await play.go('/portal');
    await play.go('/child/crm/middlePage');
    expect(play.href()).toBe('/child/crm/new');
    expect(play.state().routing.action).toBe('REPLACE');
    expect(play.application('crm').types()).toEqual(['activated', 'deactivated', 'activated']);
    expect(play.frameOf('crm')).toMatchObject({ status: 'active', path: '/new' });
  });

  it('does not show where its middle page is heading as an address', async () => {
    const play = await playFrames();
    await play.go('/child/crm/list?a=1');
    const crm = play.application('crm');
    crm.greet();
    await play.say('crm', {
      type: 'route',
      data: { action: 'replace', path: '/middlePage?previousRouteFullPath=/child/crm/list?a%3D1', state: null },
    });
    expect(play.href()).toBe('/child/crm/list?a=1');
    await play.say('crm', { type: 'route', data: { action: 'replace', path: '/list?a=1', state: { at: 1 } } });
    expect(play.href()).toBe('/child/crm/list?a=1');
    expect(play.state().routing).toMatchObject({ action: 'REPLACE', location: { frame: { state: { at: 1 } } } });
    expect(crm.types()).not.toContain('go');
  });

  it('the installation may serve its files elsewhere on this origin', async () => {
    const brand = { ...(await playFrames()).state().brand };
    brand.configuration = { ...brand.configuration, applicationEntries: { crm: '/apps/sales/', hr: null } };
    const play = await playFrames({ preloadedState: { ...frameReader(), brand } });
    await play.go('/child/crm');
    expect(play.application('crm').url).toBe('/apps/sales/middlePage');
    play.application('crm').begin();
    await play.settle();
    expect(play.application('crm').props).toMatchObject({ assetBase: '/apps/sales/', basePath: '/child/crm' });
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await play.go('/child/hr/list');
    expect(play.frameOf('hr')).toMatchObject({ status: 'failed', failure: { code: 'HTTP', status: 404 } });
  });

  it.each(MODULES)('%s without its permission has no frame, and an open one is removed', async (module) => {
    const play = await playFrames();
    await play.open(module);
    play.dispatch(policiesGranted(['AbpExtend.WorkBench']));
    await play.wait(TIMING.frameGoodbyeMs);
    expect([play.frames(), selectSubAppRefused(play.state())]).toEqual([[], true]);
    await play.go('/portal');
    await play.go(`/child/${module}/list`);
    expect([play.frames(), selectSubAppRefused(play.state())]).toEqual([[], true]);
  });
});

describe('APP-3 the pages for suppliers', () => {
  const page = '/child/scm/supplier/createSupplierPC?from=mail';

  it('need no token, start at the page itself, and tell the application of nobody', async () => {
    const play = await playFrames({ path: page, preloadedState: {} });
    expect(play.href()).toBe(page);
    const scm = play.application('scm');
    expect(scm.url).toBe('/micro/scm/supplier/createSupplierPC?from=mail');
    scm.begin();
    await play.settle();
    expect(play.frameOf('scm')).toMatchObject({ status: 'active', isPublic: true });
    expect(scm.props).toMatchObject({ user: null, tenantId: null, companyId: null, tokenFlag: null, policies: [] });
  });

  it('do so even when somebody is signed in, and have a frame of their own', async () => {
    const play = await playFrames();
    await play.open('scm');
    const inside = play.frameOf('scm')?.instance;
    await play.go(page);
    await play.wait(TIMING.frameGoodbyeMs);
    expect(play.frames()).toEqual([expect.objectContaining({ isPublic: true })]);
    expect(play.frameOf('scm')?.instance).not.toBe(inside);
    play.application('scm').begin();
    await play.settle();
    expect(play.application('scm').props).toMatchObject({ user: null });
    await play.go('/child/scm/list');
    await play.wait(TIMING.frameGoodbyeMs);
    expect(play.frames()).toEqual([expect.objectContaining({ isPublic: false })]);
  });
});
