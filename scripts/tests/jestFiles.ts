import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isOwn } from '../support/nearestTests.ts';
import { ROOT } from '../support/run.ts';
import { closureOf, referencesOf, touchedBy } from './importGraph.ts';
import { testFiles } from './nodeGroups.ts';

/**
 * Files that name or play all flows or slices of an area: an importer depends on the whole portal, and on nothing in
 * particular.
 */
const WHOLE =
  /^src\/(sagas\/(root|\w+Flows)|store\/(rootReducer|\w+Reducers)|areas\/\w+)\.ts$|^tests\/support\/(scenarios\/|playFlow\.)/;
const OTHER_RUNNERS = /^tests\/(server|e2e|architecture|bench)\//;
/**
 * The flows for which every scenario of an area is played, by the list that names them; flows that no other list names
 * are in the portal's.
 */
const AREA_LISTS = {
  Entry: 'src/sagas/root.ts',
  Console: 'src/sagas/consoleFlows.ts',
  SubApps: 'src/sagas/subAppFlows.ts',
};
/** Plays all flows for days: it depends on everything, and finds faults that only show in long sessions. */
const SOAK = /\bsoak\b/;
const SAGA = /^src\/sagas\/(\w+)\.ts$/;

/** What a file depends on; includes the lists themselves, but nothing reached only through them. */
function restsOn(file: string): ReadonlySet<string> {
  const entered = closureOf(file, (name) => !WHOLE.test(name));
  return new Set([...entered].flatMap((one) => [one, ...referencesOf(one)]));
}

/** The tests that play the scenarios of a flow's area. */
function scenariosOf(saga: string): readonly string[] {
  const lists = Object.entries(AREA_LISTS).filter(([, list]) => referencesOf(list).includes(saga));
  const areas = lists.length > 0 ? lists.map(([area]) => area) : ['Portal'];
  return ['Story', ...areas.map((area) => `Effect${area}`)].map((name) => `tests/flows/every${name}.test.ts`);
}

/**
 * The Jest files that a change can affect: those that depend on it other than through the lists of everything; for
 * flows that depend on it, the tests named after them; and if a saga has changed, the tests that play its area's
 * scenarios.
 *
 * @param changed - paths from the root.
 */
export async function jestFilesFor(changed: ReadonlySet<string>): Promise<string[]> {
  const files = (await testFiles('.')).filter((file) => !OTHER_RUNNERS.test(file));
  const sagas = readdirSync(join(ROOT, 'src/sagas')).map((name) => `src/sagas/${name}`);
  const flows = touchedBy(
    changed,
    sagas.filter((file) => SAGA.test(file) && !WHOLE.test(file)),
    restsOn,
  );
  const names = flows.map((file) => basename(file, '.ts'));
  const ofFlows = files.filter((file) => {
    const [, kind, name = ''] = file.split('/');
    return kind === 'views' ? names.includes(name) : kind === 'flows' && names.some((flow) => isOwn(name, flow));
  });
  const played = [...changed].some((file) => file.startsWith('src/sagas/')) ? flows.flatMap(scenariosOf) : [];
  const hasSoak = [...changed].some((file) => SOAK.test(file));
  return [...new Set([...touchedBy(changed, files, restsOn), ...ofFlows, ...played])]
    .filter((file) => hasSoak || !SOAK.test(file))
    .sort();
}
