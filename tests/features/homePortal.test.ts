import type { UnknownAction } from '@reduxjs/toolkit';
import type { Notice } from '../../contract/notices.ts';
import { LIMITS } from '../../src/constants/limits.ts';
import { PATHS } from '../../src/constants/paths.ts';
import { POLICIES } from '../../src/constants/permissions.ts';
import { noticeRead } from '../../src/features/articleDetail/articleDetailEvents.ts';
import * as portal from '../../src/features/homePortal/homePortalSlice.ts';
import { listHref, portalPage, selectPortalOpen, selectShownTenant } from '../../src/features/homePortal/portalPage.ts';
import { partsOf } from '../../src/features/routing/routingSlice.ts';
import { sessionCleared } from '../../src/features/session/sessionSlice.ts';

const pageAt = (href: string) => portalPage(partsOf(href));

describe('the page at an address', () => {
  it.each([
    [PATHS.company, { screen: 'home', shared: false, tenantId: null }],
    [`${PATHS.company}?tenantId=t1`, { screen: 'home', shared: false, tenantId: null }],
    [`${PATHS.companyShare}?tenantId=t1`, { screen: 'home', shared: true, tenantId: 't1' }],
    [PATHS.companyShare, { screen: 'home', shared: true, tenantId: null }],
    [`${PATHS.newsDetail}?id=n1`, { screen: 'article', shared: false, kind: 'news', tenantId: null, id: 'n1' }],
    [PATHS.productDetail, { screen: 'article', shared: false, kind: 'product', tenantId: null, id: '' }],
    [
      `${PATHS.noticeDetailShare}?id=n1&tenantId=t1`,
      { screen: 'article', shared: true, kind: 'notice', tenantId: 't1', id: 'n1' },
    ],
    ['/portal', null],
  ])('%s', (href, page) => expect(pageAt(href)).toEqual(page));

  it.each([
    ['?keyword=pump&year=2025&page=3', { keyword: 'pump', year: 2025, page: 3 }],
    ['', { keyword: '', year: null, page: 1 }],
    ['?year=1899&page=0', { keyword: '', year: null, page: 1 }],
    ['?year=1900', { keyword: '', year: 1900, page: 1 }],
    ['?year=9999', { keyword: '', year: 9999, page: 1 }],
    ['?year=10000&page=1234567', { keyword: '', year: null, page: 1 }],
    ['?year=x2025&page=2x', { keyword: '', year: null, page: 1 }],
    [`?keyword=${'x'.repeat(120)}`, { keyword: 'x'.repeat(100), year: null, page: 1 }],
  ])('a list with %s', (search, query) => {
    expect(pageAt(PATHS.newsList + search)).toEqual({ screen: 'list', shared: false, kind: 'news', query });
  });

  it('a list leads back to itself', () => {
    expect(listHref('news', { keyword: '', year: null, page: 1 })).toBe(PATHS.newsList);
    const href = listHref('product', { keyword: 'a&b', year: 2025, page: 2 });
    expect(href).toBe(`${PATHS.productList}?keyword=a%26b&year=2025&page=2`);
    expect(pageAt(href)).toMatchObject({ query: { keyword: 'a&b', year: 2025, page: 2 } });
  });
});

describe('who sees a page', () => {
  const at = (href: string, { may = false, tenantId = 'own' as string | null } = {}) => ({
    routing: { location: { ...partsOf(href), key: 'k' } },
    permissions: { authorization: may ? [POLICIES.companyPortal] : ['CRM_Auth'] },
    session: { tenantId },
  });

  it.each([
    [PATHS.company, false, false],
    [PATHS.company, true, true],
    [PATHS.newsList, false, false],
    [`${PATHS.newsDetail}?id=n`, false, false],
    [PATHS.noticeList, false, true],
    [`${PATHS.noticeDetail}?id=n`, false, true],
    [`${PATHS.companyShare}?tenantId=t1`, false, true],
    [`${PATHS.newsDetailShare}?tenantId=t1&id=n`, false, true],
    ['/portal', true, false],
  ])('%s, with the policy (%j): %j', (href, may, isOpen) => expect(selectPortalOpen(at(href, { may }))).toBe(isOpen));

  it.each<[string, string | null, string | null]>([
    [PATHS.company, 'own', 'own'],
    [PATHS.company, null, null],
    [`${PATHS.newsDetail}?id=n&tenantId=t1`, 'own', 't1'],
    [`${PATHS.newsDetail}?id=n&tenantId=t1`, null, null],
    [`${PATHS.newsList}?tenantId=t1`, 'own', 'own'],
    [`${PATHS.companyShare}?tenantId=t1`, 'own', 't1'],
    [`${PATHS.companyShare}?tenantId=t1`, null, 't1'],
    [PATHS.companyShare, 'own', null],
    ['/portal', 'own', null],
  ])('%s shows, to somebody of %j, the company %j', (href, tenantId, shown) => {
    expect(selectShownTenant(at(href, { may: true, tenantId }))).toBe(shown);
  });

  it('nobody is shown the company of a page that they may not see', () => {
    expect(selectShownTenant(at(PATHS.company))).toBeNull();
  });
});

