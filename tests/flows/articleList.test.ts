import { keywordTyped } from '../../src/features/articleList/articleListSlice.ts';
import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import { playFlow } from '../support/playFlow.ts';
import { HOME, portalBackend, portalReader, summaryOf } from '../support/portalWork.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

async function visit(path: string, backend = portalBackend()) {
  const play = await playFlow(backend, { path, preloadedState: portalReader() });
  await play.pass(0);
  return { play, list: () => play.state().articleList };
}
const href = ({ location }: { location: { pathname: string; search: string } }) => location.pathname + location.search;

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('POR-1 the list of news requests the page that the address names', async () => {
  const { play, list } = await visit('/company/newsList?keyword=belt&year=2026&page=3');
  expect(play.queryOf(HOME.news)).toEqual({ skipCount: '40', maxResultCount: '20', keyword: 'belt', year: '2026' });
  expect(list()).toMatchObject({ kind: 'news', rows: { status: 'loaded', data: { totalCount: 1, years: [2026] } } });
});

it('ignores invalid values in the address', async () => {
  const { play } = await visit('/company/productList?year=soon&page=-2');
  expect(play.queryOf(HOME.products)).toEqual({ skipCount: '0', maxResultCount: '20' });
});

it('debounces typed words into the address, on the first page, without a history entry per letter', async () => {
  const { play, list } = await visit('/company/newsList?page=3&year=2026');
  play.events();
  for (const text of ['b', 'be', ' belt ']) play.dispatch(keywordTyped(text));
  expect(list().typed).toBe(' belt ');
  await play.pass(299);
  expect(play.events()).not.toContain('routing/navigationWanted');
  await play.pass(1);
  expect(href(play.state().routing)).toBe('/company/newsList?keyword=belt&year=2026');
  expect(play.state().routing.action).toBe('REPLACE');
  expect(list().typed).toBeNull();
});

it('keeps the rows of the same list while the next page is fetched; another list starts empty', async () => {
  const { play, list } = await visit('/company/newsList');
  play.backend[HOME.news] = () => new Promise(() => {});
  play.backend[HOME.products] = () => new Promise(() => {});
  play.dispatch(navigationWanted({ to: '/company/newsList?page=2' }));
  await play.pass(0);
  expect(list().rows).toMatchObject({ status: 'reloading', data: { totalCount: 1 } });
  play.dispatch(navigationWanted({ to: '/company/productList' }));
  await play.pass(0);
  expect(list().rows).toMatchObject({ status: 'loading', data: null });
});

it('searches and pages locally when a backend returns all notices at once', async () => {
  const items = Array.from({ length: 45 }, (_, n) => ({
    ...summaryOf(`n${n}`),
    title: n % 2 ? `Drill ${n}` : `Canteen ${n}`,
    publishDate: n < 44 ? '2026-11-20' : '2025-01-01',
  }));
  const backend = { ...portalBackend(), [HOME.notices]: { body: { items } } };
  const { play, list } = await visit('/company/noticeList?page=2', backend);
  play.keepTexts();
  expect(list().rows.data).toMatchObject({ totalCount: 45, years: [2026, 2025] });
  expect(list().rows.data?.items.map(({ id }) => id)).toEqual(items.slice(20, 40).map(({ id }) => id));
  play.dispatch(navigationWanted({ to: '/company/noticeList?keyword=dRILL&year=2026&page=2' }));
  await play.pass(0);
  expect(list().rows.data).toMatchObject({ totalCount: 22, items: [{ id: 'n41' }, { id: 'n43' }] });
});
