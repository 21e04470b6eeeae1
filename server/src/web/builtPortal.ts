import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { plainFiles } from './plainFiles.ts';
import type { PortalPage } from './portalPage.ts';
import type { SharePages } from './sharePages.ts';

/** What one build of the portal answers with. */
export interface PortalBuild {
  readonly page: PortalPage;
  readonly shares: SharePages;
}
interface Current extends PortalBuild {
  /** Addresses of the files that are served unchanged. */
  readonly files: ReadonlySet<string>;
}

/** Written by every build: the page, what names its files, and what draws pages. */
const WATCHED = [
  'index.html',
  '.vite/manifest.json',
  '.server/renderShare.js',
  '.serverSignIn/renderSignIn.js',
  '.serverShell/renderShell.js',
];

/** What differs where a build has been replaced; null while there is no page. */
async function stampOf(folder: string): Promise<string | null> {
  const found = WATCHED.map((name) => stat(join(folder, name)).catch(() => undefined));
  const [page, ...others] = await Promise.all(found);
  if (!page) return null;
  return [page, ...others].map((file) => `${file?.ino} ${file?.mtimeMs} ${file?.size}`).join();
}

/**
 * The portal as it lies on the disk. A build that is replaced under a running server is read again by the first page that is
 * asked for afterwards: the scripts that the former page names are gone by then.
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

  /** The newest build that could be read; undefined if none has been made. Costs a look at five files. */
  async current(): Promise<Current | undefined> {
    const stamp = await stampOf(this.#folder);
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
      // In the middle of being written; its last file changes the stamp once more.
      this.#onError(error);
      return former;
    }
  }
}
