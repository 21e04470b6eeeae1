import { createHash } from 'node:crypto';

/** Whether something is one of one in `oneIn` of its kind: always the same ones, on every machine. */
export function isDrawn(what: unknown, oneIn: number): boolean {
  return createHash('sha1').update(JSON.stringify(what)).digest().readUInt32BE() % oneIn === 0;
}
