import { mixText } from './hash.ts';
import { isPhoneLike } from './standIn.ts';

/**
 * Whether a text counts only as present, since a replay holds a different one in its place; by the name of its field.
 */
export type IsHidden = (text: string, name: string) => boolean;
/** A 32-bit digest of a value as text; `name` is the field that holds it. */
export type DigestOf = (value: unknown, name?: string) => string;

const names = new Map<string, number>();
const SEED = 0x811c9dc5;

const mixNumber = (hash: number, part: number) => Math.imul(hash ^ part, 0x85ebca6b) ^ (hash >>> 13);
const PRESENT = mixText(SEED, 'present');

/** There are few field names, and each occurs in every state. */
function hashOfName(name: string): number {
  const before = names.get(name);
  if (before !== undefined) return before;
  const hash = isPhoneLike(name) ? PRESENT : mixText(SEED, name);
  names.set(name, hash);
  return hash;
}

/**
 * Makes a function that digests values. Each object is walked once, so it must never change afterwards: states and
 * actions do not. Fields count in any order; an undefined one counts as absent, as in JSON.
 */
export function createDigest(isHidden: IsHidden): DigestOf {
  const known = new WeakMap<object, number>();
  const lists = new WeakMap<object, string>();

  function hashOf(value: unknown, name: string): number {
    if (typeof value === 'string' && value !== '' && isHidden(value, name)) return PRESENT;
    if (typeof value === 'number' && isPhoneLike(String(value))) return PRESENT;
    if (typeof value !== 'object' || value === null) return mixText(SEED, `${typeof value}:${String(value)}`);
    const before = known.get(value);
    // A list counts under the name that leads to it, and two names may lead to it.
    if (before !== undefined && lists.get(value) === (Array.isArray(value) ? name : undefined)) return before;
    const hash = Array.isArray(value)
      ? value.reduce<number>((sum, item) => mixNumber(sum, hashOf(item, name)), mixText(SEED, '['))
      : hashOfFields(value);
    known.set(value, hash);
    if (Array.isArray(value)) lists.set(value, name);
    return hash;
  }

  function hashOfFields(value: object): number {
    let sum = 0;
    for (const [key, field] of Object.entries(value))
      if (field !== undefined && key !== '_persist') sum = (sum + mixNumber(hashOfName(key), hashOf(field, key))) | 0;
    return mixNumber(mixText(SEED, '{'), sum);
  }
  return (value, name = '') => (hashOf(value, name) >>> 0).toString(36);
}

/** Digests values as they are. */
export const plainDigest = createDigest(() => false);
