import type { Line } from './format.ts';

/** What a replay is compared with, and how strictly. */
export interface Comparing {
  /**
   * Between two stimuli each flow's steps are compared on their own, and states when all are done: flows may take turns
   * in another order. Everything is compared in one order if omitted.
   */
  readonly isLoose?: boolean | undefined;
  /** The flows to compare, each on its own; all if omitted. The others are answered if the tape can. */
  readonly flows?: ReadonlySet<string> | undefined;
}

/** The lines of a tape that a program has yet to reach. */
export interface Expected {
  /** Index of the first line not reached; the number of lines if all were. */
  readonly cursor: () => number;
  /** Index of the line with which the flow's next step is compared; undefined if the tape has none for it. */
  readonly next: (flow: string) => number | undefined;
  readonly meet: (index: number) => void;
  /** Whether a step of this flow that is not on the tape is a difference. */
  readonly isCompared: (flow: string) => boolean;
  /** Whether the answer to this effect has to be awaited. */
  readonly isAnswerCompared: (n: number) => boolean;
  /** Whether steps are compared in the order of the tape. */
  readonly isInOneOrder: boolean;
  /** Whether states are compared at each event, only when the steps after a stimulus are done, or not at all. */
  readonly states: 'each' | 'settled' | 'none';
}

const isStimulus = (line: Line) => line[0] === 'a' || line[0] === 'r' || line[0] === 'g';

/** The flow whose step a line is; null for stimuli. */
export const flowOfLine = (line: Line | undefined): string | null => {
  if (line?.[0] === 'p') return line[1];
  return line?.[0] === 'c' ? line[2] : null;
};

/** What the step of a flow is about: the type of its event, or its performer; empty for answers. */
export const effectOf = (line: Line | undefined): string => {
  if (line?.[0] === 'p') return line[2];
  return line?.[0] === 'c' ? line[3] : '';
};

export function expectedOf(lines: readonly Line[], { isLoose = false, flows }: Comparing): Expected {
  const met = new Set<number>();
  let cursor = 0;
  const isInOneOrder = !isLoose && !flows;
  const isCompared = (flow: string) => flows?.has(flow) ?? true;
  const uncompared = new Set(lines.flatMap((line) => (line[0] === 'c' && !isCompared(line[2]) ? [line[1]] : [])));

  function nextOf(flow: string): number | undefined {
    for (let index = cursor; index < lines.length; index += 1) {
      const line = lines[index];
      if (!line || isStimulus(line)) return undefined;
      if (!met.has(index) && flowOfLine(line) === flow) return index;
    }
    return undefined;
  }
  return {
    cursor: () => cursor,
    next: isInOneOrder ? () => cursor : nextOf,
    meet: (index) => {
      met.add(index);
      while (met.delete(cursor)) cursor += 1;
    },
    isCompared,
    isAnswerCompared: (n) => !uncompared.has(n),
    isInOneOrder,
    states: isInOneOrder ? 'each' : flows ? 'none' : 'settled',
  };
}
