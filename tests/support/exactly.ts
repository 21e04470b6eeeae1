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

/** Lets a test account for every step, from the point where it starts to. */
export interface Exactly {
  /** From here on the test checks everything; what led here is not its concern. */
  readonly lookFromHere: () => void;
  /** Other tests check what follows. */
  readonly lookAway: () => void;
  /** Expects exactly these events and calls since the last check, in this order. */
  readonly expectExactly: (steps: readonly string[]) => void;
  /** At the end of a test that checks at all: the steps it has not checked, each of which is a failure. */
  readonly unseen: () => string[];
}

/** Checks the story of a recorder, which leaves out waits and values that are only read. */
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
