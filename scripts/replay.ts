import { replayTape } from '../src/store/replayTape.ts';
import { flowOfLine } from '../src/tape/expected.ts';
import type { Line } from '../src/tape/format.ts';
import type { Heard } from '../src/tape/lifted.ts';
import { UnreadableTape } from '../src/tape/parse.ts';
import { REPLAY_HELP, type ReplayArguments, replayArguments } from './support/replayArguments.ts';
import { commitHere, replayAt } from './support/replayAt.ts';
import { REPLAYED_AREAS } from './support/replayedAreas.ts';
import { inOrder, type ReadSegment, readSegment, segmentsIn, tapesAt } from './support/tapeFiles.ts';
import { lanesOf } from './support/tapeLanes.ts';
import { writeDevTools, writeTest } from './support/tapeOutputs.ts';
import { otherSources, verdictOf } from './support/tapeVerdict.ts';

const EQUAL = 0;
const DIVERGED = 1;
const UNREADABLE = 2;
/** The head is the first line of a text. */
const HEAD_LINES = 1;

/** A file that a person names must exist. */
function checkFlows(lines: readonly Line[], wanted: ReadonlySet<string> = new Set()): void {
  const there = new Set(lines.map(flowOfLine).filter((flow) => flow !== null && flow !== ''));
  const missing = [...wanted].filter((flow) => !there.has(flow));
  if (missing.length > 0)
    throw new Error(`no flow ${missing.join(', ')} speaks in it; there are ${[...there].sort().join(', ')}`);
}

/** Plays one segment and reports the result. */
async function play(segment: ReadSegment, asked: ReplayArguments, commit: string): Promise<number> {
  const { file, linesBefore, tape } = segment;
  const { head, lines } = tape;
  const { flows, isLoose } = asked;
  checkFlows(lines, flows);
  const before = linesBefore + HEAD_LINES + 1;
  const end = Math.max(0, Math.min(lines.length, asked.until - before));
  const heard: Heard[] = [];
  const onAction = (line: number, action: Heard['action']) => heard.push({ line, action });
  const difference = await replayTape(tape, REPLAYED_AREAS, { until: end, flows, isLoose, onAction });
  const gap = lines.findIndex(([kind]) => kind === 'g');
  const played = gap >= 0 && gap < end ? gap : end;
  const line = difference && difference.line + before;
  const files = await written(segment, played, heard, asked, difference === null);
  if (asked.json) {
    const told = difference && { ...difference, line };
    const came = { file, segment: head.segment, app: head.app, played, difference: told };
    console.log(JSON.stringify({ ...came, ...(files.length > 0 && { files }) }));
  } else {
    if (asked.lanes) for (const row of lanesOf(lines.slice(0, end), flows)) console.log(row);
    const news = otherSources(head, commit);
    const told = difference && line !== null ? verdictOf(difference, tape, line) : [`equal, ${played} lines`];
    console.log(`${file}, segment ${head.segment}: ${told.join('\n')}`);
    if (played < end) console.log(`  lines are missing from line ${played + before} on: what follows was not played`);
    if (news) console.log(`  ${news}`);
    if (difference && asked.test !== undefined) console.log('  no test was written: it would fail');
    for (const name of files) console.log(`  written: ${name}`);
  }
  return difference === null ? EQUAL : DIVERGED;
}

/** Writes the requested outputs; a segment that diverges does not become a test. */
async function written(
  { tape, ...of }: ReadSegment,
  played: number,
  heard: readonly Heard[],
  asked: ReplayArguments,
  isEqual: boolean,
): Promise<string[]> {
  const segment = { ...of, tape: { ...tape, lines: tape.lines.slice(0, played) } };
  return [
    ...(asked.devtools === undefined ? [] : [writeDevTools(asked.devtools, segment, heard)]),
    ...(asked.test === undefined || !isEqual ? [] : [await writeTest(asked.test, segment, heard, asked)]),
  ];
}

function tellUnreadable(file: string, thrown: unknown, { json }: ReplayArguments): number {
  const reason = thrown instanceof Error ? thrown.message : String(thrown);
  const code = thrown instanceof UnreadableTape ? thrown.code : 'file';
  console.log(json ? JSON.stringify({ file, unreadable: code, reason }) : `${file}: cannot be read: ${reason}`);
  return UNREADABLE;
}

/** Plays the tapes under this path. */
async function playAll(path: string, asked: ReplayArguments, commit: string): Promise<number> {
  let worst = EQUAL;
  const segments: ReadSegment[] = [];
  const attempt = async (file: string, read: () => number | Promise<number>) => {
    try {
      const came = await read();
      worst = Math.max(worst, came);
    } catch (thrown) {
      worst = tellUnreadable(file, thrown, asked);
    }
  };
  await attempt(path, async () => {
    const files = tapesAt(path);
    if (files.length === 0) throw new Error('there is no tape in it');
    for (const file of files)
      await attempt(file, () => {
        segments.push(...segmentsIn(file).map(readSegment));
        return EQUAL;
      });
    return EQUAL;
  });
  // A state that is not of this program can break a reducer: such a tape counts as unreadable too.
  for (const segment of inOrder(segments)) await attempt(segment.file, () => play(segment, asked, commit));
  return worst;
}

/** Runs the command. Resolves with its exit code. */
async function main(): Promise<number> {
  try {
    const asked = replayArguments(process.argv.slice(2));
    if (asked === null) {
      console.log(REPLAY_HELP);
      return EQUAL;
    }
    if (asked.at !== undefined) return await replayAt(asked.at, asked);
    const commit = commitHere();
    let worst = EQUAL;
    for (const path of asked.paths) worst = Math.max(worst, await playAll(path, asked, commit));
    return worst;
  } catch (thrown) {
    console.log(`${thrown instanceof Error ? thrown.message : String(thrown)}\n\n${REPLAY_HELP}`);
    return UNREADABLE;
  }
}

process.exitCode = await main();
