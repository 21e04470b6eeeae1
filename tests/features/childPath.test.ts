import { APPLICATIONS } from '../../src/constants/applications.ts';
import { entryBaseOf } from '../../src/features/applications/applicationsSlice.ts';
import { insidePath, returnPath, startPath } from '../../src/features/routing/childPath.ts';
import { areaTitleKey } from '../../src/features/routing/documentTitle.ts';
import { guardDecision } from '../../src/features/routing/guard.ts';
import { childPage, isPublicPage, isShellPage, outsidePath } from '../../src/features/routing/pages.ts';

const MODULES = APPLICATIONS.map(({ module }) => module);
const at = (href: string) => {
  const { pathname, search, hash } = new URL(href, 'https://portal.example');
  return { pathname, search, hash, key: 'k' };
};
const returnTo = (target: string) => returnPath('crm', `?previousRouteFullPath=${encodeURIComponent(target)}`);
const ALLOWED = { kind: 'allow', endsSession: false };

it.each(MODULES)('APP-1 %s has its pages in the shell, and its root leads to its middle page', (module) => {
  expect(childPage(`/child/${module}/list/1`)).toEqual({ module, isPublic: false });
  expect(isShellPage(`/child/${module}/list/1`)).toBe(true);
  expect(guardDecision(`/child/${module}/list/?a=1#b`, true)).toEqual(ALLOWED);
  for (const root of [`/child/${module}`, `/child/${module}/`])
    expect(guardDecision(`${root}?a=1`, true)).toEqual({ kind: 'redirect', to: `/child/${module}/middlePage?a=1` });
  expect(guardDecision(`/child/${module}/list`, false)).toEqual({
    kind: 'redirect',
    to: `/login?redirect=${encodeURIComponent(`/child/${module}/list`)}`,
  });
});

it.each(['/child', '/child/', '/child/erp/middlePage', '/child/CRM/middlePage', '/children/crm', '/child//crm'])(
  '%s is not an application',
  (path) => {
    expect(childPage(path)).toBeNull();
    expect(isShellPage(path)).toBe(false);
    const last = guardDecision(path, true);
    expect(last.kind === 'redirect' ? guardDecision(last.to, true) : last).toEqual(
      last.kind === 'redirect' && last.to !== '/404' ? { kind: 'redirect', to: '/404' } : ALLOWED,
    );
  },
);

it.each(['createSupplierPC', 'createVendorCertificationPC'])(
  'APP-3 /child/scm/supplier/%s is open to everybody and leaves a session alone',
  (name) => {
    const path = `/child/scm/supplier/${name}`;
    expect(isPublicPage(path)).toBe(true);
    expect(isShellPage(path)).toBe(false);
    expect([guardDecision(path, false), guardDecision(path, true)]).toEqual([ALLOWED, ALLOWED]);
    expect(startPath('scm', at(`${path}?from=mail#b`), true)).toBe(`/supplier/${name}?from=mail#b`);
  },
);

it.each([
  '/child/scm/suppliers/createSupplierPC',
  '/child/crm/supplier/createSupplierPC',
  // A resource of the application is called like the folder of the two.
  '/child/scm/supplier',
  '/child/scm/supplier/0b6f7c1e-0000-4000-8000-000000000000',
])('%s is not one of the supplier pages', (path) => {
  expect(isPublicPage(path)).toBe(false);
  expect(guardDecision(path, false).kind).toBe('redirect');
});

it.each([
  ['hr', 'routing:hr'],
  ['crm', 'routing:crm'],
  ['approval', 'routing:bpm'],
  ['oa', 'routing:backend'],
  ['wms', null],
])('RTE-5 the pages of %s have the title %s', (module, title) => {
  expect(areaTitleKey(`/child/${module}/list`)).toBe(title);
});

it('RTE-6 /loading-page enters the stored application, once there is a token', () => {
  expect(guardDecision('/loading-page', true, 'crm')).toEqual({ kind: 'redirect', to: '/child/crm/middlePage' });
  expect(guardDecision('/loading-page', true, null)).toEqual(ALLOWED);
  expect(guardDecision('/portal', true, 'crm')).toEqual(ALLOWED);
  expect(guardDecision('/loading-page', false, 'crm')).toMatchObject({
    kind: 'redirect',
    to: '/login?redirect=%2Floading-page',
  });
});

