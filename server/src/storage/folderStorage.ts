import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type FileStorage, storageKey } from './fileStorage.ts';

/** No stored name ends like this: the server's names have at most one dot. */
const PART = '.part';

async function writeWhole(path: string, content: Buffer): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Whether an entry is older than an instant; false if it has disappeared in the meantime. */
async function isOlder(path: string, before: Date): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && found.mtime < before;
}

/**
 * Keeps files in a folder: `<folder>/<tenant>/<name>`, written to a temporary file and moved into place. Only the
 * server's own user may read them.
 */
export function folderStorage(folder: string): FileStorage {
  const pathOf = (tenantId: string, name: string) => join(folder, storageKey(tenantId, name));
  return {
    async put(tenantId, name, content) {
      const path = pathOf(tenantId, name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        await writeWhole(path + PART, content);
        await rename(path + PART, path);
      } catch (error) {
        // On a full disk others need the space of the partial file.
        await rm(path + PART, { force: true }).catch(() => undefined);
        throw error;
      }
    },
    async get(tenantId, name) {
      const stream = createReadStream(pathOf(tenantId, name));
      return new Promise((resolve, reject) => {
        stream.once('open', () => resolve(stream));
        stream.once('error', (error) =>
          'code' in error && error.code === 'ENOENT' ? resolve(undefined) : reject(error),
        );
      });
    },
    async remove(tenantId, name) {
      await rm(pathOf(tenantId, name), { force: true });
    },
    async sweep(before) {
      const names = await readdir(folder, { recursive: true }).catch(() => []);
      let removed = 0;
      for (const name of names.filter((one) => one.endsWith(PART))) {
        if (!(await isOlder(join(folder, name), before))) continue;
        await rm(join(folder, name), { force: true });
        removed += 1;
      }
      return removed;
    },
  };
}
