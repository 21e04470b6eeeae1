import { REPLAYED_AREAS } from '../../scripts/support/replayedAreas.ts';
import { replayTape } from '../../src/store/replayTape.ts';
import type { Tape } from '../../src/tape/format.ts';
import { parseTape, tapeText, UnreadableTape } from '../../src/tape/parse.ts';
import { recordedSession } from '../support/recordedSession.ts';

jest.mock('../../src/services/browser/fingerprint.ts', () => ({ makeFingerprint: () => 'device-1' }));

/** The number of tapes to damage; set it with, for example, `TAPES=10000`. */
const TAPES = Number(process.env['TAPES'] ?? 2_000);

let tape: Tape;
beforeAll(async () => {
  jest.useFakeTimers();
  tape = await recordedSession();
  jest.useRealTimers();
});

/** Pseudo-random numbers from a seed (mulberry32), so that a failure is reproducible. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const LEAVES = ['null', '-1', '1e308', '9007199254740993', '"__proto__"', '[]', '{"$":"ch","v":9}', '{"$":"e"}', '""'];
const KEYS = ['__proto__', 'constructor', 'toString', '$', 'type', 'hasOwnProperty'];

/** Damages one line or its position. */
function damaged(lines: readonly string[], upTo: (below: number) => number): string[] {
  const at = upTo(lines.length);
  const line = lines[at] ?? '';
  const other = upTo(lines.length);
  const leaf = LEAVES[upTo(LEAVES.length)] ?? '';
  const ways: (() => string[])[] = [
    () => lines.toSpliced(at, 1),
    () => lines.toSpliced(at, 0, line),
    () => lines.with(at, lines[other] ?? '').with(other, line),
    () => lines.with(at, line.slice(0, upTo(line.length + 1))),
    () => lines.with(at, replacedOnce(line, /"[^"]*"|-?\d+|null|true|false/g, upTo, leaf)),
    () => lines.with(at, replacedOnce(line, /"[^"]*"(?=:)/g, upTo, `"${KEYS[upTo(KEYS.length)]}"`)),
    () => lines.with(at, leaf),
    () => lines.slice(0, at),
  ];
  return ways[upTo(ways.length)]?.() ?? [];
}
function replacedOnce(text: string, part: RegExp, upTo: (below: number) => number, by: string): string {
  const found = [...text.matchAll(part)];
  const one = found[upTo(Math.max(1, found.length))];
  return one ? text.slice(0, one.index) + by + text.slice(one.index + one[0].length) : text;
}

/** The outcome of parsing and replaying an untrusted text; any other error is rethrown. */
async function outcomeOf(text: string): Promise<string> {
  let read: Tape;
  try {
    read = parseTape(text);
  } catch (thrown) {
    if (thrown instanceof UnreadableTape) return thrown.code;
    throw thrown;
  }
  return (await replayTape(read, REPLAYED_AREAS)) === null ? 'equal' : 'different';
}

it(`${TAPES} damaged tapes are equal, different or unreadable, and nothing else`, async () => {
  const original = tapeText(tape).trimEnd().split('\n');
  const upTo = numbersFrom(20_261_123);
  const outcomes = new Map<string, number>();
  for (let count = 0; count < TAPES; count += 1) {
    const once = damaged(original, upTo);
    const text = (upTo(2) === 0 && once.length > 0 ? damaged(once, upTo) : once).join('\n');
    const outcome = await outcomeOf(text).catch((thrown: unknown) => {
      throw new Error(`tape ${count}: ${String(thrown)}\n${text}`, { cause: thrown });
    });
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }
  const known = ['different', 'empty', 'equal', 'head', 'line', 'noTape', 'version'];
  expect([...outcomes.keys()].filter((outcome) => !known.includes(outcome))).toEqual([]);
  // Otherwise the damage would not reach every part of a tape.
  expect([...outcomes.keys()]).toEqual(expect.arrayContaining(['different', 'equal', 'head', 'line', 'noTape']));
});

it('a line nested 100,000 levels deep and a tape of brackets are unreadable', async () => {
  const head = tapeText({ ...tape, lines: [] });
  const deep = '['.repeat(100_000) + ']'.repeat(100_000);
  expect(await outcomeOf(`${head}["a",0,{"type":"a","payload":${deep}},"x"]`)).toBe('line');
  expect(await outcomeOf(head + '['.repeat(10_000_000))).toBe('line');
  expect(await outcomeOf('['.repeat(10_000_000))).toBe('noTape');
});

it('a tape of another format says whether it is newer or older', () => {
  const inFormat = (format: number) => () => parseTape(tapeText({ ...tape, head: { ...tape.head, tape: format } }));
  expect(inFormat(2)).toThrow('newer version');
  expect(inFormat(0)).toThrow('older version');
  expect(inFormat(2)).toThrow(expect.objectContaining({ code: 'version', line: 1 }));
});
