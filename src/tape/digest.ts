import type { Json } from './format.ts';

const known = new WeakMap<object, number>();
const names = new Map<string, number>();
const SEED = 0x811c9dc5;

/** FNV-1a over the characters of a text, from a given state. */
function mixText(hash: number, text: string): number {
  let next = hash;
  for (let index = 0; index < text.length; index += 1) next = Math.imul(next ^ text.charCodeAt(index), 0x01000193);
  return next;
}
const mixNumber = (hash: number, part: number) => Math.imul(hash ^ part, 0x85ebca6b) ^ (hash >>> 13);

function hashOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return mixText(SEED, `${typeof value}:${String(value)}`);
  const before = known.get(value);
  if (before !== undefined) return before;
  const hash = Array.isArray(value)
    ? value.reduce<number>((sum, item) => mixNumber(sum, hashOf(item)), mixText(SEED, '['))
    : hashOfFields(value);
  known.set(value, hash);
  return hash;
}

/** Names of fields are few, and each is met at every state. */
function hashOfName(name: string): number {
  const before = names.get(name);
  if (before !== undefined) return before;
  const hash = mixText(SEED, name);
  names.set(name, hash);
  return hash;
}

/** Fields in any order; one that is undefined counts as absent, as in JSON. */
function hashOfFields(value: object): number {
  let sum = 0;
  for (const [key, field] of Object.entries(value))
    if (field !== undefined) sum = (sum + mixNumber(hashOfName(key), hashOf(field))) | 0;
  return mixNumber(mixText(SEED, '{'), sum);
}

/**
 * Thirty-two bits of a value as a text. Each object is walked once, so it must never be changed afterwards: states and
 * actions are not.
 */
export const digestOf = (value: unknown): string => (hashOf(value) >>> 0).toString(36);

/** The same for what is not kept, such as a freshly encoded value. */
export const isSame = (one: Json, other: Json): boolean => one === other || digestOf(one) === digestOf(other);
