import type { Resource } from '../../../contract/businessDescription.ts';
import type { Field, LineField, Text } from '../../../contract/businessFields.ts';
import { columnOf } from './columns.ts';
import { dateText, type Reading } from './formats.ts';
import type { Filter, Place } from './place.ts';

/** Whether a field's value is picked from what the server offers. */
export const isPicked = ({ type }: LineField): boolean =>
  type === 'person' || type === 'department' || type === 'reference';

const WRITTEN = new Set<LineField['type']>(['text', 'longText', 'phone', 'email']);
/** Whether a field is filtered by a text: neither picked, nor chosen, nor a range. */
export const isWritten = ({ type }: LineField): boolean => WRITTEN.has(type);

/** The options of a choice, including status and yes/no. */
export function filterOptions(resource: Resource, field: Field): readonly { value: string; label: Text }[] {
  if (field.name === 'status')
    return Object.entries(resource.statuses?.states ?? {}).map(([value, { label }]) => ({ value, label }));
  if (field.type === 'boolean')
    return [
      { value: 'true', label: { zh: '是', en: 'Yes' } },
      { value: 'false', label: { zh: '否', en: 'No' } },
    ];
  return field.options ?? [];
}

/** The filters of a place with one of them set, or removed if it is empty. */
export const withFilter = ({ filters }: Place, name: string, filter: Filter | undefined): Place['filters'] => {
  const { [name]: _, ...others } = filters;
  return filter && (filter.in?.length || filter.from || filter.to) ? { ...others, [name]: filter } : others;
};

/** Adds a value to a filter, or removes it. */
export const toggled = (given: readonly string[], value: string): readonly string[] =>
  given.includes(value) ? given.filter((one) => one !== value) : [...given, value];

/** The fields by which a list can be filtered. */
export const filterFields = (resource: Resource): readonly Field[] =>
  (resource.list.filters ?? []).flatMap((name) => columnOf(resource, name) ?? []);

/** The active filters, with their fields. */
export const filtersInForce = (
  resource: Resource,
  { filters }: Place,
): readonly { readonly field: Field; readonly filter: Filter }[] =>
  Object.entries(filters).flatMap(([name, filter]) => {
    const field = columnOf(resource, name);
    return field ? [{ field, filter }] : [];
  });

/** A filter and its condition, in words. */
export function filterText(
  resource: Resource,
  field: Field,
  filter: Filter,
  { language, today, names }: Reading,
): string {
  const options = filterOptions(resource, field);
  const valueText = (value: string) =>
    options.find((one) => one.value === value)?.label[language] ??
    (isWritten(field) ? value : (names[value]?.title ?? '…'));
  const bound = (value = '') => (/^\d{4}-/.test(value) && field.type !== 'number' ? dateText(value, today) : value);
  const said = filter.in?.map(valueText).join(', ') ?? `${bound(filter.from)} – ${bound(filter.to)}`;
  return `${field.label[language]}: ${said}`;
}
