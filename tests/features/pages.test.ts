import { PATHS } from '../../src/constants/paths.ts';
import { areaTitleKey } from '../../src/features/routing/documentTitle.ts';
import { guardDecision, loginPathFor } from '../../src/features/routing/guard.ts';
import { areaWithin, isOpenToVisitors, isPublicPage, isShellPage, orderOf } from '../../src/features/routing/pages.ts';
import { hrefOf, locationChanged, partsOf, routingReducer } from '../../src/features/routing/routingSlice.ts';

it.each([
  [PATHS.workbench, 'routing:workbench'],
  [PATHS.scan, 'routing:scan'],
  [PATHS.ownAccount, 'routing:ownAccount'],
  [PATHS.ownSecuritySetting, 'routing:ownAccount'],
  [PATHS.console, 'routing:console'],
  [PATHS.orderManage, 'routing:console'],
  [PATHS.company, 'routing:companyPortal'],
  [PATHS.newsDetail, 'routing:companyPortal'],
  [PATHS.newsDetailShare, 'routing:companyPortal'],
  [PATHS.login, null],
  ['/consoles', null],
])('RTE-5 the title of %s is %s', (pathname, key) => {
  expect(areaTitleKey(pathname)).toBe(key);
});

it.each([
  [PATHS.console, 'console'],
  [PATHS.orderManage, 'console'],
  [PATHS.company, 'companyPortal'],
  ['/child/crm/list', 'subApps'],
  [PATHS.workbench, null],
  ['/consoles', null],
])('%s belongs to the area %s', (pathname, area) => {
  expect(areaWithin(pathname)).toBe(area);
});

it('the page of an order names one, and only then belongs to the shell', () => {
  expect(orderOf(`${PATHS.orderDetail}/o-1`)).toBe('o-1');
  expect(isShellPage(`${PATHS.orderDetail}/o-1`)).toBe(true);
  for (const path of [
    PATHS.orderDetail,
    `${PATHS.orderDetail}/`,
    `${PATHS.orderDetail}/o-1/lines`,
    `/x/${'o'.repeat(99)}`,
  ]) {
    expect(orderOf(path)).toBeNull();
    expect(isShellPage(path)).toBe(false);
  }
});

it('RTE-3 a visitor may see shared pages and the supplier pages; the account forms are public too', () => {
  const paths = [PATHS.newsDetailShare, '/child/scm/supplier/createSupplierPC', PATHS.login, PATHS.workbench];
  expect(paths.map(isOpenToVisitors)).toEqual([true, true, false, false]);
  expect(paths.map(isPublicPage)).toEqual([true, true, true, false]);
});

it.each([
  ['/', '/login', '/portal'],
  ['/console/dashboard?a=1', '/console?a=1', '/console?a=1'],
  ['/redirect/portal?a=1#b', '/portal?a=1#b', '/portal?a=1#b'],
  ['/redirect', '/', '/'],
  ['/redirect//evil.example', '/', '/'],
])('RTE-2 RTE-6 %s leads to %s without a token, and to %s with one', (href, without, withToken) => {
  expect(guardDecision(href, false)).toEqual({ kind: 'redirect', to: without });
  expect(guardDecision(href, true)).toEqual({ kind: 'redirect', to: withToken });
});

it('RTE-3 only signing in again ends the session', () => {
  expect(guardDecision('/login?a=1', true)).toEqual({ kind: 'allow', endsSession: true });
  expect(guardDecision('/register#x', true)).toEqual({ kind: 'allow', endsSession: true });
  expect(guardDecision('/login', false)).toEqual({ kind: 'allow', endsSession: false });
  expect(guardDecision('/resetPassword', true)).toEqual({ kind: 'allow', endsSession: false });
  expect(guardDecision('/console#x', false)).toEqual({ kind: 'redirect', to: loginPathFor('/console#x') });
});

it('an address and its parts are equivalent, and the page is the last location', () => {
  const href = '/portal?day=1?#x?y#z';
  expect(partsOf(href)).toEqual({ pathname: '/portal', search: '?day=1?', hash: '#x?y#z' });
  expect(hrefOf(partsOf(href))).toBe(href);
  expect(partsOf('/portal')).toEqual({ pathname: '/portal', search: '', hash: '' });
  const there = { location: { ...partsOf(href), key: 'k' }, action: 'PUSH' } as const;
  expect(routingReducer(undefined, locationChanged(there))).toEqual(there);
  expect(routingReducer(undefined, { type: '@@test' })).toMatchObject({ location: { pathname: '' }, action: 'POP' });
});
