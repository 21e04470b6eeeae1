import type { Head, Line, Tape } from '../../src/tape/format.ts';
import type { Difference } from '../../src/tape/replay.ts';

/** A line of a tape in readable form. */
function inWords(line: Line | undefined): string {
  if (!line) return 'the tape ends here';
  if (line[0] === 'a') return 'an event comes from outside';
  if (line[0] === 'p') return `flow ${line[1]} says ${line[2]}`;
  if (line[0] === 'c') return `flow ${line[2]} asks ${line[3]} (effect ${line[1]})`;
  if (line[0] === 'r') return `effect ${line[2]} is answered`;
  return 'lines are missing';
}

/** Whether the actual line is of the same kind, by the same flow, with the same name. */
const ALIKE = 'The same step with other content: an argument, a payload or the state differs.';

function isAlike(line: Line | undefined, got: string): boolean {
  if (line?.[0] === 'p')
    return got.startsWith(JSON.stringify(line.slice(0, 2)).slice(0, -1)) && got.includes(JSON.stringify(line[2]));
  if (line?.[0] === 'c') return got.startsWith(JSON.stringify(line.slice(0, 4)).slice(0, -1));
  return false;
}

/** Where and how a replay diverged, line by line, and what to do next. */
export function verdictOf(difference: Difference, { lines }: Tape, numberInFile: number): string[] {
  const { line, flow, expected, got } = difference;
  return [
    `goes another way at line ${numberInFile}${flow === '' ? '' : `, in flow ${flow}`}`,
    `  on the tape:    ${inWords(lines[line])}`,
    `                  ${expected}`,
    `  this program:   ${got}`,
    ...(isAlike(lines[line], got) ? [`  ${ALIKE}`] : []),
    `  next:           --until ${numberInFile} --lanes prints what led there; then read that flow in src/sagas`,
  ];
}

/** Says that the tape was recorded by other sources; null if they are the same, or unknown. */
export function otherSources({ app }: Head, commit: string): string | null {
  if (app.commit === '' || commit === '' || app.commit === commit) return null;
  const [then, now] = [app.commit.slice(0, 7), commit.slice(0, 7)];
  return `recorded with ${then}, this is ${now}: it is tried all the same; --at ${then} plays it on the sources that recorded it`;
}