describe('the portals seen most recently', () => {
  const stateAfter = (...events: readonly UnknownAction[]) =>
    events.reduce(portal.homePortalReducer, portal.homePortalReducer(undefined, { type: '@@test' }));
  const notice = (id: string) => ({ id, isRead: false }) as Notice;
  const noticesOf = (tenantId: string, ...ids: readonly string[]) => [
    portal.portalShown(tenantId),
    portal.portalParts.notices.requested(tenantId),
    portal.portalParts.notices.loaded(ids.map(notice), tenantId),
  ];
  const read = (state: ReturnType<typeof stateAfter>, tenantId: string) =>
    portal.selectPortalOf({ homePortal: state }, tenantId)?.parts.notices.data?.map(({ id, isRead }) => [id, isRead]);

  it('keep what was there until it is fetched again, the newest first, and only so many', () => {
    const many = ['a', 'b', 'c', 'd', 'e'].slice(0, LIMITS.rememberedPortals + 1).map((id) => portal.portalShown(id));
    const state = stateAfter(...noticesOf('a', 'n1'), ...many.slice(0, 3), portal.portalShown('a'));
    expect(state.companies.map(({ tenantId }) => tenantId)).toEqual(['a', 'c', 'b']);
    expect(read(state, 'a')).toEqual([['n1', false]]);
    expect(stateAfter(...many).companies.map(({ tenantId }) => tenantId)).toEqual(['e', 'd', 'c', 'b']);
    expect(portal.selectPortalOf({ homePortal: state }, null)).toBeNull();
  });

  it('an answer reaches the company it is about, and none that is forgotten', () => {
    const state = stateAfter(portal.portalShown('a'), ...noticesOf('b', 'n1'));
    expect([read(state, 'a'), read(state, 'b')]).toEqual([undefined, [['n1', false]]]);
    const late = portal.homePortalReducer(state, portal.portalParts.notices.loaded([notice('x')], 'gone'));
    expect(late).toEqual(state);
  });

  it('a notice that was read is read in its own company only', () => {
    const state = stateAfter(...noticesOf('a', 'n1', 'n2'), ...noticesOf('b', 'n1'));
    const opened = portal.homePortalReducer(state, noticeRead({ tenantId: 'a', id: 'n1' }));
    expect(read(opened, 'a')).toEqual([
      ['n1', true],
      ['n2', false],
    ]);
    expect(read(opened, 'b')).toEqual([['n1', false]]);
    expect(portal.homePortalReducer(state, noticeRead({ tenantId: 'c', id: 'n1' }))).toEqual(state);
    expect(portal.homePortalReducer(state, noticeRead({ tenantId: 'a', id: 'n9' }))).toEqual(state);
  });

  it('each part is loaded on its own, and nothing outlives the session', () => {
    const parts = Object.values(portal.portalParts).map((part) => part.requested('a'));
    const loading = stateAfter(portal.portalShown('a'), ...parts.slice(1), portal.companyProfile.requested('a'));
    const { culture, ...others } = loading.companies[0]?.parts ?? {};
    expect([culture?.status, loading.companies[0]?.profile.status]).toEqual(['idle', 'loading']);
    expect(new Set(Object.values(others).map(({ status }) => status))).toEqual(new Set(['loading']));
    expect(portal.homePortalReducer(loading, sessionCleared()).companies).toEqual([]);
  });
});
