import { ARTICLE_MISSING, articleResource } from '../../src/features/articleDetail/articleDetailSlice.ts';
import { chooserOpened } from '../../src/features/companySwitch/companySwitchEvents.ts';
import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import { CALLS } from '../support/backend.ts';
import { companyOf } from '../support/fixtures.ts';
import { playFlow } from '../support/playFlow.ts';
import { HOME, other, portalBackend, portalReader } from '../support/portalWork.ts';
import { former, outsideCompany } from '../support/signedIn.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const noticeOf = (tenantId: string) => `/company/noticeDetail?tenantId=${tenantId}&id=n1`;

async function visit(path: string, { backend = portalBackend(), state = portalReader() } = {}) {
  const play = await playFlow(backend, { path, preloadedState: state });
  await play.pass(0);
  return { play, detail: () => play.state().articleDetail };
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('POR-1 shows a notice of one’s own company and marks it read, in the header and on the home too', async () => {
  const { play, detail } = await visit('/company');
  const marks = () => [
    play.state().notices.latest.data?.[0]?.isRead,
    play.state().homePortal.companies[0]?.parts.notices.data?.[0]?.isRead,
  ];
  expect(marks()).toEqual([false, false]);
  play.dispatch(navigationWanted({ to: noticeOf(former.tenantId) }));
  await play.pass(0);
  expect(detail()).toMatchObject({
    membership: { status: 'idle' },
    article: { status: 'loaded', data: { id: 'n1' } },
  });
  expect(play.calls()).toContain(HOME.read);
  expect(marks()).toEqual([true, true]);
  // Staff see links to the notices before and after it.
  expect(play.headersOf(HOME.notice).get('authorization')).toBe('Bearer former-token');
});

it('a notice opens for staff without the portal’s policy, because the header offers it to them', async () => {
  const state = { ...portalReader(), permissions: { authorization: [] } };
  const { detail } = await visit(noticeOf(former.tenantId), { state });
  expect(detail().article.status).toBe('loaded');
});

it('shows a notice of another company of the account, says so, and offers the switch to it', async () => {
  const { play, detail } = await visit(noticeOf(other.tenantId));
  expect(detail()).toMatchObject({ membership: { data: { companyName: 'Other' } }, article: { status: 'loaded' } });
  expect(play.headersOf(HOME.notice).get('__tenant')).toBe(other.tenantId);
  // It is recorded only for the company in force.
  expect(play.calls()).not.toContain(HOME.read);
  play.dispatch(chooserOpened({ action: 'switch', tenantId: other.tenantId }));
  await play.pass(0);
  expect(play.state().companySwitch.pickedId).toBe(other.tenantId);
});

it.each([
  ['that the account does not belong to', [former]],
  ['in which the account is disabled', [former, companyOf('Other', { userIsActive: false })]],
])('refuses a notice of a company %s and never fetches it', async (_which, companies) => {
  const backend = { ...portalBackend(), [CALLS.list]: { body: { items: companies } } };
  const { play, detail } = await visit(noticeOf(other.tenantId), { backend });
  expect(detail()).toMatchObject({ membership: { data: { companyName: null } }, article: { status: 'idle' } });
  expect(play.calls()).not.toContain(HOME.notice);
});

it('fetches nothing of a company behind the company chooser', async () => {
  const { play, detail } = await visit(noticeOf(former.tenantId), { state: outsideCompany(portalReader()) });
  expect(play.state().companySwitch.status).toBe('choosing');
  expect(detail().key).toBe('');
  expect(play.calls()).not.toContain(HOME.notice);
});

it('offers a retry when the companies cannot be looked up', async () => {
  const backend = { ...portalBackend(), [CALLS.list]: { status: 500, body: {} } };
  const { play, detail } = await visit(noticeOf(other.tenantId), { backend });
  expect(detail().membership.status).toBe('failed');
  play.backend[CALLS.list] = { body: { items: [former, other] } };
  play.dispatch(articleResource.wanted());
  await play.pass(0);
  expect(detail()).toMatchObject({ membership: { status: 'loaded' }, article: { status: 'loaded' } });
});

it.each([
  ['withdrawn', `tenantId=${former.tenantId}&id=n1`],
  ['without an id in the link', `tenantId=${former.tenantId}`],
])('reports a notice that is %s as missing, not broken', async (_what, query) => {
  const backend = { ...portalBackend(), [HOME.notice]: { status: 404, body: {} } };
  const { detail } = await visit(`/company/noticeDetail?${query}`, { backend });
  expect(detail().article).toMatchObject({ status: 'failed', error: ARTICLE_MISSING });
});

it('POR-1 a shared article needs no token and marks nothing', async () => {
  const { play, detail } = await visit(`/companyShare/noticeDetailShare?tenantId=${former.tenantId}&id=n1`, {
    state: {},
  });
  expect(detail()).toMatchObject({ membership: { status: 'idle' }, article: { status: 'loaded' } });
  expect(play.calls().sort()).toEqual([HOME.company, HOME.notice].sort());
  expect(play.headersOf(HOME.notice).get('authorization')).toBeNull();
});

it('the short paths of the table lead to the pages under /companyShare', async () => {
  const { play, detail } = await visit(`/newsDetailShare?tenantId=${former.tenantId}&id=a1`, { state: {} });
  expect(play.state().routing.location.pathname).toBe('/companyShare/newsDetailShare');
  expect(detail().article.data?.id).toBe('a1');
});

it('drops the answer for an article that the person has already left', async () => {
  let answer: (reply: object) => void = () => {};
  const backend = { ...portalBackend(), [HOME.notice]: () => new Promise<object>((done) => (answer = done)) };
  const { play, detail } = await visit(noticeOf(former.tenantId), { backend });
  play.dispatch(navigationWanted({ to: `/company/newsDetail?tenantId=${former.tenantId}&id=a1` }));
  await play.pass(0);
  answer({ body: { id: 'n1', title: 'late', publishDate: '2026', body: '' } });
  await play.pass(0);
  expect(detail().article.data?.id).toBe('a1');
});
