import { call } from '../../shared/calls.js';
import type { Offered } from './types.ts';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly organizationUnitName: string | null;
}
interface Unit {
  readonly id: string;
  readonly parentId: string | null;
  readonly displayName: string;
  readonly pinyin: string;
}

const MOST = 20;

/** Colleagues that match the words, without those who cannot be chosen. */
export async function findPeople(words: string, without: readonly string[] = []): Promise<Offered[]> {
  const body = { nameOrPhoneNumber: words || null, maxResultCount: MOST + without.length };
  const { items } = (await call('/api/identity/users/ou-master-user-list', { method: 'POST', body })) as {
    readonly items: readonly Person[];
  };
  return items
    .filter(({ id }) => !without.includes(id))
    .map(({ id, name, organizationUnitName }) => ({ id, title: name, hint: organizationUnitName ?? '' }));
}

let units: Promise<readonly Unit[]> | undefined;

/** Departments whose name, or its pinyin, contains the words, each with its parent. The tree is fetched once. */
export async function findDepartments(words: string): Promise<Offered[]> {
  units ??= call('/api/hr/organization-units/all-ou').then(({ items }) => items);
  const all = await units.catch((error: unknown) => {
    units = undefined;
    throw error;
  });
  const nameOf = (id: string | null) => all.find((unit) => unit.id === id)?.displayName ?? '';
  return all
    .filter(({ displayName, pinyin }) => `${displayName}\n${pinyin}`.toLowerCase().includes(words.toLowerCase()))
    .slice(0, MOST)
    .map(({ id, displayName, parentId }) => ({ id, title: displayName, hint: nameOf(parentId) }));
}

/** A constant hue for each name, used for the person's avatar. */
export const hueOf = (name: string): number =>
  [...name].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0) * 37, 0) % 360;
