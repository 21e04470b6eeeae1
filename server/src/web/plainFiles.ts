import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { MICRO_ROOT } from '../../../contract/subApp.ts';

/** Built files whose names contain their hash. */
export const ASSETS = '/assets/';

/** Names of built files that are served unchanged: no pages, dot files, precompressed variants or applications. */
export async function plainFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
    .filter((name) => !/\/\.|\.(br|gz)$|^\/index\.html$/.test(name))
    .filter((name) => !name.startsWith(ASSETS) && !name.startsWith(`${MICRO_ROOT}/`));
}
