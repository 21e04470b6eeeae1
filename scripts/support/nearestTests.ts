import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { askedClosureOf, importDepths } from '../tests/askedRoutes.ts';
import { ROOT } from './run.ts';

/** Floors of `src` whose folders are flows. */
export const FLOWS = ['features', 'sagas'];

/**
 * Which Jest tests must detect a fault: those of the folder, or else of its floor; for a flow, the unit and saga tests
 * that import it, and its own flow and view tests (`flowTestsOf`); for what flows share, all saga tests, and flow tests
 * named after one of its files. A fault that only another flow's test or a browser test would show counts as survived, because its cause
 * would be hard to find there.
 *
 * @param part - a folder or file below `src`.
 * @returns patterns below `tests`.
 */
export function nearestTests(part: string): readonly string[] {
  const [floor, flow] = part.replace(/\.ts$/, '').split('/');
  if (!flow || !FLOWS.includes(`${floor}`)) return [`${existsSync(`tests/${part}`) ? part : floor}/**/*.test.{ts,tsx}`];
  if (isShared(`${floor}/${flow}`)) return ['sagas/*.test.ts', ...namedAfter(`${floor}/${flow}`)];
  const imports = new RegExp(`/src/${floor}/${flow}[/.]`);
  const near = ['features', 'sagas']
    .flatMap((kind) => testsIn(kind).map((name) => ({ name, file: `${kind}/${name}` })))
    .filter(({ name, file }) => isOwn(name, flow) || imports.test(readFileSync(`tests/${file}`, 'utf8')));
  return [...near.map(({ file }) => file), ...flowTestsOf(flow), `views/${flow}/**/*.test.tsx`];
}

const testsIn = (kind: string) => readdirSync(`tests/${kind}`).filter((name) => name.endsWith('.test.ts'));

/** A flow's own flow tests: those named after it; or else those that import it; or else those of the flow it is part of. */
function flowTestsOf(flow: string): readonly string[] {
  const tests = testsIn('flows');
  const mentions = (folder: string, what: string) => (name: string) =>
    readFileSync(`${folder}/${name}`, 'utf8').includes(what);
  const named = tests.filter((name) => isOwn(name, flow));
  const importing = tests.filter(mentions('tests/flows', `/src/features/${flow}/`));
  const wholes = readdirSync('src/sagas')
    .filter((name) => name.endsWith('.ts') && mentions('src/sagas', `'./${flow}.ts'`)(name))
    .map((name) => name.replace('.ts', ''));
  const ofWholes = tests.filter((name) => wholes.some((whole) => isOwn(name, whole)));
  const [own = []] = [named, importing, ofWholes].filter(({ length }) => length > 0);
  return own.map((name) => `flows/${name}`);
}

/** Floors of `src` whose folders and files are measured separately. */
export const PARTED = ['services', ...FLOWS];

/** What is measured separately on a floor: its folders, or the floor itself. */
export function partsOf(floor: string): readonly string[] {
  if (!PARTED.includes(floor)) return [floor];
  return readdirSync(`src/${floor}`)
    .filter((name) => name !== 'README.md')
    .map((name) => `${floor}/${name}`);
}

/** The parts of these floors that the table in a text has no row for. */
export function unmeasured(text: string, floors: readonly string[]): readonly string[] {
  const rows = [...text.matchAll(/^\| `src\/([^`]+)`/gm)].map(([, part]) => part);
  return floors.flatMap(partsOf).filter((part) => !rows.includes(part));
}

const isShared = (folder: string) =>
  folder.startsWith('sagas/') && existsSync(`src/${folder}`) && statSync(`src/${folder}`).isDirectory();

const namedAfter = (folder: string) =>
  readdirSync(`src/${folder}`)
    .map((file) => `flows/${file.replace(/ts$/, 'test.ts')}`)
    .filter((test) => existsSync(`tests/${test}`));

/** Whether a test is named after this flow, and not after one whose name merely starts the same. */
export function isOwn(test: string, flow: string): boolean {
  const longer = readdirSync('src/features').filter((name) => name.length > flow.length && name.startsWith(flow));
  return test.startsWith(flow) && !longer.some((name) => test.startsWith(name));
}

/** As many tests as a colleague would look into. */
const HANDFUL = 4;
/** Tests of the server as a whole find faults anywhere, but do not say where. */
const OF_THE_WHOLE = /^tests\/server\/process\/|\/(fuzz|properties|documented|calls|indexes|stockUnderLoad)\.test/;

interface ServerTest {
  readonly test: string;
  readonly reached: ReadonlySet<string>;
  readonly depths: ReadonlyMap<string, number>;
  readonly text: string;
}

let known: readonly ServerTest[] | undefined;
function serverTests(): readonly ServerTest[] {
  known ??= readdirSync(join(ROOT, 'tests/server'), { recursive: true, encoding: 'utf8' })
    .map((path) => `tests/server/${path}`)
    .filter((test) => test.endsWith('.test.ts') && !OF_THE_WHOLE.test(test))
    .map((test) => {
      const text = readFileSync(join(ROOT, test), 'utf8').toLowerCase();
      return { test, reached: askedClosureOf(test), depths: importDepths(test), text };
    });
  return known;
}

/** Whether the tests of a floor do without the rest of the server, as those of the hub do. */
function standsAlone(folder: string): boolean {
  return serverTests().every(({ test, reached }) => !test.startsWith(folder) || !reached.has('server/src/app.ts'));
}

const FAR = Number.MAX_SAFE_INTEGER;
const wordsOf = (name: string): string[] => name.split(/(?=[A-Z])/).map((word) => word.toLowerCase());
/** How many words two names begin with in common, be they singular or plural. */
function commonWords(one: string, other: string): number {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const end = words.findIndex((word, index) => !word.startsWith(others[index]?.replace(/s$/, '') ?? '?'));
  return end === -1 ? words.length : end;
}

/**
 * The tests that must detect a fault in a file of the server: a handful of those that import it or request its routes.
 * First come those named after it, then those named after its folder, then those that request a route which imports it,
 * then those of its floor; of equals those that mention it most, then those with the fewest imports between. A floor whose
 * tests do without the rest of the server (the hub) is looked at as a whole: all its tests that import the file.
 *
 * @param file - a path such as `server/src/auth/lockout.ts`.
 */
export function nearestServerTests(file: string): readonly string[] {
  const [floor, ...rest] = file.replace(/^server\/src\/|\.ts$/g, '').split('/');
  const name = rest.pop() ?? '';
  const own = `tests/server/${floor}/`;
  const near = serverTests().filter(({ reached }) => reached.has(file));
  if (standsAlone(own)) {
    const ofFloor = near.filter(({ test }) => test.startsWith(own)).map(({ test }) => test);
    if (ofFloor.length > 0) return ofFloor;
  }
  const nearness = ({ test, depths, text }: ServerTest): readonly number[] => [
    commonWords(name, basename(test, '.test.ts')),
    Math.max(0, ...rest.map((folder) => commonWords(folder, basename(test, '.test.ts')))),
    Number((depths.get(file) ?? FAR) <= 2),
    Number(test.startsWith(own)),
    text.split(`${wordsOf(name)[0]}`).length,
    -(depths.get(file) ?? FAR),
  ];
  return near
    .map((one) => ({ test: one.test, nearness: nearness(one) }))
    .sort((one, other) => other.nearness.map((value, at) => value - (one.nearness[at] ?? 0)).find(Boolean) ?? 0)
    .slice(0, HANDFUL)
    .map(({ test }) => test);
}
