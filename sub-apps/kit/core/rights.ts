import type { Resource } from '../../../contract/businessDescription.ts';
import type { Field, LineField, Values } from '../../../contract/businessFields.ts';
import { isAsked, isEmpty } from '../../../contract/businessRules.ts';

/** Whether something is offered at all; the server decides. */
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
 * Whether a form has a field: what only the system writes is read on the page, what follows from other fields, or from what one of
 * them names, is seen as it changes.
 */
export const isInForm = (field: Field, policies: readonly string[], fields: readonly Field[] = []): boolean =>
  isShownTo(field, policies) &&
  (!field.readOnly ||
    field.computed !== undefined ||
    fields.some(({ fills }) => fills && Object.hasOwn(fills, field.name)));

/** Sums stand below their lines. */
export const isSum = ({ computed }: Field): boolean => computed !== undefined && 'sumOf' in computed;

/** Whether the page of a record has a place for a field: what nobody fills in there is worth one only once it is there. */
export const isFact = (field: Field, values: Values): boolean =>
  field.type !== 'lines' &&
  isAsked(field, values) &&
  !isSum(field) &&
  !((field.byStep || field.readOnly || field.type === 'files') && isEmpty(values[field.name]));

/** The groups of fields as pages and forms show them: those of no group come last. */
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
