import * as z from 'zod/mini';
import { type Head, type Json, type Line, TAPE_VERSION, type Tape } from './format.ts';

/** What is wrong with a text that should be a tape. */
export type TapeFault = 'empty' | 'noTape' | 'version' | 'head' | 'line';

/** A tape that cannot be read: what is wrong, and in which line of its text, from 1. */
export class UnreadableTape extends Error {
  override readonly name = 'UnreadableTape';
  readonly code: TapeFault;
  readonly line: number;
  constructor(code: TapeFault, line: number, message: string) {
    super(`line ${line}: ${message}`);
    this.code = code;
    this.line = line;
  }
}

const DEPTH = 200;
/** What `JSON.parse` returns is JSON; it must not be nested so deeply that walking it overflows the stack. */
const isShallow = (value: unknown, depth = 0): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth < DEPTH && Object.values(value).every((item) => isShallow(item, depth + 1)));
const json = z.custom<Json>((value) => value !== undefined && isShallow(value));
const count = z.int().check(z.minimum(0));
const ms = z.number();
const outcome = z.enum(['v', 'x']);
const text = z.string();

const head: z.ZodMiniType<Head> = z.object({
  tape: z.literal(TAPE_VERSION),
  app: z.object({ version: text, commit: text }),
  mask: z.nullable(z.object({ list: count, texts: z.boolean() })),
  segment: count,
  begun: ms,
  why: text,
  state: json.check(z.refine((state) => typeof state === 'object' && !Array.isArray(state))),
});
const SHAPES: Readonly<Record<string, z.ZodMiniType<Line>>> = {
  a: z.tuple([z.literal('a'), ms, json.check(z.refine(isAction)), text]),
  p: z.tuple([z.literal('p'), text, text, text, text]),
  r: z.tuple([z.literal('r'), ms, count, outcome, json]),
  c: z.union([
    z.tuple([z.literal('c'), count, text, text, json]),
    z.tuple([z.literal('c'), count, text, text, json, outcome, json]),
  ]),
  g: z.tuple([z.literal('g')]),
};

function isAction(value: Json): boolean {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';
}

/**
 * Parses the text of a tape. It may come from anybody, so each line is checked before anything runs.
 *
 * @throws UnreadableTape.
 */
export function parseTape(source: string): Tape {
  const [first = '', ...rest] = source.trimEnd().split('\n');
  if (first.trim() === '') throw new UnreadableTape('empty', 1, 'there is nothing in it');
  return { head: parsedHead(first), lines: rest.map((line, index) => parsedLine(line, index + 2)) };
}

/** The text that parses to this tape. */
export const tapeText = ({ head: first, lines }: Tape): string =>
  [first, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('');

/** An export may hold several page loads, one after the other: the text of each. */
export function segmentsOf(source: string): string[] {
  const segments = source.split(/^(?=\{"tape":)/m).filter((segment) => segment.trim() !== '');
  return segments.length === 0 ? [source] : segments;
}

function parsedHead(line: string): Head {
  const value = parsedJson(line);
  const version: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'tape') : undefined;
  if (typeof version !== 'number') throw new UnreadableTape('noTape', 1, 'this is no tape');
  if (version !== TAPE_VERSION)
    throw new UnreadableTape(
      'version',
      1,
      `recorded by ${version > TAPE_VERSION ? 'a newer' : 'an older'} version of the portal, in format ${version}; this one reads format ${TAPE_VERSION}`,
    );
  const { success, data } = head.safeParse(value);
  if (!success) throw new UnreadableTape('head', 1, 'the head of the tape is damaged');
  return data;
}

function parsedLine(line: string, number: number): Line {
  const value = parsedJson(line);
  const kind: unknown = Array.isArray(value) ? value[0] : undefined;
  const shape = typeof kind === 'string' && Object.hasOwn(SHAPES, kind) ? SHAPES[kind] : undefined;
  const parsed = shape?.safeParse(value);
  if (!parsed?.success) throw new UnreadableTape('line', number, `not a line of a tape: ${line.slice(0, 80)}`);
  return parsed.data;
}

/** Undefined if it is not JSON. */
function parsedJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
