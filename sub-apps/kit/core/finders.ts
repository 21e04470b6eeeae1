import type { LineField } from '../../../contract/businessFields.ts';
import { callsOf } from './business.ts';
import { findDepartments, findPeople } from './people.ts';
import type { Offered } from './types.ts';

export type Finder = (words: string) => Promise<readonly Offered[]>;

/** What finds the things that a field can be given. @param path - the field, or `lines.column`. */
export function finderOf(resource: string, field: LineField, path = field.name): Finder {
  if (field.type === 'person') return findPeople;
  if (field.type === 'department') return findDepartments;
  return async (words) => {
    const { items } = await callsOf(resource).choices(path, words);
    return items.map(({ id, number, title, values }) => ({ id, title, hint: number ?? '', values }));
  };
}
