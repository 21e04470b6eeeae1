/**
 * Measures sign-in page and workbench beside those of another portal, given by its build folder:
 * `npm run bench:peers -- <folder> [--peer tests/bench/peers/soybeanAdmin.json] [--rounds 5] [--slow-4g]`. The real backend with
 * its demo alternates with a plain server that has the peer's files ready, compressed by brotli at its best, and answers its calls
 * as the description says. Each visit has a new browser context (nothing cached, no service worker, 1440 × 900) and a CPU four times
 * slower. Definitions, all measured from the start of the navigation:
 *
 * - first paint: the browser's `first-contentful-paint`;
 * - usable: the fields of the sign-in page, or the contents of the workbench, are visible;
 * - responds to input: a press on the button that shows the password has shown it; pressed once the page is usable, then every 100 ms;
 * - usable, Slow 4G: the same over the DevTools profile of that name (`--slow-4g`);
 * - busy: the main-thread work until the page settles, which is 2 s without traffic and with less than a tenth of work;
 * - tasks over 50 ms, longest task, commits by React: until then;
 * - heap: the JavaScript heap then, after a collection;
 * - requests: what the page requested until then, opened sockets included; calls are those that scripts make for data;
 * - JavaScript, all bytes: bodies as received, compressed, without headers.
 *
 * Times, weight and the slow line have a visit each, so that none disturbs another. Prints both tables with the goals, and the same as
 * JSON in test-results/bench-peers.json. A missed goal is printed but does not fail the run.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensurePortalBuild } from '../../scripts/support/portalBuild.ts';
import { ROOT } from '../../scripts/support/run.ts';
import { PortalServer, runFolder } from '../support/portalServer.ts';
import { readBuilt } from './peers/builtFiles.ts';
import { readPeer } from './peers/description.ts';
import { rowsOf } from './peers/goals.ts';
import { measureRounds } from './peers/rounds.ts';
import { serve } from './peers/serve.ts';
import { runningPeer, runningPortal } from './peers/sites.ts';
import { launch } from './portal/browser.ts';

const { values, positionals } = parseArgs({
  options: {
    peer: { type: 'string', default: join(ROOT, 'tests/bench/peers/soybeanAdmin.json') },
    rounds: { type: 'string', default: '5' },
    'slow-4g': { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const [folder] = positionals;
if (folder === undefined) throw new Error('Name the folder that the build of the peer has written.');

const peer = await readPeer(values.peer);
const files = await serve(await readBuilt(folder, peer.moved), peer.answers);
await ensurePortalBuild();
await mkdir(runFolder('bench'), { recursive: true });
const data = await mkdtemp(join(runFolder('bench'), 'peers-'));
const server = new PortalServer(data, { LOG_LEVEL: 'warn' });
const browser = await launch();
try {
  await server.start();
  const sites = {
    portal: await runningPortal(browser, server.origin),
    peer: await runningPeer(browser, files.origin, peer),
  };
  const before = loadavg();
  const rounds = await measureRounds(browser, sites, { rounds: Number(values.rounds), slow: values['slow-4g'] });
  const rows = { signIn: rowsOf('signIn', rounds), workbench: rowsOf('workbench', rounds) };
  for (const [page, of] of Object.entries(rows)) {
    console.log(`${page}: Atrium beside ${peer.name}`);
    console.table(of);
  }
  const machine = { cores: cpus().length, cpu: cpus()[0]?.model ?? '', node: process.versions.node };
  const load = [before, loadavg()];
  await mkdir(join(ROOT, 'test-results'), { recursive: true });
  await writeFile(
    join(ROOT, 'test-results', 'bench-peers.json'),
    JSON.stringify({ machine, browser: browser.version(), load, peer: peer.name, rows, rounds }),
  );
} finally {
  await browser.close();
  files.close();
  await server.stop();
  await rm(data, { recursive: true, force: true });
}
