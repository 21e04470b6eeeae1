import { createHash } from 'node:crypto';

/** A repeatable source of choices: the same key gives the same choices on every machine. */
export interface Random {
  /** A whole number from 0 up to, not including, `below`. */
  int(below: number): number;
  /** An element of a non-empty list. */
  pick<T>(list: readonly T[]): T;
  /** True in `percent` of 100 cases. */
  chance(percent: number): boolean;
}

/** Mulberry32, seeded by the hash of `key`. */
export function randomOf(key: string): Random {
  let state = createHash('sha256').update(key).digest().readUInt32LE(0);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    int: (below) => Math.floor(next() * below),
    pick: (list) => {
      const chosen = list[Math.floor(next() * list.length)];
      if (chosen === undefined) throw new RangeError(`nothing to pick for ${key}`);
      return chosen;
    },
    chance: (percent) => next() * 100 < percent,
  };
}

/** The id of the demo row with this name: a version-8 UUID (free for custom use) derived from the name's hash. */
export function seedId(name: string): string {
  const hex = createHash('sha256').update(`atrium demo ${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
