import { test as base } from '@playwright/test';
import { type PortalServer, START_LIMIT_MS } from '../../support/portalServer.ts';
import { Line } from './line.ts';
import { prepareContext } from './pages.ts';
import { Problems } from './problems.ts';
import { dropFolder, freshServer } from './template.ts';
import { Told } from './told.ts';

/**
 * One server per spec file: the first test of a file that this worker meets starts it over fresh demo data. A file that
 * is repeated in one run begins anew as well.
 */
class FileServers {
  #key = '';
  #current: Awaited<ReturnType<typeof freshServer>> | undefined;

  async for(key: string, environment: Readonly<Record<string, string>>): Promise<PortalServer> {
    if (this.#current === undefined || this.#key !== key) {
      await this.end();
      this.#current = await freshServer(environment);
      this.#key = key;
    }
    await this.#current.server.start();
    return this.#current.server;
  }

  async end(): Promise<void> {
    if (this.#current === undefined) return;
    await this.#current.server.stop();
    await dropFolder(this.#current.folder);
    this.#current = undefined;
  }
}

interface TestFixtures {
  /** Environment variables of this spec file's server; the same for the whole file. */
  readonly serverEnvironment: Readonly<Record<string, string>>;
  /** Whether the browser starts with the newest version stored, so that no version dialog is in the way. */
  readonly upToDate: boolean;
  /** The running server of this spec file. */
  readonly portal: PortalServer;
  /** Whether the browser reaches the server over `line`, which the test may cut. */
  readonly behindLine: boolean;
  /** A line to the server of this spec file. */
  readonly line: Line;
  /** The toasts and popups that the pages have shown. */
  readonly told: Told;
  /** Fails the test in the end if the browser met a problem the test did not announce. */
  readonly problems: Problems;
}

/**
 * Playwright's test with a real server behind every page: `page.goto('/login')` meets this file's own server, which is
 * running and seeded when the test begins.
 */
export const test = base.extend<TestFixtures, { readonly servers: FileServers }>({
  servers: [
    // Playwright wants the first parameter taken apart, even where nothing of it is needed.
    async ({ browserName: _ }, use) => {
      const servers = new FileServers();
      await use(servers);
      await servers.end();
    },
    { scope: 'worker' },
  ],
  serverEnvironment: [{}, { option: true }],
  portal: [
    async ({ servers, serverEnvironment }, use, info) => {
      await use(await servers.for(`${info.file} ${info.repeatEachIndex}`, serverEnvironment));
    },
    // Of its own: a server's start is not the test's time.
    { timeout: START_LIMIT_MS },
  ],
  behindLine: [false, { option: true }],
  line: async ({ portal }, use) => {
    const line = new Line(portal.port);
    await line.open();
    await use(line);
    await line.close();
  },
  upToDate: [true, { option: true }],
  context: async ({ context, upToDate }, use) => {
    await prepareContext(context, { upToDate });
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
