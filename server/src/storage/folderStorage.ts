import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type FileStorage, storageKey } from './fileStorage.ts';

/** Keeps files in a folder: `<folder>/<tenant>/<name>`, written to a temporary file and moved into place. */
export function folderStorage(folder: string): FileStorage {
  const pathOf = (tenantId: string, name: string) => join(folder, storageKey(tenantId, name));
  return {
    async put(tenantId, name, content) {
      const path = pathOf(tenantId, name);
      await mkdir(dirname(path), { recursive: true });
      const file = await open(`${path}.part`, 'w');
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(`${path}.part`, path);
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
  };
}
