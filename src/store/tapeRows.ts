import type { ReplayRow } from '../features/replayDesk/replayDeskReading.ts';
import { effectOf, flowOfLine } from '../tape/expected.ts';
import type { CallLine, Json, Line } from '../tape/format.ts';

const textOf = (value: Json | undefined, key: string): string | null => {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return typeof text === 'string' ? text : null;
};
const first = (args: Json): Json | undefined => (Array.isArray(args) ? (args as readonly Json[])[0] : undefined);

/** What an effect is about: the contract call that is sent, or the first plain argument. */
function asked([, , , performer, args]: CallLine): string {
  const subject = first(args);
  const name = textOf(subject, 'id') ?? (typeof subject === 'string' || typeof subject === 'number' ? subject : '');
  return `${performer} ${name}`.trim().slice(0, 120);
}

/** The lines of a tape as a person reads them, one row each. */
export function rowsOf(lines: readonly Line[]): ReplayRow[] {
  const begun = new Map<number, { readonly row: number; readonly line: CallLine }>();
  const answers = new Map<number, number>();
  for (const [row, line] of lines.entries()) {
    if (line[0] === 'c') begun.set(line[1], { row, line });
    if (line[0] === 'r') answers.set(line[2], row);
  }
  let ms = 0;
  return lines.map((line): ReplayRow => {
    if (line[0] === 'a' || line[0] === 'r') ms += line[1];
    const row = { kind: line[0], flow: flowOfLine(line) ?? '', ms, effect: null, partner: null, isOpen: false };
    if (line[0] === 'a') return { ...row, words: textOf(line[2], 'type') ?? '' };
    if (line[0] === 'c') {
      const [, effect, , , , outcome] = line;
      return {
        ...row,
        words: asked(line),
        effect,
        partner: answers.get(effect) ?? null,
        isOpen: outcome === undefined,
      };
    }
    if (line[0] === 'r') {
      const from = begun.get(line[2]);
      const words = from ? asked(from.line) : '';
      const flow = from?.line[2] ?? '';
      return {
        ...row,
        flow,
        effect: line[2],
        partner: from?.row ?? null,
        words: line[3] === 'x' ? `! ${words}` : words,
      };
    }
    return { ...row, words: effectOf(line) };
  });
}

/**
 * A line's content, for reading: for an effect, the request and any immediate answer; for an answer, its value; a line
 * that holds only digests, as it is.
 */
export function contentOf(line: Line): Json {
  if (line[0] === 'a') return line[2];
  if (line[0] === 'r') return { [line[3] === 'x' ? 'error' : 'value']: line[4] };
  if (line[0] !== 'c') return [...line];
  const [, , , , args, outcome, value] = line;
  if (outcome === undefined) return { args };
  return { args, ...(value !== undefined && { [outcome === 'x' ? 'error' : 'value']: value }) };
}
