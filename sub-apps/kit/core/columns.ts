import type { Resource } from '../../../contract/businessDescription.ts';
import type { Field, Text } from '../../../contract/businessFields.ts';
import type { View } from './business.ts';

/** Duplicated because the list in contract/ would pull in all schemas; the types ensure that both agree. */
const FACETS = ['title', 'party', 'owner', 'amount', 'due'] as const satisfies readonly (keyof Resource['facets'])[];

/** What every record has besides its fields. */
const OWN: Readonly<Record<string, { readonly label: Text; readonly type: Field['type'] }>> = {
  number: { label: { zh: '编号', en: 'Number' }, type: 'text' },
  status: { label: { zh: '状态', en: 'Status' }, type: 'choice' },
  created: { label: { zh: '创建时间', en: 'Created' }, type: 'time' },
  updated: { label: { zh: '更新时间', en: 'Updated' }, type: 'time' },
};
const TOO_LARGE = new Set(['lines', 'files', 'richText', 'longText']);

/** A column of a list, including columns that are not fields. */
export function columnOf(resource: Resource, name: string): Field | undefined {
  const field = resource.fields.find((one) => one.name === name);
  if (field) return field;
  const own = OWN[name];
  return own && { name, ...own };
}

/** Names of all columns that can be chosen. */
export function choosableColumns({ fields, prefix, statuses }: Resource): string[] {
  const own = Object.keys(OWN).filter(
    (name) => (name !== 'number' || prefix !== undefined) && (name !== 'status' || statuses !== undefined),
  );
  const [first = [], rest = []] = [own.filter((name) => name === 'number'), own.filter((name) => name !== 'number')];
  return [...first, ...fields.filter(({ type }) => !TOO_LARGE.has(type)).map(({ name }) => name), ...rest];
}

/** The parts of a record that are recognisable without a label, for lists without columns. */
export const partOf = ({ facets }: Resource, column: string): 'title' | 'status' | undefined =>
  column === facets.title ? 'title' : column === 'status' ? 'status' : undefined;

/** The key by which the server can sort this column; undefined if it cannot. */
export function sortingOf({ facets }: Resource, column: string): string | undefined {
  if (column === 'number' || column === 'updated') return column;
  return FACETS.find((facet) => facets[facet] === column);
}

/** The sorting after a press on a column's head: ascending, descending, default. */
export function nextSorting(key: string, now: string): string {
  if (now === key) return `-${key}`;
  return now === `-${key}` ? '' : key;
}

/** The view that stores a person's choice of columns; it is not listed among the views. */
export const COLUMNS_VIEW = '.columns';

/** The columns that somebody has chosen, without those that no longer exist. */
export function keptColumns(resource: Resource, views: readonly Pick<View, 'name' | 'columns'>[]): readonly string[] {
  const kept = views.find(({ name }) => name === COLUMNS_VIEW)?.columns ?? [];
  return kept.filter((name) => columnOf(resource, name));
}

/** A view that stores a choice of columns. */
export const columnsView = (names: readonly string[]): Omit<View, 'id'> => ({
  name: COLUMNS_VIEW,
  question: {},
  columns: [...names],
});
