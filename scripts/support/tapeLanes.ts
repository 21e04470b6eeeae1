import { flowOfLine } from '../../src/tape/expected.ts';
import type { Json, Line } from '../../src/tape/format.ts';

const TIME = 9;
/** Columns of a lane: wide if there are few, so that the text still has room beside many. */
const WIDE = 3;
const NARROW = 1;
const FEW = 12;
const WIDTH = 120;

/**
 * A readable tape: a lane for each flow that puts or calls something, marked `*` where it acts, `<` where an answer
 * reaches it; then the text. Hidden texts stay hidden.
 *
 * @param wanted - the flows to show; all by default.
 */
export function lanesOf(lines: readonly Line[], wanted?: ReadonlySet<string>): string[] {
  const isShown = (flow: string) => wanted?.has(flow) ?? true;
  const flows = [...new Set(lines.flatMap((line) => flowOfLine(line) ?? []))].filter(isShown);
  const lane = flows.length > FEW ? NARROW : WIDE;
  const askers = new Map(lines.flatMap((line) => (line[0] === 'c' ? [[line[1], line] as const] : [])));
  let ms = 0;
  const row = (flow: string | null, mark: string, text: string): string => {
    const lanes = flows.map((each) => (each === flow ? mark : '·').padEnd(lane)).join('');
    return `${String(ms).padStart(TIME)}  ${lanes}${text}`.slice(0, WIDTH);
  };
  const rows = lines.flatMap((line): string | readonly string[] => {
    if (line[0] === 'a' || line[0] === 'r') ms += line[1];
    const speaker = line[0] === 'r' ? (askers.get(line[2])?.[2] ?? '') : flowOfLine(line);
    if (speaker !== null && !isShown(speaker)) return [];
    if (line[0] === 'a') return row(null, '', `${typeOf(line[2])}, from outside`);
    if (line[0] === 'p') return row(line[1], '*', `${line[1]} says ${line[2]}`);
    if (line[0] === 'c') return row(line[2], '*', `${line[2]} asks ${line[3]} ${JSON.stringify(line[4])}`);
    if (line[0] === 'g') return '--- lines are missing: there was no room for all ---';
    const asked = askers.get(line[2]);
    const how = line[3] === 'x' ? 'fails' : 'answers';
    return row(asked?.[2] ?? null, '<', `${asked?.[3] ?? 'nobody'} ${how} ${JSON.stringify(line[4])}`);
  });
  const legend = flows.map((flow, index) => `${' '.repeat(TIME + 2)}${'|'.padEnd(lane).repeat(index)}${flow}`);
  return [...legend, ...rows];
}

const typeOf = (action: Json): string =>
  typeof action === 'object' && action !== null && 'type' in action ? String(action.type) : '';
