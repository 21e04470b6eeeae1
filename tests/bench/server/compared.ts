import { median } from '../portal/statistics.ts';
import { type Ask, measureLoad } from './load.ts';

/** How much longer the large one may take. */
export const MOST_TIMES = 1.5;
const ROUNDS = 5;

/** Milliseconds of one request. */
export interface Times {
  readonly p50: number;
  readonly p99: number;
}

/** The same list, beginning elsewhere. */
const turned = <T>(list: readonly T[], by: number): T[] => {
  const at = by % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
};

/** `requests` of both, taking turns, one request at a time; medians of the rounds. */
export async function compared(
  large: readonly Ask[],
  small: readonly Ask[],
  requests: number,
): Promise<readonly [large: Times, small: Times]> {
  const rounds: readonly [Times[], Times[]] = [[], []];
  const each = Math.ceil(requests / ROUNDS);
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [place, asks] of [large, small].entries()) {
      const load = await measureLoad(turned(asks, round * each), { connections: 1, seconds: 30, requests: each });
      if (round > 0) rounds[place]?.push(load);
    }
  }
  const middle = (times: readonly Times[]): Times => ({
    p50: median(times.map(({ p50 }) => p50)),
    p99: median(times.map(({ p99 }) => p99)),
  });
  return [middle(rounds[0]), middle(rounds[1])];
}
