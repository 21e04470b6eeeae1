import type { UnknownAction } from '@reduxjs/toolkit';
import { flowOfLine } from '../../src/tape/expected.ts';
import type { CallLine, Json, Line, Tape } from '../../src/tape/format.ts';
import type { Heard } from '../../src/tape/lifted.ts';
import { plainPen } from '../../src/tape/pen.ts';
import { encodedAction } from '../../src/tape/writer.ts';

/** Values with a longer text go into the file beside the test. */
const LONG = 2_000;

/** A tape as a test: its source, and the values that would make it unreadable, keyed by the names that it uses. */
export interface ExportedTest {
  readonly source: string;
  readonly beside: Readonly<Record<string, unknown>>;
}

/** A helper call: its name and arguments as source text. */
type Words = readonly [word: string, ...args: string[]];

interface Exporting {
  /** The test's name. */
  readonly title: string;
  /** From the test to tests/support/playExactly.ts. */
  readonly helper: string;
  /** From the test to the file beside it. */
  readonly besideFile: string;
  /** The flows to keep; all by default. */
  readonly flows?: ReadonlySet<string> | undefined;
}

/**
 * Writes a replayed tape as a test that plays it again (tests/support/playExactly.ts) and passes as it is.
 *
 * @param heard - the events of the replay: on the tape, what flows put is a digest only.
 */
export function testOf({ head, lines }: Tape, heard: readonly Heard[], exporting: Exporting): ExportedTest {
  const { title, helper, besideFile, flows } = exporting;
  const beside: Record<string, unknown> = {};
  const words = new Set(['playExactly']);
  const steps: string[] = [];
  let others: Line[] = [];
  const actions = new Map(heard.map(({ line, action }) => [line, action]));
  const answered = new Set(lines.flatMap((line) => (line[0] === 'r' ? [line[2]] : [])));
  const flowOf = new Map(lines.flatMap((line) => (line[0] === 'c' ? [[line[1], line[2]] as const] : [])));

  const inWords = (value: Json, name: string): string => {
    const text = JSON.stringify(value);
    if (text.length <= LONG) return text;
    beside[name] = value;
    return `beside.${name}`;
  };
  function closeOthers(): void {
    if (others.length === 0) return;
    const name = `meanwhile${steps.length}`;
    beside[name] = others;
    others = [];
    words.add('meanwhile');
    steps.push(`meanwhile(beside.${name}),`);
  }
  function begunInWords([, n, flow, performer, args, outcome, value = null]: CallLine): Words {
    const begun = [String(n), JSON.stringify(flow), JSON.stringify(performer), inWords(args, `args${n}`)] as const;
    if (outcome === undefined) return ['asks', ...begun];
    return [outcome === 'v' ? 'reads' : 'isRefused', ...begun, inWords(value, `value${n}`)];
  }
  /** A line as a helper call; null if the test does not need it. */
  function callOf(line: Line, index: number): Words | null {
    if (line[0] === 'a') return ['act', inWords(line[2], `act${index}`)];
    if (line[0] === 'c') return begunInWords(line);
    if (line[0] === 'r') {
      const [, , n, outcome, value] = line;
      return [outcome === 'v' ? 'answer' : 'fail', String(n), inWords(value, `answer${n}`)];
    }
    const action = actions.get(index);
    return line[0] === 'p' && action ? ['puts', JSON.stringify(line[1]), inWords(putOf(action), `put${index}`)] : null;
  }
  for (const [index, line] of lines.entries()) {
    const flow = line[0] === 'r' ? flowOf.get(line[2]) : flowOfLine(line);
    if (flows && typeof flow === 'string' && !flows.has(flow)) {
      // Other flows' events do not matter, and a call that is never answered cannot diverge.
      if (line[0] === 'r' || (line[0] === 'c' && (line.length > 5 || answered.has(line[1])))) others.push(line);
      continue;
    }
    const [word, ...args] = callOf(line, index) ?? [];
    if (word === undefined) continue;
    closeOthers();
    words.add(word);
    steps.push(`${word}(${args.join(', ')}),`);
  }
  closeOthers();

  const reading = { mask: head.mask, state: head.state, ...(flows && { flows: [...flows] }) };
  const source = [
    ...(Object.keys(beside).length > 0 ? [`import beside from ${JSON.stringify(besideFile)};`] : []),
    `import { ${[...words].sort().join(', ')} } from ${JSON.stringify(helper)};`,
    '',
    `it(${JSON.stringify(title)}, async () => {`,
    `await playExactly(${JSON.stringify(reading)}, [`,
    ...steps,
    ']);',
    '});',
    '',
  ];
  return { source: source.join('\n'), beside };
}

const pen = plainPen(() => undefined);
/** In the tape's form; an undefined payload is omitted. */
function putOf(action: UnknownAction): Json {
  const { payload, ...put } = encodedAction(action, pen);
  return action['payload'] === undefined ? put : { ...put, ...(payload !== undefined && { payload }) };
}
