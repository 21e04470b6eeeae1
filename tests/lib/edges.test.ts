import { phoneDigits } from '../../contract/rules/typed.ts';
import { isPersonName, isPhoneNumber } from '../../src/lib/accountRules.ts';
import { orChunkLoadError } from '../../src/lib/chunk.ts';
import { dropEmpty } from '../../src/lib/dropEmpty.ts';
import { emptyLoad, loadArrived, loadRequested } from '../../src/lib/loading.ts';
import { organisationTree } from '../../src/lib/organisationTree.ts';
import { asLoad, emptyPaged, itemPrepended, nextArrived, type PagedStatus } from '../../src/lib/paging.ts';
import { wallClockAt, wallMinutesBetween, wallParts } from '../../src/lib/wallClock.ts';

it.each(['13900008612', '86139000000011', '1861390000000', '213900000001'])('%s keeps all its digits', (typed) =>
  expect(phoneDigits(typed)).toBe(typed),
);
it('a phone number has exactly eleven digits, with none before or after', () => {
  expect(['213900000001', '139000000012'].map(isPhoneNumber)).toEqual([false, false]);
  expect(isPersonName(` ${'静'.repeat(64)} `)).toBe(true);
});

it('a late chunk says that it is late', async () => {
  const late = new AbortController();
  const waiting = orChunkLoadError(new Promise(() => {}), late.signal);
  late.abort();
  await expect(waiting).rejects.toThrow('not loaded in time');
});

it('drops fields without a value and keeps anything but a plain object as it is', () => {
  const at = new Date(0);
  expect(dropEmpty({ a: undefined, b: at, c: { d: undefined } })).toStrictEqual({ b: at, c: {} });
  expect(Object.keys(dropEmpty({ a: undefined }))).toEqual([]);
});

it('is "reloading" when there is data already, and "loading" when there is none', () => {
  const load = emptyLoad<number>();
  loadRequested(load);
  expect(load.status).toBe('loading');
  loadArrived(load, 7);
  loadRequested(load);
  expect(load.status).toBe('reloading');
});

it('a department with an empty one below it is not a leaf', () => {
  const unit = (id: string, parentId: string | null) => ({ id, parentId, displayName: id, memberCount: 0 });
  const [node] = organisationTree([unit('root', null), unit('a', 'root'), unit('b', 'a')]);
  expect([node?.leaf, node?.children[0]?.leaf]).toEqual([false, true]);
});

const items = [{ id: 'a' }];
const error = { key: 'errors:network' };
const listIn = (status: PagedStatus) => ({ ...emptyPaged<{ id: string }>(), items: [...items], status, error });

it.each([
  ['idle', 'idle', null],
  ['loading', 'loading', null],
  ['failed', 'failed', null],
  ['reloading', 'reloading', items],
  ['reloadFailed', 'failed', items],
  ['loaded', 'loaded', items],
  ['loadingMore', 'loaded', items],
  ['moreFailed', 'loaded', items],
] as const)('a list that is %s is a load that is %s', (status, shown, data) => {
  expect(asLoad(listIn(status))).toEqual({ status: shown, data, error });
});

it.each([
  ['idle', false],
  ['loading', false],
  ['failed', false],
  ['loaded', true],
  ['loadingMore', true],
  ['reloadFailed', true],
] as const)('a live item enters a list that is %s: %s', (status, enters) => {
  const list = listIn(status);
  itemPrepended(list, { id: 'b' });
  expect(list.items.length).toBe(enters ? 2 : 1);
});

it('the next page updates the count to the server’s', () => {
  const list = listIn('loadingMore');
  nextArrived(list, { items: [{ id: 'b' }], totalCount: 9 });
  expect(list).toMatchObject({ totalCount: 9, error: null });
});

it('reads a wall clock only if it is the whole text', () => {
  expect(wallParts('on 2026-11-20T09:05:00')).toBeNull();
  expect(wallMinutesBetween('2026-11-20T09:05:00.5', '2026-11-20T09:35:00')).toBe(30);
  expect(wallMinutesBetween('today', '2026-11-20T09:35:00')).toBeNaN();
});

it('gives the wall clock of a zone, to the second', () => {
  expect(wallClockAt(Date.UTC(2026, 10, 20, 2, 24, 56), 'America/New_York')).toBe('2026-11-19T21:24:56');
});
