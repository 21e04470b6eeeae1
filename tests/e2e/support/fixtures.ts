import { test as base } from '@playwright/test';
import { type PortalServer, START_LIMIT_MS } from '../../support/portalServer.ts';
import { Line } from './line.ts';
import { prepareContext } from './pages.ts';
import { Problems } from './problems.ts';
import { dropFolder, freshServer } from './template.ts';
import { Told } from './told.ts';

/** The server lets an account sign in thirty times in five minutes; each test does so about once. */
const TESTS_A_SHARED_SERVER = 20;

type Running = Awaited<ReturnType<typeof freshServer>>;

/**
 * The servers of a worker: one shared by all spec files that leave the demo data as it is, and one for a file that
 * does not, started over fresh data by the first of its tests on this worker. A file that is repeated in one run
 * starts over as well.
 */
class Servers {
  readonly #running = new Map<'shared' | 'own', Running & { readonly key: string }>();
  #shared = 0;

  /** For a spec file that leaves the demo data as it is. */
  forReading(): Promise<PortalServer> {
    const number = Math.floor(this.#shared / TESTS_A_SHARED_SERVER);
    this.#shared += 1;
    return this.for('shared', String(number), {});
  }

  async for(kind: 'shared' | 'own', key: string, environment: Readonly<Record<string, string>>): Promise<PortalServer> {
    const known = this.#running.get(kind);
    if (known?.key === key) {
      await known.server.start();
      return known.server;
    }
    await this.#end(kind);
    const fresh = await freshServer(environment);
    this.#running.set(kind, { ...fresh, key });
    await fresh.server.start();
    return fresh.server;
  }

  async end(): Promise<void> {
    for (const kind of ['shared', 'own'] as const) await this.#end(kind);
  }

  async #end(kind: 'shared' | 'own'): Promise<void> {
    const ended = this.#running.get(kind);
    if (ended === undefined) return;
    this.#running.delete(kind);
    await ended.server.stop();
    await dropFolder(ended.folder);
  }
}

interface TestFixtures {
  /** Whether this spec file leaves the demo data unchanged, so that it needs no server of its own. */
  readonly onlyReads: boolean;
  /** Environment variables for this spec file's own server; the same for the whole file. */
  readonly serverEnvironment: Readonly<Record<string, string>>;
  /** Whether the browser starts with the newest version stored, so that no version dialog is in the way. */
  readonly upToDate: boolean;
  /** Whether a person who signs in for the first time gets the tour. */
  readonly tour: boolean;
  /** The running server of this spec file, its own or the shared one. */
  readonly portal: PortalServer;
  /** Whether the browser reaches the server over `line`, which the test may cut. */
  readonly behindLine: boolean;
  /** A line to the server of this spec file. */
  readonly line: Line;
  /** The toasts and popups that the pages have shown. */
  readonly told: Told;
  /** Fails the test at the end if the browser met a problem that the test did not announce. */
  readonly problems: Problems;
}

/**
 * Playwright's test with a real server behind every page: `page.goto('/login')` reaches a server that is running and
 * seeded when the test begins.
 */
export const test = base.extend<TestFixtures, { readonly servers: Servers }>({
  servers: [
    // Playwright requires the first parameter to be destructured, even if nothing of it is needed.
    async ({ browserName: _ }, use) => {
      const servers = new Servers();
      await use(servers);
      await servers.end();
    },
    { scope: 'worker' },
  ],
  onlyReads: [false, { option: true }],
  serverEnvironment: [{}, { option: true }],
  portal: [
    async ({ servers, onlyReads, serverEnvironment }, use, info) => {
      const own = `${info.file} ${info.repeatEachIndex}`;
      await use(await (onlyReads ? servers.forReading() : servers.for('own', own, serverEnvironment)));
    },
    // Its own timeout, since starting a server is not test time; longer than the server's limit, which says what failed.
    { timeout: START_LIMIT_MS + 30_000 },
  ],
  behindLine: [false, { option: true }],
  line: async ({ portal }, use) => {
    const line = new Line(portal.port);
    await line.open();
    await use(line);
    await line.close();
  },
  upToDate: [true, { option: true }],
  tour: [false, { option: true }],
  context: async ({ context, upToDate, tour }, use) => {
    await prepareContext(context, { upToDate, tour });
    await use(context);
  },
  baseURL: async ({ portal, line, behindLine }, use) => {
    await use(behindLine ? line.origin : portal.origin);
  },
  told: [
    async ({ context }, use) => {
      const told = new Told();
      await told.watch(context);
      await use(told);
    },
    { auto: true },
  ],
  problems: [
    async ({ context }, use) => {
      const problems = new Problems();
      problems.watch(context);
      await use(problems);
      expect(problems.unexpected(), 'console errors, exceptions, failed requests').toEqual([]);
    },
    { auto: true },
  ],
});

export const expect = test.expect;
