import type { Field, LineField, Values } from '../../../contract/businessFields.ts';
import { callsOf } from './business.ts';
import { findDepartments, findPeople } from './people.ts';
import type { Choices, Offered } from './types.ts';

export type Finder = (words: string) => Promise<readonly Offered[]>;

/** What finds the things that a field can be given. @param path - the field, or `lines.column`. */
export function finderOf(resource: string, field: LineField, path = field.name): Finder {
  if (field.type === 'person') return findPeople;
  if (field.type === 'department') return findDepartments;
  return async (words) => {
    const answer = await callsOf(resource).choices(path, words ? { keyword: words } : {});
    return offeredBy(answer);
  };
}

const offeredBy = ({ items, names }: Choices): Offered[] =>
  items.map(({ id, number, title, values, held }) => {
    return { id, title, hint: number ?? '', called: names[id]?.title ?? title, values, names, held };
  });

/** The records that a form is begun with, of those references that propose something, by their fields. */
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