it.each([
  ['/child/crm/list?a=1#b', '/list?a=1#b'],
  ['/child/crm', '/'],
  ['/child/crm/list?a=x%20y&portalPanel=todo&portalPlace=t1&b=2', '/list?a=x%20y&b=2'],
  ['/child/crm/list?portalPanel=todo', '/list'],
])('%s is %s inside its application, without the parameters of the dialog over it', (href, inside) => {
  expect(insidePath('crm', at(href))).toBe(inside);
});

it('a fresh frame starts on the middle page, which is told where to go on to', () => {
  const start = startPath('crm', at('/child/crm/list?a=1&b=x%20y#h'), false);
  expect(start).toBe(`/middlePage?previousRouteFullPath=${encodeURIComponent('/child/crm/list?a=1&b=x%20y#h')}`);
  expect(returnPath('crm', start.slice('/middlePage'.length))).toBe('/child/crm/list?a=1&b=x%20y#h');
});

it('passes on the query of a middle page in the address after checking it', () => {
  const passedOn = (target: string) =>
    startPath('crm', at(`/child/crm/middlePage?x=1&previousRouteFullPath=${encodeURIComponent(target)}`), false);
  expect(passedOn('/child/crm/list')).toBe('/middlePage?previousRouteFullPath=%2Fchild%2Fcrm%2Flist');
  expect(passedOn('//evil.example')).toBe('/middlePage');
  expect(startPath('crm', at('/child/crm/middlePage'), false)).toBe('/middlePage');
});

it.each([
  ['another origin', 'https://evil.example/child/crm/list'],
  ['a host without a scheme', '//evil.example/child/crm'],
  ['a script', 'javascript:alert(1)'],
  ['a backslash', '/\\evil.example'],
  ['a backslash further on', '/child/crm/..\\..\\login'],
  ['a control character', '/child/crm/\u0000list'],
  ['another module', '/child/hr/list'],
  ['a module that begins alike', '/child/crm2/list'],
  ['a way out by dots', '/child/crm/../../login'],
  ['the same, encoded', '/child/crm/%2e%2e/%2e%2e/login'],
  ['itself', '/child/crm/middlePage?previousRouteFullPath=%2Fchild%2Fcrm%2Flist'],
  ['itself with a slash', '/child/crm/middlePage/'],
  ['one character more than an address', `/child/crm/${'a'.repeat(2048 - '/child/crm/'.length + 1)}`],
  ['an address that is too long once it is encoded', `/child/crm/${'客'.repeat(300)}`],
  ['an address that is too long until its dots are resolved', `/child/crm/${'a/../'.repeat(500)}list`],
  ['nothing', ''],
  ['a page of the portal', '/portal'],
  ['a path without its slash', 'child/crm/list'],
])('RTE-8 the middle page does not go on to %s', (_, target) => {
  expect(returnTo(target)).toBeNull();
});

it('the middle page goes on to the longest legitimate address', () => {
  const longest = `/child/crm/${'a'.repeat(2048 - '/child/crm/'.length)}`;
  expect(returnTo(longest)).toBe(longest);
});

it('decodes the target once: what is encoded twice stays a name', () => {
  expect(returnTo('/child/crm/%252e%252e/login')).toBe('/child/crm/%252e%252e/login');
  expect(returnPath('crm', '?previousRouteFullPath=%252F%252Fevil.example')).toBeNull();
  expect(returnPath('crm', '')).toBeNull();
});

it('a path from an application is relative to its module', () => {
  expect(outsidePath('crm', '/list?a=1#b')).toBe('/child/crm/list?a=1#b');
});

it.each([
  [undefined, '/micro/crm'],
  ['/apps/customers/', '/apps/customers'],
  ['/apps/customers', '/apps/customers'],
  ['', null],
  [null, null],
])('an entry configured as %j is served under %j', (entry, base) => {
  expect(entryBaseOf(entry === undefined ? {} : { crm: entry }, 'crm')).toBe(base);
});
