import * as paging from '../../src/lib/paging.ts';
import { exhaust } from '../support/exhaust.ts';

interface Item {
  id: string;
}
type Event = { type: string; [field: string]: unknown };
const ids = (...names: string[]): Item[] => names.map((id) => ({ id }));
const failure = { key: 'errors:network' };

function reduce(state: paging.Paged<Item> = paging.emptyPaged(), { type }: Event): paging.Paged<Item> {
  const next = structuredClone(state);
  const name = type.replace('paging/', '');
  if (name === 'requested') paging.pageRequested(next);
  if (name === 'loaded') paging.pageArrived(next, { items: ids('c', 'b'), totalCount: 9 });
  if (name === 'failed') paging.pageFailed(next, failure);
  if (name === 'nextRequested') paging.nextRequested(next);
  if (name === 'nextLoaded') paging.nextArrived(next, { items: ids('a'), totalCount: 9 });
  if (name === 'nextFailed') paging.nextFailed(next, failure);
  if (name === 'abandoned') paging.pageAbandoned(next);
  return JSON.stringify(next) === JSON.stringify(state) ? state : next;
}
const event = (name: string) => [{ type: `paging/${name}` }];

describe('paging', () => {
  exhaust(paging.pagingMachine, reduce, {
    requested: event('requested'),
    loaded: event('loaded'),
    failed: event('failed'),
    nextRequested: event('nextRequested'),
    nextLoaded: event('nextLoaded'),
    nextFailed: event('nextFailed'),
    abandoned: event('abandoned'),
  });
});

function listOf(...names: string[]): paging.Paged<Item> {
  const list = paging.emptyPaged<Item>();
  paging.pageRequested(list);
  paging.pageArrived(list, { items: ids(...names), totalCount: 10 });
  return list;
}
const shown = (list: paging.Paged<Item>) => list.items.map(({ id }) => id).join('');

it('appends the next page without the items that have moved into it', () => {
  const list = listOf('e', 'd', 'c');
  list.totalCount = 5;
  paging.itemPrepended(list, { id: 'f' });
  paging.nextRequested(list);
  paging.nextArrived(list, { items: ids('c', 'b', 'a'), totalCount: 6 });
  expect(shown(list)).toBe('fedcba');
  expect(paging.hasMore(list)).toBe(false);
  paging.nextRequested(list);
  expect(list.status).toBe('loaded');
});

it('a next page that counts fewer leaves the count: by it a reload sees that the list has changed', () => {
  const list = listOf('e', 'd', 'c');
  paging.nextRequested(list);
  paging.nextArrived(list, { items: ids('b', 'a'), totalCount: 9 });
  expect(list).toMatchObject({ totalCount: 10, surplus: 0 });
  paging.pageRequested(list);
  paging.pageArrived(list, { items: ids('e', 'd', 'c'), totalCount: 9 });
  expect(shown(list)).toBe('edc');
});

it('treats an empty next page as the end, whatever the count says', () => {
  const list = listOf('b', 'a');
  paging.nextRequested(list);
  paging.nextArrived(list, { items: [], totalCount: 10 });
  expect(paging.hasMore(list)).toBe(false);
});

it('goes on beyond the count of a server that has not counted to the end, until a page has nothing new', () => {
  const list = listOf('c', 'b');
  paging.pageRequested(list);
  paging.pageArrived(list, { items: ids('c', 'b'), totalCount: 2, isCapped: true });
  paging.itemPrepended(list, { id: 'd' });
  expect(list).toMatchObject({ totalCount: 2, isCapped: true });
  expect(paging.hasMore(list)).toBe(true);
  paging.nextRequested(list);
  paging.nextArrived(list, { items: ids('a'), totalCount: 2, isCapped: true });
  expect(paging.hasMore(list)).toBe(true);
  paging.nextRequested(list);
  paging.nextArrived(list, { items: [], totalCount: 2, isCapped: true });
  expect(list).toMatchObject({ totalCount: 4, isCapped: false });
  expect(paging.hasMore(list)).toBe(false);
});

it('a reload keeps the pages after the first if it reaches into them', () => {
  const list = listOf('d', 'c', 'b', 'a');
  paging.pageRequested(list);
  expect(paging.asLoad(list)).toMatchObject({ status: 'reloading', data: list.items });
  paging.pageArrived(list, { items: ids('f', 'e', 'd'), totalCount: 12 });
  expect(shown(list)).toBe('fedcba');
  expect(list).toMatchObject({ prepended: 2, totalCount: 12 });
});

it('a reload keeps them too if an item has left the first page, and the next one has moved up', () => {
  const list = listOf('d', 'c', 'b', 'a');
  paging.pageRequested(list);
  paging.pageArrived(list, { items: ids('d', 'b'), totalCount: 9 });
  expect(shown(list)).toBe('dba');
});

it.each([
  ['an item has left them', ids('d', 'c'), 9],
  ['an item has come into them', ids('d', 'c'), 11],
  ['an item has moved from them to the first page', ids('b', 'd'), 10],
])('a reload drops the pages after the first, to be loaded again, if %s', (_, items, totalCount) => {
  const list = listOf('d', 'c', 'b', 'a');
  paging.pageRequested(list);
  paging.pageArrived(list, { items, totalCount });
  expect(list.items).toEqual(items);
  expect(paging.hasMore(list)).toBe(true);
});

it('a reload of a list that is not counted to the end keeps them', () => {
  const list = listOf('c', 'b', 'a');
  paging.pageRequested(list);
  paging.pageArrived(list, { items: ids('c', 'b'), totalCount: 2, isCapped: true });
  expect(shown(list)).toBe('cba');
  paging.pageRequested(list);
  paging.pageArrived(list, { items: ids('c', 'b'), totalCount: 12 });
  expect(shown(list)).toBe('cba');
});

it('a reload that does not reach the existing items replaces the list', () => {
  const list = listOf('b', 'a');
  paging.pageRequested(list);
  paging.pageArrived(list, { items: ids('z', 'y'), totalCount: 26 });
  expect(shown(list)).toBe('zy');
  expect(list.prepended).toBe(0);
});

it('puts a live item first, once, and only into a list that has been loaded', () => {
  const list = listOf('a');
  paging.itemPrepended(list, { id: 'b' });
  paging.itemPrepended(list, { id: 'b' });
  expect(shown(list)).toBe('ba');
  expect(list).toMatchObject({ prepended: 1, totalCount: 11 });
  const untouched = paging.emptyPaged<Item>();
  paging.itemPrepended(untouched, { id: 'b' });
  expect(untouched.items).toEqual([]);
});
