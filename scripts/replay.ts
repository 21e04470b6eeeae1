import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { replayTape } from '../src/store/replayTape.ts';
import { UnreadableTape } from '../src/tape/parse.ts';
import { REPLAYED_AREAS } from './support/replayedAreas.ts';
import { ROOT } from './support/run.ts';
import { inOrder, type ReadSegment, readSegment, segmentsIn, tapesAt } from './support/tapeFiles.ts';
import { lanesOf } from './support/tapeLanes.ts';
import { otherSources, verdictOf } from './support/tapeVerdict.ts';

const HELP = `npm run replay -- <file or folder>…
Plays recorded tapes (*.tape, *.tape.gz; of a folder all, oldest first) on the reducers and flows of this checkout.
  --until <line>  ends before this line of the file
  --lanes         prints what each flow said and asked, with the milliseconds
  --json          prints one JSON value for each segment
Ends with 0 if all came out as recorded, 1 if one went another way, 2 if one cannot be read.`;
const EQUAL = 0;
const DIVERGED = 1;
const UNREADABLE = 2;
/** The head is the first line of a text. */
const HEAD_LINES = 1;

const { values, positionals } = argumentsGiven();
const until = values.until === undefined ? Number.POSITIVE_INFINITY : Number(values.until);

function argumentsGiven() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        until: { type: 'string' },
        lanes: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (thrown) {
    console.log(`${thrown instanceof Error ? thrown.message : String(thrown)}\n\n${HELP}`);
    process.exit(UNREADABLE);
  }
}

function commitHere(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/** Plays one segment and says what came of it. */
async function play({ file, linesBefore, tape }: ReadSegment, commit: string): Promise<number> {
  const { head, lines } = tape;
  const before = linesBefore + HEAD_LINES + 1;
  const end = Math.max(0, Math.min(lines.length, until - before));
  const difference = await replayTape(tape, REPLAYED_AREAS, { until: end });
  const gap = lines.findIndex(([kind]) => kind === 'g');
  const played = gap >= 0 && gap < end ? gap : end;
  const line = difference && difference.line + before;
  if (values.json)
    console.log(
      JSON.stringify({
        file,
        segment: head.segment,
        app: head.app,
        played,
        difference: difference && { ...difference, line },
      }),
    );
  else {
    if (values.lanes) for (const row of lanesOf(lines.slice(0, end))) console.log(row);
    const news = otherSources(head, commit);
    const told = difference && line !== null ? verdictOf(difference, tape, line) : [`equal, ${played} lines`];
    console.log(`${file}, segment ${head.segment}: ${told.join('\n')}`);
    if (played < end) console.log(`  lines are missing from line ${played + before} on: what follows was not played`);
    if (news) console.log(`  ${news}`);
  }
  return difference === null ? EQUAL : DIVERGED;
}

function tellUnreadable(file: string, thrown: unknown): number {
  const reason = thrown instanceof Error ? thrown.message : String(thrown);
  const code = thrown instanceof UnreadableTape ? thrown.code : 'file';
  console.log(values.json ? JSON.stringify({ file, unreadable: code, reason }) : `${file}: cannot be read: ${reason}`);
  return UNREADABLE;
}

/** Plays what is there under this path. */
async function playAll(path: string, commit: string): Promise<number> {
  let worst = EQUAL;
  const segments: ReadSegment[] = [];
  const attempt = async (file: string, read: () => number | Promise<number>) => {
    try {
      const came = await read();
      worst = Math.max(worst, came);
    } catch (thrown) {
      worst = tellUnreadable(file, thrown);
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
  // What is no state of this program can break a reducer: such a tape cannot be read either.
  for (const segment of inOrder(segments)) await attempt(segment.file, () => play(segment, commit));
  return worst;
}

const isAsked =
  positionals.length > 0 && (until === Number.POSITIVE_INFINITY || (Number.isInteger(until) && until > 0));
if (values.help || !isAsked) {
  console.log(HELP);
  process.exitCode = values.help ? EQUAL : UNREADABLE;
} else {
  const commit = commitHere();
  let worst = EQUAL;
  for (const path of positionals) worst = Math.max(worst, await playAll(path, commit));
  process.exitCode = worst;
}
