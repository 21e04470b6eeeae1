import type { Endpoint } from '../../src/services/http/endpoint.ts';
import type { Step } from '../../src/tape/steps.ts';

const isEndpoint = (value: unknown): value is Endpoint<unknown> =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** A step as a test names it: the type of an event, or `→` with the call or the performer. */
function wordsOf({ name, args }: Step): string {
  if (args === null) return name;
  const [endpoint] = args;
  return isEndpoint(endpoint) ? `→ ${endpoint.method} ${endpoint.path}` : `→ ${name}`;
}

/** What a test has to say of every step, once it has begun to. */
export interface Exactly {
  /** From here on a test looks at everything; what led here is not its business. */
  readonly lookFromHere: () => void;
  /** What follows is looked at by other tests. */
  readonly lookAway: () => void;
  /** Compares what has happened since the last look: these events and calls, in this order, and nothing else. */
  readonly expectExactly: (steps: readonly string[]) => void;
  /** At the end of a test that has looked at all: what nobody has looked at, which is a failure. */
  readonly unseen: () => string[];
}

/** Looks at the story of a recorder; values that are only read, and waits, are no part of it. */
export function exactly(stepsSoFar: () => readonly Step[]): Exactly {
  let seen = 0;
  let hasLooked = false;
  const news = () => {
    const steps = stepsSoFar();
    const found = steps.slice(seen).map(wordsOf);
    seen = steps.length;
    return found;
  };
  return {
    lookFromHere: () => {
      hasLooked = true;
      news();
    },
    lookAway: () => {
      hasLooked = false;
    },
    expectExactly: (steps) => {
      hasLooked = true;
      expect(news()).toEqual(steps);
    },
    unseen: () => (hasLooked ? news() : []),
  };
}
