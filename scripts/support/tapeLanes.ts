import type { Json, Line } from '../../src/tape/format.ts';

const TIME = 9;
const LANE = 3;
const WIDTH = 120;

/**
 * A tape to be read: a lane for each flow that says or asks something, marked `*` where it speaks, `<` where an answer
 * reaches it; then what it says. Hidden texts stay hidden.
 */
export function lanesOf(lines: readonly Line[]): string[] {
  const flows = [...new Set(lines.flatMap((line) => (line[0] === 'p' ? line[1] : line[0] === 'c' ? line[2] : [])))];
  const askers = new Map(lines.flatMap((line) => (line[0] === 'c' ? [[line[1], line] as const] : [])));
  let ms = 0;
  const row = (flow: string | null, mark: string, text: string): string => {
    const lanes = flows.map((each) => (each === flow ? mark : '·').padEnd(LANE)).join('');
    return `${String(ms).padStart(TIME)}  ${lanes}${text}`.slice(0, WIDTH);
  };
  const rows = lines.map((line) => {
    if (line[0] === 'a' || line[0] === 'r') ms += line[1];
    if (line[0] === 'a') return row(null, '', `${typeOf(line[2])}, from outside`);
    if (line[0] === 'p') return row(line[1], '*', `${line[1]} says ${line[2]}`);
    if (line[0] === 'c') return row(line[2], '*', `${line[2]} asks ${line[3]} ${JSON.stringify(line[4])}`);
    if (line[0] === 'g') return '--- lines are missing: there was no room for all ---';
    const asked = askers.get(line[2]);
    const how = line[3] === 'x' ? 'fails' : 'answers';
    return row(asked?.[2] ?? null, '<', `${asked?.[3] ?? 'nobody'} ${how} ${JSON.stringify(line[4])}`);
  });
  const legend = flows.map((flow, index) => `${' '.repeat(TIME + 2)}${'|  '.repeat(index)}${flow}`);
  return [...legend, ...rows];
}

const typeOf = (action: Json): string =>
  typeof action === 'object' && action !== null && 'type' in action ? String(action.type) : '';
