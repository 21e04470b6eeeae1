import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isOwn } from '../support/nearestTests.ts';
import { ROOT } from '../support/run.ts';
import { closureOf, referencesOf, touchedBy } from './importGraph.ts';
import { testFiles } from './nodeGroups.ts';

/**
 * What names all flows or slices of an area, or plays them: whoever imports it rests on the whole portal, and on nothing of
 * it in particular.
 */
const WHOLE =
  /^src\/(sagas\/(root|\w+Flows)|store\/(rootReducer|\w+Reducers)|areas\/\w+)\.ts$|^tests\/support\/(scenarios\/|playFlow\.)/;
const OTHER_RUNNERS = /^tests\/(server|e2e|architecture|bench)\//;
/** The flows that every scenario of an area is played for, by the list that names them; what no other names is in the portal's. */
const AREA_LISTS = {
  Entry: 'src/sagas/root.ts',
  Console: 'src/sagas/consoleFlows.ts',
  SubApps: 'src/sagas/subAppFlows.ts',
};
/** Plays all flows for days: it rests on everything, and finds what only long lives show. */
const SOAK = /\bsoak\b/;
const SAGA = /^src\/sagas\/(\w+)\.ts$/;

/** What a file rests on; the lists themselves, and nothing by way of them. */
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
 * The files of Jest that a change can touch: those that rest on it otherwise than by the lists of all there is; of the
 * flows that rest on it the tests of their name, and where a saga has changed, what plays the scenarios of its area.
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
