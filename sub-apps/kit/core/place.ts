import type { Resource } from '../../../contract/businessDescription.ts';
import type { Field } from '../../../contract/businessFields.ts';
import type { Question } from './business.ts';

/** A set of values, or an inclusive range; as text, like in an address. */
export interface Filter {
  readonly in?: readonly string[];
  readonly from?: string;
  readonly to?: string;
}

/** A place in a list: everything that its address contains. */
export interface Place {
  readonly tab: string;
  readonly keyword: string;
  readonly sorting: string;
  readonly page: number;
  readonly isBoard: boolean;
  readonly filters: Readonly<Record<string, Filter>>;
}

const FILTER = /^(in|from|to)\.(\w+)$/;

/** Parses an address: `?tab=&q=&sort=&page=&view=board&in.status=&from.due=`. */
export function readPlace(search: string): Place {
  const query = new URLSearchParams(search);
  const filters: Record<string, { in?: string[]; from?: string; to?: string }> = {};
  for (const [key, value] of query) {
    const [, kind, name] = FILTER.exec(key) ?? [];
    if (!kind || !name || value === '') continue;
    const filter = filters[name] ?? {};
    filters[name] = filter;
    if (kind === 'in') filter.in = [...(filter.in ?? []), value];
    else filter[kind === 'from' ? 'from' : 'to'] = value;
  }
  return {
    tab: query.get('tab') ?? '',
    keyword: query.get('q') ?? '',
    sorting: query.get('sort') ?? '',
    page: Math.max(1, Math.trunc(Number(query.get('page'))) || 1),
    isBoard: query.get('view') === 'board',
    filters,
  };
}

/** The address of a place, with its question mark; empty for the list's default. */
export function writePlace({ tab, keyword, sorting, page, isBoard, filters }: Place): string {
  const query = new URLSearchParams();
  if (tab) query.set('tab', tab);
  if (keyword) query.set('q', keyword);
  if (sorting) query.set('sort', sorting);
  if (isBoard) query.set('view', 'board');
  for (const [name, filter] of Object.entries(filters)) {
    for (const value of filter.in ?? []) query.append(`in.${name}`, value);
    if (filter.from) query.set(`from.${name}`, filter.from);
    if (filter.to) query.set(`to.${name}`, filter.to);
  }
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text && `?${text}`;
}

/** Money is entered in whole units and sent in hundredths. */
function bound(field: Field | undefined, text: string): string | number {
  if (field?.type === 'money') return Math.round(Number(text) * 100);
  if (field?.type === 'number') return Number(text);
  // A range of days ends with its last second.
  return text;
}

/** The question for the server. */
export function questionOf(place: Place, resource: Resource): Question {
  const filter = Object.entries(place.filters).map(([name, given]) => {
    const field = resource.fields.find((one) => one.name === name);
    const isTime = field?.type === 'time' || name === 'created' || name === 'updated';
    const wanted = given.in
      ? { in: given.in.map((value) => (field?.type === 'boolean' ? value === 'true' : value)) }
      : {
          ...(given.from && { from: isTime ? `${given.from}T00:00:00` : bound(field, given.from) }),
          ...(given.to && { to: isTime ? `${given.to}T23:59:59` : bound(field, given.to) }),
        };
    return [name, wanted] as const;
  });
  return {
    ...(place.tab && { tab: place.tab }),
    ...(place.keyword.trim() && { keyword: place.keyword.trim() }),
    ...(place.sorting && { sorting: place.sorting }),
    ...(filter.length > 0 && { filter: Object.fromEntries(filter) }),
  };
}

/** Turns a saved question into a place again. */
export function placeOfQuestion(question: Question, resource: Resource, isBoard: boolean): Place {
  const filters = Object.entries(question.filter ?? {}).map(([name, wanted]) => {
    if ('in' in wanted) return [name, { in: wanted.in.map(String) }] as const;
    const isMoney = resource.fields.some((one) => one.name === name && one.type === 'money');
    const text = (value: string | number) => (isMoney ? String(Number(value) / 100) : String(value).slice(0, 10));
    const { from, to } = wanted;
    return [
      name,
      { ...(from !== undefined && { from: text(from) }), ...(to !== undefined && { to: text(to) }) },
    ] as const;
  });
  return {
    tab: question.tab ?? '',
    keyword: question.keyword ?? '',
    sorting: question.sorting ?? '',
    page: 1,
    isBoard,
    filters: Object.fromEntries(filters),
  };
}

/** Whether something besides the tab narrows the list. */
export const isNarrowed = ({ keyword, filters }: Place): boolean =>
  keyword.trim() !== '' || Object.keys(filters).length > 0;
