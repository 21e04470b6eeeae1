import { actRows, actsExportWanted, actsSearchTyped } from '../../src/features/consoleActs/consoleActsSlice.ts';
import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import { saveBlobUrl } from '../../src/services/browser/blobs.ts';
import { download } from '../../src/services/http/download.ts';
import type { RootState } from '../../src/store/rootReducer.ts';
import { CALLS, configurationOf } from '../support/backend.ts';
import { consoleAdministrator } from '../support/consoleWork.ts';
import { type Backend, playFlow } from '../support/playFlow.ts';
import { former, signedIn } from '../support/signedIn.ts';
import { actOf, hostAdministrator, hostBackend, TENANTS } from '../support/tenantWork.ts';

jest.mock('../../src/services/browser/blobs.ts');
jest.mock('../../src/services/http/download.ts', () => ({ download: jest.fn(async () => 'blob:x') }));
jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const LIST = '/console/acts';
const acts = { body: { items: [actOf()], totalCount: 41 } };

async function visit(search = '', preloadedState: Partial<RootState> = consoleAdministrator(), over: Backend = {}) {
  const backend = hostBackend({ [TENANTS.acts]: acts, [TENANTS.hostActs]: acts, ...over });
  const play = await playFlow(backend, { path: LIST + search, preloadedState });
  await play.pass(0);
  return { play, own: () => play.state().consoleActs, ofActs: () => play.calls().filter((call) => /acts/.test(call)) };
}
const typing = (field: 'keyword' | 'actor', text: string) => actsSearchTyped({ field, text });
const exported = () =>
  jest
    .mocked(download)
    .mock.calls.filter(([{ path }]) => path.includes('acts'))
    .map(([{ path, query }]) => ({ path, query }));

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
  jest.mocked(download).mockClear();
});
afterEach(() => jest.useRealTimers());

it('an administrator reads what was done in the company, twenty acts a page, as the address filters it', async () => {
  const { play, own, ofActs } = await visit(
    '?keyword=night&act=unitAdded&actor=Lin&from=2026-11-01&to=2026-11-20&page=3',
  );
  expect(play.queryOf(TENANTS.acts)).toEqual({
    keyword: 'night',
    act: 'unitAdded',
    actor: 'Lin',
    from: '2026-11-01',
    to: '2026-11-20',
    skipCount: '40',
    maxResultCount: '20',
  });
  expect(ofActs()).toEqual([TENANTS.acts]);
  expect(own().rows.data).toMatchObject({ items: [{ act: 'unitAdded', object: 'Night shift' }], totalCount: 41 });
});

it('a host administrator reads only what was done outside the companies', async () => {
  const { play, own, ofActs } = await visit('', hostAdministrator());
  expect(ofActs()).toEqual([TENANTS.hostActs]);
  expect(play.queryOf(TENANTS.hostActs)).toEqual({ skipCount: '0', maxResultCount: '20' });
  expect(own().rows.status).toBe('loaded');
});

it('§6 requests nothing without the policy', async () => {
  const granted = { [CALLS.configuration]: { body: configurationOf({}, former.tenantId) } };
  const { ofActs } = await visit('', signedIn(), granted);
  expect(ofActs()).toEqual([]);
});

it('ignores invalid values in the address', async () => {
  const { play } = await visit('?act=launched&from=soon&page=-2');
  expect(play.queryOf(TENANTS.acts)).toEqual({ skipCount: '0', maxResultCount: '20' });
});

it('typed words and a typed name reach the address after one debounce, from the first page, as one history entry', async () => {
  const { play, own } = await visit('?act=unitAdded&page=3');
  for (const event of [typing('keyword', ' night '), typing('actor', 'Li'), typing('actor', 'Lin')])
    play.dispatch(event);
  await play.pass(299);
  expect(play.state().routing.location.search).toBe('?act=unitAdded&page=3');
  await play.pass(1);
  expect(play.state().routing.location.search).toBe('?keyword=night&act=unitAdded&actor=Lin');
  expect(play.state().routing.action).toBe('REPLACE');
  expect(own().typed).toEqual({});
});

it('a page that fails is requested again, and the previous page stays in the meantime', async () => {
  const { play, own, ofActs } = await visit();
  play.backend[TENANTS.acts] = { status: 500, body: { error: { message: 'down' } } };
  play.dispatch(navigationWanted({ to: `${LIST}?page=2` }));
  await play.pass(0);
  expect(own().rows).toMatchObject({ status: 'failed', data: { totalCount: 41 } });
  play.backend[TENANTS.acts] = acts;
  ofActs();
  play.dispatch(actRows.wanted());
  await play.pass(0);
  expect(ofActs()).toEqual([TENANTS.acts]);
  expect(own().rows.status).toBe('loaded');
});

it.each([
  ['a company', consoleAdministrator(), '/api/console/acts/export', TENANTS.acts],
  ['the installation', hostAdministrator(), '/api/console/host/acts/export', TENANTS.hostActs],
])(
  'exports the list of %s to a file as filtered, all pages of it, one export at a time',
  async (_whose, who, path, list) => {
    const { play, own, ofActs } = await visit('?act=policyGranted&page=2', who);
    ofActs();
    play.dispatch(actsExportWanted());
    play.dispatch(actsExportWanted());
    expect(own().exports).toHaveLength(1);
    await play.pass(5_000);
    expect(exported()).toEqual([{ path, query: { act: 'policyGranted' } }]);
    expect(saveBlobUrl).toHaveBeenCalledWith('blob:x', 'acts.csv');
    expect(own().exports).toEqual([]);
    // The export itself is listed.
    expect(ofActs()).toEqual([list]);
  },
);

it('whoever leaves the page during an export can export again', async () => {
  const { play, own } = await visit();
  play.lookAway();
  jest.mocked(download).mockReturnValueOnce(new Promise(() => {}));
  play.dispatch(actsExportWanted());
  await play.pass(0);
  play.dispatch(navigationWanted({ to: '/workbench' }));
  await play.pass(0);
  expect(own().exports).toEqual([]);
  play.dispatch(navigationWanted({ to: LIST }));
  await play.pass(0);
  play.dispatch(actsExportWanted());
  await play.pass(0);
  expect(exported()).toHaveLength(2);
});
