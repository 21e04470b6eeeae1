import type { Field, LineField, Values } from '../../../contract/businessFields.ts';
import { boundBy } from '../../../contract/businessFills.ts';
import { callsOf } from './business.ts';
import type { Form } from './form.ts';
import { findDepartments, findPeople } from './people.ts';
import type { Choices, Offered } from './types.ts';

export type Finder = (words: string) => Promise<readonly Offered[]>;

/** The path in the description for a path such as `name` or `lines.0.material`: `name`, `lines.material`. */
function describedPath(path: string): string {
  const [name = '', , column] = path.split('.');
  return column === undefined ? name : `${name}.${column}`;
}

/** The search for a form field's possible values, using the form's state at the time of the search. */
export function finderIn(form: Form, resource: string, field: LineField, path: string): Finder {
  const described = describedPath(path);
  const reference = boundBy(form.fields, described);
  return finderOf(resource, field, described, () => {
    const of = reference && form.get().values[reference.name];
    return typeof of === 'string' ? { of } : {};
  });
}

/** The search for a field's possible values. @param path - the field, or `lines.column`. */
export function finderOf(
  resource: string,
  field: LineField,
  path = field.name,
  bound: () => { readonly of?: string } = () => ({}),
): Finder {
  if (field.type === 'person') return findPeople;
  if (field.type === 'department') return findDepartments;
  return async (words) => {
    const answer = await callsOf(resource).choices(path, { ...(words && { keyword: words }), ...bound() });
    return offeredBy(answer);
  };
}

const offeredBy = ({ items, names }: Choices): Offered[] =>
  items.map(({ id, number, title, values, held }) => {
    return { id, title, hint: number ?? '', called: names[id]?.title ?? title, values, names, held };
  });

/** The records that a form starts with, for references that propose values, by field. */
export async function chosenIn(
  resource: string,
  fields: readonly Field[],
  values: Values,
): Promise<Readonly<Record<string, Offered>>> {
  const asking = fields.filter(({ name, fills, readOnly }) => fills && !readOnly && typeof values[name] === 'string');
  const found = await Promise.all(
    asking.map(async ({ name }) => {
      const [one] = offeredBy(await callsOf(resource).choices(name, { id: String(values[name]) }));
      return one ? [[name, one] as const] : [];
    }),
  );
  return Object.fromEntries(found.flat());
}
