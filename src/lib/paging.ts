import type { Load } from './loading.ts';
import { defineMachine, move } from './machine.ts';
import type { Message } from './message.ts';

/** One page as the server returns it: the items after the skipped ones, and the total count. */
export interface Page<T> {
  items: T[];
  totalCount: number;
  /** There are more than `totalCount`; not every backend counts a list to its end. */
  isCapped?: boolean | null | undefined;
  /** `surplus` of the list, for a page that has been prepared for it. */
  surplus?: number;
}
export type PagedStatus =
  | 'idle'
  | 'loading'
  | 'loaded'
  | 'reloading'
  | 'loadingMore'
  | 'failed'
  | 'reloadFailed'
  | 'moreFailed';
/** A list that comes page by page, newest first. */
export interface Paged<T> {
  status: PagedStatus;
  items: T[];
  totalCount: number;
  isCapped: boolean;
  /** How much more `totalCount` says than the server: by items that only exist here, less those only hidden here. */
  surplus: number;
  /** How many items have been prepended since the list was started; it keeps the shown items in place. */
  prepended: number;
  error: Message | null;
}

/**
 * The life of a paged list. `reloading` and a failed reload keep the items on the screen; a failed next page affects
 * only its own row.
 */
export const pagingMachine = defineMachine<PagedStatus>('paging', {
  initial: 'idle',
  transitions: {
    idle: { requested: 'loading' },
    loading: { loaded: 'loaded', failed: 'failed', abandoned: 'idle' },
    loaded: { requested: 'reloading', nextRequested: 'loadingMore' },
    reloading: { loaded: 'loaded', failed: 'reloadFailed', abandoned: 'loaded' },
    loadingMore: { requested: 'reloading', nextLoaded: 'loaded', nextFailed: 'moreFailed', abandoned: 'loaded' },
    failed: { requested: 'loading' },
    reloadFailed: { requested: 'reloading', nextRequested: 'loadingMore' },
    moreFailed: { requested: 'reloading', nextRequested: 'loadingMore' },
  },
});

export function emptyPaged<T>(): Paged<T> {
  return { status: 'idle', items: [], totalCount: 0, isCapped: false, surplus: 0, prepended: 0, error: null };
}

type Identified = { readonly id: string };
/** Marks the first page as requested. */
export function pageRequested<T>(list: Paged<T>): void {
  move(pagingMachine, list, 'requested');
}

/**
 * Takes the first page. On a reload the items after it stay if the page overlaps them and as many follow it on the
 * server as before; otherwise they have changed, or more than a page of items has arrived, and the list starts over.
 */
export function pageArrived<T extends Identified>(list: Paged<T>, page: Page<T>): void {
  if (!move(pagingMachine, list, 'loaded')) return;
  const { items, totalCount, isCapped, surplus = 0 } = page;
  const ids = new Set(items.map(({ id }) => id));
  const known = list.items.findLastIndex(({ id }) => ids.has(id));
  const first = items.findIndex(({ id }) => id === list.items[0]?.id);
  const rest = list.totalCount - known - 1;
  const isSame = isCapped || list.isCapped || totalCount - items.length === rest;
  list.prepended = known < 0 ? 0 : list.prepended + Math.max(first, 0);
  list.items = known < 0 || !isSame ? items : [...items, ...list.items.slice(known + 1)];
  list.totalCount = totalCount;
  list.surplus = surplus;
  list.isCapped = isCapped === true;
  list.error = null;
}

export function pageFailed<T>(list: Paged<T>, error: Message): void {
  if (move(pagingMachine, list, 'failed')) list.error = error;
}

/** Marks the next page as requested, if there is one. */
export function nextRequested<T>(list: Paged<T>): void {
  if (hasMore(list)) move(pagingMachine, list, 'nextRequested');
}

/**
 * Takes the next page. Items that arrived in the meantime have shifted the pages, so duplicates are dropped. If the server
 * has fewer than before, some of those here are gone: the count stays, and by it the next reload knows.
 */
export function nextArrived<T extends Identified>(list: Paged<T>, page: Page<T>): void {
  if (!move(pagingMachine, list, 'nextLoaded')) return;
  const { items, totalCount, isCapped, surplus = 0 } = page;
  const ids = new Set(list.items.map(({ id }) => id));
  const fresh = items.filter(({ id }) => !ids.has(id));
  list.items.push(...fresh);
  // An empty page is the end, whatever the count says: otherwise requests would never stop.
  list.totalCount = fresh.length === 0 ? list.items.length : Math.max(list.totalCount, totalCount);
  list.surplus = surplus;
  list.isCapped = fresh.length > 0 && isCapped === true;
  list.error = null;
}

export function nextFailed<T>(list: Paged<T>, error: Message): void {
  if (move(pagingMachine, list, 'nextFailed')) list.error = error;
}

/** Nobody waits for the page any longer; the items that are there stay. */
export function pageAbandoned<T>(list: Paged<T>): void {
  if (move(pagingMachine, list, 'abandoned')) list.error = null;
}

/** Puts a new item before all others, unless it is already there. */
export function itemPrepended<T extends Identified>(list: Paged<T>, item: T): void {
  if (list.status === 'idle' || list.status === 'loading' || list.status === 'failed') return;
  if (list.items.some(({ id }) => id === item.id)) return;
  list.items.unshift(item);
  if (!list.isCapped) list.totalCount += 1;
  list.prepended += 1;
}

/** An item is no longer shown that the server still counts. */
export function itemHidden<T>(list: Paged<T>): void {
  list.totalCount = Math.max(0, list.totalCount - 1);
  list.surplus -= 1;
}

/** A hidden item is counted again; it comes back with the next reload. */
export function itemRestored<T>(list: Paged<T>): void {
  if (list.status === 'idle') return;
  list.totalCount += 1;
  list.surplus += 1;
}

/** How many of the server's items are here at least. A hidden one may have its place further down. */
export const skipCountOf = <T>({ items, surplus }: Paged<T>): number => items.length - Math.max(0, surplus);

/** Whether the server has items that are not here. */
export const hasMore = <T>({ items, totalCount, isCapped }: Paged<T>): boolean => isCapped || items.length < totalCount;

/** The list as a loaded thing; its data is null until the first page has arrived. */
export function asLoad<T>({ status, items, error }: Paged<T>): Load<readonly T[]> {
  if (status === 'idle' || status === 'loading' || status === 'failed') return { status, data: null, error };
  if (status === 'reloading') return { status, data: items, error };
  return { status: status === 'reloadFailed' ? 'failed' : 'loaded', data: items, error };
}
