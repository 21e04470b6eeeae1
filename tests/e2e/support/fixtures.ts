import { test as base } from '@playwright/test';
import type { PortalServer } from '../../support/portalServer.ts';
import { Problems } from './problems.ts';
import { dropFolder, freshServer } from './template.ts';

/** One server per spec file: the first test of a file that this worker meets starts it over fresh demo data. */
class FileServers {
  #file = '';
  #current: Awaited<ReturnType<typeof freshServer>> | undefined;

  async for(file: string, environment: Readonly<Record<string, string>>): Promise<PortalServer> {
    if (this.#current === undefined || this.#file !== file) {
      await this.end();
      this.#current = await freshServer(environment);
      this.#file = file;
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
  /** The running server of this spec file; `stop`, `kill` and `start` are the test's to use. */
  readonly portal: PortalServer;
  /** Fails the test in the end if the browser met a problem the test did not announce. */
  readonly problems: Problems;
}

/** Runs in the page, before its own scripts. */
function storeNewestVersion(): void {
  // An empty page of its own (about:blank) has no storage.
  if (location.protocol.startsWith('http') && localStorage.getItem('versionNo') === null)
    localStorage.setItem('versionNo', '0.3.0');
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
  portal: async ({ servers, serverEnvironment }, use, info) => {
    await use(await servers.for(info.file, serverEnvironment));
  },
  upToDate: [true, { option: true }],
  context: async ({ context, upToDate }, use) => {
    if (upToDate) await context.addInitScript(storeNewestVersion);
    await use(context);
  },
  baseURL: async ({ portal }, use) => {
    await use(portal.origin);
  },
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
