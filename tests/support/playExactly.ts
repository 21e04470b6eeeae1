import { REPLAYED_AREAS } from '../../scripts/support/replayedAreas.ts';
import { replayTape } from '../../src/store/replayTape.ts';
import { createDigest, plainDigest } from '../../src/tape/digest.ts';
import { type Head, type Json, TAPE_VERSION } from '../../src/tape/format.ts';
import { hiddenAsWritten } from '../../src/tape/naming.ts';
import { parseTape } from '../../src/tape/parse.ts';
import { digestOfAction, type EncodedAction } from '../../src/tape/writer.ts';

/** A step of an exported test: one line of a tape, or what a flow put. */
type Step = readonly Json[] | { readonly flow: string; readonly put: EncodedAction } | { readonly meanwhile: Json };

/** Something comes from outside: the person acts, or the browser reports something. */
export const act = (action: EncodedAction): Step => ['a', 0, action, ''];
/** A flow puts an event. */
export const puts = (flow: string, put: EncodedAction): Step => ({ flow, put });
/** A flow calls the outside world, and waits for the answer with this number. */
export const asks = (n: number, flow: string, performer: string, args: Json): Step => ['c', n, flow, performer, args];
/** A flow reads something from outside, and gets it at once. */
export const reads = (n: number, flow: string, performer: string, args: Json, value: Json): Step => [
  ...['c', n, flow, performer, args, 'v'],
  value,
];
/** A flow's call is refused at once. */
export const isRefused = (n: number, flow: string, performer: string, args: Json, error: Json): Step => [
  ...['c', n, flow, performer, args, 'x'],
  error,
];
/** The answer arrives. */
export const answer = (n: number, value: Json): Step => ['r', 0, n, 'v', value];
/** The answer is an error. */
export const fail = (n: number, error: Json): Step => ['r', 0, n, 'x', error];
/** Calls and answers that the test is not about; they are not compared. */
export const meanwhile = (lines: Json): Step => ({ meanwhile: lines });

/** The parts of the tape's head that determine how to read its steps. */
interface Reading {
  readonly mask: Head['mask'];
  readonly state: Json;
  /** The flows that are compared; all, in one order, if left out. */
  readonly flows?: readonly string[];
}

/**
 * Plays an exported test on the real program: feeds in the events from outside and the answers, and compares everything
 * else step by step. Fails at the first step that differs.
 */
export async function playExactly({ mask, state, flows }: Reading, steps: readonly Step[]): Promise<void> {
  const digest = mask ? createDigest(hiddenAsWritten(mask.texts)) : plainDigest;
  const head = { tape: TAPE_VERSION, app: { version: '', commit: '' }, mask, segment: 0, begun: 0, why: '', state };
  const written = steps.map((step) => linesOf(step, (action) => digestOfAction(action, digest)));
  const texts = [head, ...written.flat()].map((line) => JSON.stringify(line));
  const difference = await replayTape(parseTape(texts.join('\n')), REPLAYED_AREAS, {
    ...(flows && { flows: new Set(flows) }),
  });
  if (difference === null) return;
  const at = stepOf(difference.line, written);
  const expected = steps[at] ? JSON.stringify(steps[at]) : difference.expected;
  throw new Error(
    `step ${at + 1}, flow ${difference.flow || 'of nobody'}, goes another way.\nexpected: ${expected}\ngot:      ${difference.got}`,
  );
}

function linesOf(step: Step, digestOf: (action: EncodedAction) => string): readonly Json[] {
  if ('put' in step) return [['p', step.flow, step.put.type, digestOf(step.put), '']];
  if ('meanwhile' in step) return Array.isArray(step.meanwhile) ? step.meanwhile : [];
  return [step];
}

/** The step that a line belongs to; the number of steps if it comes after all of them. */
function stepOf(line: number, written: readonly (readonly Json[])[]): number {
  let end = 0;
  const at = written.findIndex(({ length }) => {
    end += length;
    return line < end;
  });
  return at < 0 ? written.length : at;
}
