import { chooserOpened, companyPicked, switchConfirmed } from '../../src/features/companySwitch/companySwitchEvents.ts';
import {
  COMPANY_UNKNOWN,
  companyProfile,
  portalParts,
  selectPortalOf,
} from '../../src/features/homePortal/homePortalSlice.ts';
import { policiesGranted } from '../../src/features/permissions/permissionsSlice.ts';
import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import { CALLS, configurationOf } from '../support/backend.ts';
import { playFlow } from '../support/playFlow.ts';
import { HOME, other, portalBackend, portalReader, profileOf, summaryOf } from '../support/portalWork.ts';
import { former } from '../support/signedIn.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const HOME_CALLS = [HOME.company, HOME.culture, HOME.facts, HOME.news, HOME.products, HOME.history];

async function visit(path: string, { backend = portalBackend(), state = portalReader() } = {}) {
  const play = await playFlow(backend, { path, preloadedState: state });
  await play.pass(0);
  const portal = (tenantId = former.tenantId) => selectPortalOf(play.state(), tenantId);
  const statuses = (tenantId?: string) =>
    Object.fromEntries(Object.entries(portal(tenantId)?.parts ?? {}).map(([part, load]) => [part, load.status]));
  return { play, portal, statuses };
}

const LOADED = { culture: 'loaded', facts: 'loaded', news: 'loaded', products: 'loaded', history: 'loaded' };

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('POR-1 the home requests its six parts, each with the company in the header __tenant', async () => {
  const { play, statuses } = await visit('/company');
  expect(play.calls()).toEqual(expect.arrayContaining([...HOME_CALLS, HOME.notices]));
  for (const call of HOME_CALLS) expect(play.headersOf(call).get('__tenant')).toBe(former.tenantId);
  expect(statuses()).toEqual({ ...LOADED, notices: 'loaded' });
});

it('a failed part can be retried on its own, and the others stay', async () => {
  const { play, statuses } = await visit('/company', {
    backend: { ...portalBackend(), [HOME.news]: { status: 500, body: {} } },
  });
  expect(statuses()).toEqual({ ...LOADED, news: 'failed', notices: 'loaded' });
  // A failure shown in place needs no toast.
  expect(play.state().feedback.toasts).toEqual([]);

  play.backend[HOME.news] = { body: { items: [summaryOf('a2')], totalCount: 1 } };
  play.calls();
  play.dispatch(portalParts.news.wanted(former.tenantId));
  await play.pass(0);
  expect(play.calls()).toEqual([HOME.news]);
  expect(statuses()).toEqual({ ...LOADED, notices: 'loaded' });
});

it('on return, shows the earlier content while it is fetched again', async () => {
  const { play, statuses } = await visit('/company');
  play.dispatch(navigationWanted({ to: '/portal' }));
  await play.pass(0);
  play.backend[HOME.news] = () => new Promise(() => {});
  play.dispatch(navigationWanted({ to: '/company' }));
  await play.pass(0);
  expect(statuses()).toEqual({ ...LOADED, news: 'reloading', notices: 'loaded' });
});

it('never shows a late answer of a company that the person has left', async () => {
  let answer: (reply: object) => void = () => {};
  const { play, portal } = await visit('/company', {
    backend: { ...portalBackend(), [HOME.news]: () => new Promise((done) => (answer = done)) },
  });
  const late = answer;
  play.backend[CALLS.configuration] = {
    body: configurationOf({ 'AbpExtend.CompanyPortal': true }, other.tenantId),
  };
  play.dispatch(chooserOpened({ action: 'switch' }));
  await play.pass(0);
  play.dispatch(companyPicked(other.tenantId));
  play.dispatch(switchConfirmed());
  await play.pass(0);
  late({ body: { items: [summaryOf('of Former')], totalCount: 1 } });
  await play.pass(0);
  expect(portal(former.tenantId)?.parts.news.data).toBeNull();
  expect(portal(other.tenantId)?.parts.news.data ?? null).toBeNull();
  // Both are remembered, the one in force first.
  expect(play.state().homePortal.companies.map(({ tenantId }) => tenantId)).toEqual([other.tenantId, former.tenantId]);
});

it('without the policy the home requests nothing; once it is granted, it does', async () => {
  const { play, portal } = await visit('/company', {
    backend: { ...portalBackend(), [CALLS.configuration]: { body: configurationOf({}, former.tenantId) } },
    state: { ...portalReader(), permissions: { authorization: [] } },
  });
  expect(play.calls()).not.toContain(HOME.culture);
  expect(portal()).toBeNull();
  play.dispatch(policiesGranted(['AbpExtend.CompanyPortal']));
  await play.pass(0);
  expect(portal()?.parts.culture.status).toBe('loaded');
});

it('POR-1 the shared home needs no token, names its company, and lists no notices', async () => {
  const { play, statuses, portal } = await visit(`/companyShare?tenantId=${former.tenantId}`, { state: {} });
  expect(play.calls().sort()).toEqual([...HOME_CALLS].sort());
  for (const call of HOME_CALLS) {
    expect(play.headersOf(call).get('authorization')).toBeNull();
    expect(play.headersOf(call).get('__tenant')).toBe(former.tenantId);
  }
  expect(statuses()).toEqual({ ...LOADED, notices: 'idle' });
  expect(portal()?.profile.data?.name).toBe('Aurora');
  // RTE-4 does not apply to visitors: no fingerprint, and yet the page stays.
  await play.pass(5_000);
  expect(play.state().routing.location.pathname).toBe('/companyShare');
  expect(play.events()).not.toContain('routing/navigationWanted');
});

it('RTE-3 a shared page leaves an existing session alone', async () => {
  const { play } = await visit(`/companyShare?tenantId=${other.tenantId}`);
  expect(play.state().session.hostToken).toBe('Bearer host-token');
  expect(play.events()).not.toContain('session/sessionCleared');
  expect(play.headersOf(HOME.culture).get('authorization')).toBeNull();
});

it('does not request what came with the page until the person returns to it', async () => {
  const tenantId = 'tenant-embedded';
  const { play, statuses } = await visitWithFirstAnswer(tenantId);
  expect(play.calls()).toEqual([]);
  expect(statuses(tenantId)).toEqual({ ...LOADED, notices: 'idle' });
  play.dispatch(companyProfile.wanted(tenantId));
  await play.pass(0);
  expect(play.calls()).toEqual([HOME.company]);
});

async function visitWithFirstAnswer(tenantId: string) {
  const part = [summaryOf('a1')];
  const home = { culture: null, facts: part, news: part, products: part, history: part };
  const page = { company: profileOf(tenantId), home };
  const getElementById = document.getElementById.bind(document);
  jest.spyOn(document, 'getElementById').mockImplementation((id) => {
    if (id !== 'atrium-page') return getElementById(id);
    return Object.assign(document.createElement('script'), { textContent: JSON.stringify(page) });
  });
  return visit(`/companyShare?tenantId=${tenantId}`, { state: {} });
}

it('a company that does not exist is unknown, not broken', async () => {
  const backend = { ...portalBackend(), [HOME.company]: { status: 404, body: {} } };
  const { portal } = await visit('/companyShare?tenantId=nobody', { backend, state: {} });
  expect(portal('nobody')?.profile.error).toEqual(COMPANY_UNKNOWN);
});
