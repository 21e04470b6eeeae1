import { createSelector } from '@reduxjs/toolkit';
import { isDay } from '../../contract/rules/days.ts';

/**
 * How a filter is written in the address: words of a limited length, one of several, a day, or a page that counts from
 * 1.
 */
export type FilterKind =
  | { readonly kind: 'words'; readonly longest: number }
  | { readonly kind: 'choice'; readonly of: readonly string[] }
  | { readonly kind: 'day' }
  | { readonly kind: 'page' };
export type FilterKinds = Readonly<Record<string, FilterKind>>;

type ValueOf<K extends FilterKind> = K extends { readonly kind: 'page' }
  ? number
  : K extends { readonly kind: 'choice'; readonly of: readonly (infer V)[] }
    ? V | ''
    : string;
/** The filters of a list; an unset one is '', the page 1. */
export type Filters<Kinds extends FilterKinds> = { readonly [Name in keyof Kinds]: ValueOf<Kinds[Name]> };

/** Words of at most `longest` characters. */
export const words = (longest = 64) => ({ kind: 'words', longest }) as const;
/** One of these, or none. */
export const choice = <const Of extends readonly string[]>(of: Of) => ({ kind: 'choice', of }) as const;
/** `YYYY-MM-DD`. */
export const day = { kind: 'day' } as const;
/** From 1. */
export const page = { kind: 'page' } as const;

/** The filters in a query such as `?status=unpaid&page=2`; invalid values count as unset. */
export function filtersIn<Kinds extends FilterKinds>(kinds: Kinds, search: string): Filters<Kinds> {
  const query = new URLSearchParams(search);
  const entries = Object.entries(kinds).map(([name, kind]) => [name, filterIn(kind, query.get(name) ?? '')]);
  // The entries are those of `kinds`, each with a value of its kind.
  return Object.fromEntries(entries) as Filters<Kinds>;
}

function filterIn(kind: FilterKind, text: string): string | number {
  if (kind.kind === 'page') return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
  if (kind.kind === 'choice') return kind.of.includes(text) ? text : '';
  if (kind.kind === 'day') return isDay(text) ? text : '';
  return text.slice(0, kind.longest);
}

/**
 * Selects the filters in the address: the same object as long as the address stays the same, so that other changes
 * cause no re-render.
 */
export const filterSelector = <Kinds extends FilterKinds>(kinds: Kinds) =>
  createSelector(
    ({ routing }: { readonly routing: { readonly location: { readonly search: string } } }) => routing.location.search,
    (search): Filters<Kinds> => filtersIn(kinds, search),
  );

/** The address of a list at `path` with these filters; defaults are omitted. */
export function hrefWith(path: string, filters: Readonly<Record<string, string | number>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters))
    if (value !== '' && !(name === 'page' && value === 1)) query.set(name, String(value));
  const search = query.toString();
  return path + (search && `?${search}`);
}

/** A list's active filters: without the page, and without unset ones. */
export type Narrowed<F> = { readonly [Name in Exclude<keyof F, 'page'>]?: Exclude<F[Name], ''> };
export function narrowedTo<F extends { readonly page: number }>({ page: _page, ...filters }: F): Narrowed<F> {
  // What is left of `filters` once the empty ones are gone.
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')) as Narrowed<F>;
}
/** Whether a list is filtered at all. */
export const isNarrowed = (filters: { readonly page: number }): boolean => Object.keys(narrowedTo(filters)).length > 0;
