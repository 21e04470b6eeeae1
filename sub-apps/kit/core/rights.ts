import type { Resource } from '../../../contract/businessDescription.ts';
import type { Field, LineField, Values } from '../../../contract/businessFields.ts';
import { isAsked, isEmpty } from '../../../contract/businessRules.ts';

/** Whether something is offered at all; the server enforces it. */
export function mayChange(
  { allows, demands }: Resource,
  policies: readonly string[],
  what: 'create' | 'change',
): boolean {
  return allows?.[what] !== false && (demands === undefined || policies.includes(demands));
}

/** Whether somebody is shown a field. */
export const isShownTo = ({ demands }: LineField, policies: readonly string[]): boolean =>
  demands === undefined || policies.includes(demands);

/**
 * Whether a form contains a field: fields written only by the system are shown on the page; fields derived from others,
 * or from a referenced record, are shown as they change.
 */
export const isInForm = (field: Field, policies: readonly string[], fields: readonly Field[] = []): boolean =>
  isShownTo(field, policies) &&
  (!field.readOnly ||
    field.computed !== undefined ||
    fields.some(({ fills }) => fills && Object.hasOwn(fills, field.name)));

/** Sums are shown below their lines. */
export const isSum = ({ computed }: Field): boolean => computed !== undefined && 'sumOf' in computed;

/** Whether a record's page shows a field: a field that nobody fills in is shown only once it has a value. */
export const isFact = (field: Field, values: Values): boolean =>
  field.type !== 'lines' &&
  isAsked(field, values) &&
  !isSum(field) &&
  !((field.byStep || field.readOnly || field.type === 'files') && isEmpty(values[field.name]));

/** The groups of fields on pages and forms: ungrouped fields come last. */
export function groupsOf(
  resource: Resource,
): { readonly label: { zh: string; en: string } | null; readonly fields: readonly Field[] }[] {
  const groups = resource.groups ?? [];
  const named = new Set(groups.flatMap(({ fields }) => fields));
  const find = (name: string) => resource.fields.filter((field) => field.name === name);
  return [
    ...groups.map(({ label, fields }) => ({ label, fields: fields.flatMap(find) })),
    { label: null, fields: resource.fields.filter(({ name }) => !named.has(name)) },
  ].filter(({ fields }) => fields.length > 0);
}
