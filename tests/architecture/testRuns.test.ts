import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { isDrawn } from '../../scripts/support/drawn.ts';
import { nearestServerTests, unmeasured } from '../../scripts/support/nearestTests.ts';
import { ROOT } from '../../scripts/support/run.ts';
import { provideServerBundle } from '../../scripts/support/serverBundle.ts';
import { askedClosureOf } from '../../scripts/tests/askedRoutes.ts';
import { BROWSER_FLOWS, CORE } from '../../scripts/tests/browserMap.ts';
import { closureOf, touchedBy } from '../../scripts/tests/importGraph.ts';
import { jestFilesFor } from '../../scripts/tests/jestFiles.ts';
import { groupsOf, testFiles } from '../../scripts/tests/nodeGroups.ts';
import { ON_BOTH } from '../server/support/databases.ts';

const browserFiles = (await testFiles('e2e')).map((file) => file.replace(/^tests\/e2e\/|\.test\.ts$/g, ''));

describe('what npm test runs', () => {
  it('the list of server files for both databases names existing files', async () => {
    const files = await testFiles('server');
    const dead = ON_BOTH.filter((entry) => !files.some((file) => file.startsWith(`tests/server/${entry}`)));
    assert.deepEqual(dead, []);
  });

  it('runs every server file at least once, and a database file on both kinds', async () => {
    const files = await testFiles('server');
    const groups = groupsOf(files);
    assert.deepEqual([...new Set(groups.flatMap((group) => group.files))].sort(), files);
    const kinds = groups.filter((group) => group.files.includes('tests/server/db/tenantBinding.test.ts'));
    assert.deepEqual(kinds.map(({ onPostgres }) => onPostgres).sort(), [false, true]);
  });

  it('bundles the backend once, however many stages request it concurrently', async () => {
    const [one, other] = [provideServerBundle(), provideServerBundle()];
    assert.equal(one, other);
    await Promise.all([one, other]);
  });

  it('every browser file states its flows, and every stated flow is a name of the portal', () => {
    assert.deepEqual(Object.keys(BROWSER_FLOWS).sort(), browserFiles);
    assert.deepEqual(
      CORE.filter((name) => !browserFiles.includes(name)),
      [],
    );
    const names = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }).flatMap((path) =>
      path.replace(/\.\w+$/, '').split('/'),
    );
    const unknown = Object.values(BROWSER_FLOWS)
      .flat()
      .filter((flow) => !names.includes(flow));
    assert.deepEqual([...new Set(unknown)], []);
  });

  it('finds what depends on a file, through imports and through programs started by their path', () => {
    const start = 'tests/server/process/start.test.ts';
    assert.ok(closureOf(start).has('server/src/main.ts'));
    const pair = [start, 'tests/server/hub/registry.test.ts'];
    assert.deepEqual(touchedBy(new Set(['server/src/main.ts']), pair), [start]);
  });

  it('selects for Jest the tests that depend on a change other than through catch-all lists, and those of the affected flows', async () => {
    const touched = (file: string) => jestFilesFor(new Set([file]));
    assert.deepEqual(await touched('src/lib/csv.ts'), [
      'tests/features/memberImport.test.ts',
      'tests/lib/csv.test.ts',
      'tests/lib/importFile.test.ts',
      'tests/sagas/memberImport.test.ts',
      'tests/views/console/importPreview.test.tsx',
    ]);
    const flow = await touched('src/sagas/login.ts');
    assert.ok(flow.includes('tests/flows/login.test.ts'));
    assert.deepEqual(
      flow.filter((file) => file.includes('/every')),
      ['tests/flows/everyEffectEntry.test.ts', 'tests/flows/everyStory.test.ts'],
    );
    // A change to the list itself, or to what every session begins with, affects everything.
    assert.ok((await touched('tests/support/playFlow.ts')).length > 100);
    assert.ok((await touched('src/features/session/sessionSlice.ts')).length > 200);
    assert.deepEqual(await touched('server/src/main.ts'), []);
  });

  it('for the applications and the demo data, a server test depends on what it names', () => {
    const sales = 'tests/server/business/crm.test.ts';
    const lockout = 'tests/server/auth/lockout.test.ts';
    const seed = 'tests/server/seed/seedDemo.test.ts';
    const touched = (file: string) =>
      touchedBy(new Set([`server/src/${file}`]), [lockout, sales, seed], askedClosureOf);
    assert.deepEqual(touched('domain/business/applications/crm.ts'), [sales]);
    assert.deepEqual(touched('seed/seedDemo.ts'), [seed]);
    const orders = 'tests/server/business/orders.test.ts';
    const shared = new Set(['server/src/domain/business/applications/spreading.ts']);
    assert.deepEqual(touchedBy(shared, [lockout, orders], askedClosureOf), [orders], 'applications share it');
    assert.deepEqual(touched('db/database.ts'), [lockout, sales, seed]);
  });

  it('for the server’s routes, a test depends on those it requests', () => {
    const tasks = 'tests/server/routes/tasks.test.ts';
    const push = 'tests/server/routes/push.test.ts';
    const everyRoute = 'tests/server/routes/fuzz.test.ts';
    const all = [tasks, push, everyRoute];
    const touched = (file: string) => touchedBy(new Set([`server/src/${file}`]), all, askedClosureOf);
    assert.deepEqual(touched('routes/tasks.ts'), [tasks, everyRoute]);
    assert.deepEqual(touched('domain/tasks/change.ts'), [tasks, everyRoute]);
    assert.deepEqual(touched('routes/push.ts'), [push, everyRoute]);
    // Every test signs in, and what the routes are built on is beneath all of them.
    assert.deepEqual(touched('routes/token.ts'), all);
    assert.deepEqual(touched('http/registerRoutes.ts'), all);
  });

  it('whatever has a row in the table of scores is left out of the estimate for the rest', () => {
    const table = '| `src/lib` | 94 % |\n| `src/sagas/login.ts` | 98 % |\n| `server/src/hub` | 74 % |';
    const rest = unmeasured(table, ['lib', 'store', 'services', 'sagas']);
    assert.deepEqual(
      ['lib', 'store', 'services/http', 'sagas/login.ts', 'sagas/network.ts'].filter((part) => rest.includes(part)),
      ['store', 'services/http', 'sagas/network.ts'],
    );
  });

  it('a fault in a file of the server must be detected by the tests named after it, then by those closest to it', () => {
    const nearest = (file: string) => nearestServerTests(`server/src/${file}.ts`);
    assert.equal(nearest('auth/lockout')[0], 'tests/server/auth/lockout.test.ts');
    assert.deepEqual(nearest('domain/tasks/mark').slice(0, 3), [
      'tests/server/domain/taskChanges.test.ts',
      'tests/server/domain/tasks.test.ts',
      'tests/server/routes/tasks.test.ts',
    ]);
    // A name says more than a folder whose name many tests share.
    assert.equal(nearest('domain/console/orderSteps')[0], 'tests/server/routes/orders.test.ts');
    // No name fits; these request the routes that list the notices.
    assert.equal(nearest('domain/portal/sharing')[0], 'tests/server/routes/portalLists.test.ts');
    assert.equal(nearest('http/registerRoutes').length, 4);
    assert.deepEqual(
      nearest('http/registerRoutes').filter((file) => /fuzz|process/.test(file)),
      [],
    );
    assert.deepEqual(nearest('absent'), []);
    // Nobody starts the whole server for the hub: all its tests are as near.
    const hub = nearest('hub/connection');
    assert.ok(hub.length > 10 && hub.every((file) => file.startsWith('tests/server/hub/')), hub.join());
  });

  it('a sample of faults is about one in so many, and the same in every clone', () => {
    const drawn = Array.from({ length: 1000 }, (_, at) => at).filter((at) => isDrawn(['fault', at], 10));
    assert.deepEqual([drawn.length, drawn.slice(0, 4)], [110, [9, 14, 42, 55]]);
  });
});
