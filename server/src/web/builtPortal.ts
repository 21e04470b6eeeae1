import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { plainFiles } from './plainFiles.ts';
import type { PortalPage } from './portalPage.ts';
import type { SharePages } from './sharePages.ts';

/** One build of the portal, as served. */
export interface PortalBuild {
  readonly page: PortalPage;
  readonly shares: SharePages;
}
interface Current extends PortalBuild {
  /** Addresses of the files that are served unchanged. */
  readonly files: ReadonlySet<string>;
}

/** Files written by every build: the page, the manifest of its files, and the renderers. */
const WATCHED = [
  'index.html',
  '.vite/manifest.json',
  '.server/renderShare.js',
  '.serverSignIn/renderSignIn.js',
  '.serverShell/renderShell.js',
];

/** Changes when a build is replaced; null while there is no page. */
async function folderStamp(folder: string): Promise<string | null> {
  const found = WATCHED.map((name) => stat(join(folder, name)).catch(() => undefined));
  const [page, ...others] = await Promise.all(found);
  if (!page) return null;
  return [page, ...others].map((file) => `${file?.ino} ${file?.mtimeMs} ${file?.size}`).join();
}

/**
 * The portal as it is on disk. If a build is replaced under a running server, the next page request reads the new one:
 * the scripts that the previous page names are gone by then.
 */
export class BuiltPortal {
  readonly #folder: string;
  readonly #read: () => Promise<PortalBuild | undefined>;
  readonly #onError: (error: unknown) => void;
  #stamp: string | null = null;
  #current: Promise<Current | undefined> = Promise.resolve(undefined);

  /** @param read - reads the build in `folder`; undefined if there is none. */
  constructor(
    folder: string,
    read: () => Promise<PortalBuild | undefined>,
    onError: (error: unknown) => void = () => {},
  ) {
    this.#folder = folder;
    this.#read = read;
    this.#onError = onError;
  }

  /** The newest build that could be read; undefined if there is none. Costs five `stat` calls. */
  async current(): Promise<Current | undefined> {
    const stamp = await folderStamp(this.#folder);
    if (stamp !== null && stamp !== this.#stamp) {
      this.#stamp = stamp;
      this.#current = this.#renewed(this.#current);
    }
    return this.#current;
  }

  async #renewed(before: Promise<Current | undefined>): Promise<Current | undefined> {
    try {
      const build = await this.#read();
      return build ? { ...build, files: new Set(await plainFiles(this.#folder)) } : before;
    } catch (error) {
      const former = await before;
      if (!former) throw error;
      // The build is still being written; its last file will change the stamp again.
      this.#onError(error);
      return former;
    }
  }
}
