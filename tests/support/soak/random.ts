/** Chances of one soak: the same seed gives the same days. */
export class Chances {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 up to, but not including, 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }
  isOneIn(times: number): boolean {
    return this.next() * times < 1;
  }
  /** One of the choices; undefined if there are none. */
  oneOf<T>(choices: readonly T[]): T | undefined {
    return choices[Math.floor(this.next() * choices.length)];
  }
  /** One of the names, in proportion to its weight. */
  weighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name {
    const names = Object.entries<number>(weights).flatMap(([name, weight]) => Array<Name>(weight).fill(name as Name));
    const [first] = names;
    if (first === undefined) throw new Error('nothing to choose from');
    return this.oneOf(names) ?? first;
  }
}
