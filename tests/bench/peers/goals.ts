import { median } from '../portal/statistics.ts';
import type { Round, Rounds } from './rounds.ts';

type Measured = Exclude<keyof Round, 'asked'>;
/** The portal may need at most this many times what its peer needs, or at most this much. */
type Goal = { readonly times: number } | { readonly most: number };

const WHAT: readonly (readonly [Measured, string])[] = [
  ['firstPaint', 'first paint, ms'],
  ['usable', 'usable, ms'],
  ['answered', 'responds to input, ms'],
  ['slowUsable', 'usable, Slow 4G, ms'],
  ['busyMs', 'busy, ms'],
  ['longTasks', 'tasks over 50 ms'],
  ['longestTaskMs', 'longest task, ms'],
  ['commits', 'commits by React'],
  ['heapMiB', 'heap, MiB'],
  ['requests', 'requests'],
  ['calls', 'of them calls'],
  ['scriptKiB', 'JavaScript, KiB'],
  ['allKiB', 'all bytes, KiB'],
];
const GOALS: Readonly<Record<keyof Rounds, Partial<Record<Measured, Goal>>>> = {
  signIn: {
    firstPaint: { times: 0.35 },
    usable: { times: 0.4 },
    answered: { times: 0.6 },
    slowUsable: { times: 0.17 },
    busyMs: { times: 0.6 },
    heapMiB: { times: 0.6 },
    requests: { most: 6 },
    scriptKiB: { most: 160 },
  },
  workbench: {
    firstPaint: { times: 0.4 },
    usable: { times: 0.65 },
    slowUsable: { times: 0.5 },
    busyMs: { times: 0.45 },
    longTasks: { most: 0 },
    heapMiB: { times: 0.5 },
    requests: { most: 18 },
    calls: { most: 10 },
    scriptKiB: { most: 220 },
  },
};

/** A line of the table. */
export interface Row {
  readonly what: string;
  readonly portal: number;
  readonly peer: number;
  readonly ratio: number;
  readonly goal: string;
  readonly met: 'yes' | 'NO' | '';
}

const rounded = (value: number): number => Number(value.toFixed(value < 20 ? 2 : 0));

/** The medians of a page, with its goals; what has not been measured has no line. */
export function rowsOf(page: keyof Rounds, rounds: Rounds): Row[] {
  const { portal, peer } = rounds[page];
  return WHAT.flatMap(([measured, what]) => {
    const ours = median(portal.map((round) => round[measured]));
    const theirs = median(peer.map((round) => round[measured]));
    if (!(ours > 0 || theirs > 0)) return [];
    return [{ what, portal: rounded(ours), peer: rounded(theirs), ...judged(ours, theirs, GOALS[page][measured]) }];
  });
}

function judged(ours: number, theirs: number, goal: Goal | undefined): Pick<Row, 'ratio' | 'goal' | 'met'> {
  const ratio = rounded(ours / theirs);
  if (goal === undefined) return { ratio, goal: '', met: '' };
  const isMet = 'times' in goal ? ours <= goal.times * theirs : ours <= goal.most;
  return { ratio, goal: 'times' in goal ? `≤ ${goal.times} times` : `≤ ${goal.most}`, met: isMet ? 'yes' : 'NO' };
}
