import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

export const REPLAY_HELP = `npm run replay -- <file or folder>…
Plays recorded tapes (*.tape, *.tape.gz; of a folder all, oldest first) on the reducers and flows of this checkout.
  --until <line>       ends before this line of the file
  --loose              flows may take turns in another order than recorded
  --flow <name>        compares, prints and exports this flow only; may be given several times
  --lanes              prints what each flow said and asked, with the milliseconds
  --json               prints one JSON value for each segment
  --devtools <folder>  writes each segment as a file that Redux DevTools imports
  --test <folder>      writes each segment as a test that passes as it is (tests/recorded is meant for them)
  --at <commit>        plays on the sources of that commit, in a git worktree of its own
Ends with 0 if all came out as recorded, 1 if one went another way, 2 if one cannot be read.`;

/** The parsed command line. */
export interface ReplayArguments {
  readonly paths: readonly string[];
  /** The line of the file before which a replay stops; infinite for its end. */
  readonly until: number;
  readonly isLoose: boolean;
  readonly flows: ReadonlySet<string> | undefined;
  readonly lanes: boolean;
  readonly json: boolean;
  readonly devtools: string | undefined;
  readonly test: string | undefined;
  readonly at: string | undefined;
}

const OPTIONS = {
  until: { type: 'string' },
  loose: { type: 'boolean', default: false },
  flow: { type: 'string', multiple: true },
  lanes: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  devtools: { type: 'string' },
  test: { type: 'string' },
  at: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Reads the arguments of the command. Null if only help is wanted. @throws Error with a message for the person. */
export function replayArguments(given: readonly string[]): ReplayArguments | null {
  const { values, positionals } = parseArgs({ args: [...given], allowPositionals: true, options: OPTIONS });
  if (values.help) return null;
  const until = values.until === undefined ? Number.POSITIVE_INFINITY : Number(values.until);
  if (until !== Number.POSITIVE_INFINITY && (!Number.isInteger(until) || until < 1))
    throw new Error('--until takes the number of a line, from 1');
  if (positionals.length === 0) throw new Error('which file or folder?');
  const folder = (path: string | undefined) => (path === undefined ? undefined : resolve(path));
  return {
    paths: positionals,
    until,
    isLoose: values.loose,
    flows: values.flow && new Set(values.flow),
    lanes: values.lanes,
    json: values.json,
    devtools: folder(values.devtools),
    test: folder(values.test),
    at: values.at,
  };
}

/** The same arguments for a command that runs in another folder, without `--at`. */
export function elsewhere({ paths, until, isLoose, flows, lanes, json, devtools, test }: ReplayArguments): string[] {
  return [
    ...paths.map((path) => resolve(path)),
    ...(until === Number.POSITIVE_INFINITY ? [] : ['--until', String(until)]),
    ...(isLoose ? ['--loose'] : []),
    ...[...(flows ?? [])].flatMap((flow) => ['--flow', flow]),
    ...(lanes ? ['--lanes'] : []),
    ...(json ? ['--json'] : []),
    ...(devtools === undefined ? [] : ['--devtools', devtools]),
    ...(test === undefined ? [] : ['--test', test]),
  ];
}
