import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { StartError } from '../errors/startError.ts';
import type { Connections } from './connections.ts';
import { lockDataFolder } from './dataFolder.ts';
import { pgliteDialect } from './pgliteDialect.ts';

/** Connections of a PGlite that is already running. `onClosed` runs after it has been closed. */
export function embeddedConnections(lite: PGlite, onClosed = async () => {}): Connections {
  return {
    kind: 'embedded',
    dialect: pgliteDialect(lite),
    async listen(channel, receive) {
      await lite.listen(channel, receive);
    },
    onClosed,
  };
}

/** Opens the embedded database in `<folder>/pg`, created if missing. Throws StartError. */
export async function openEmbedded(folder: string): Promise<Connections> {
  const unlock = await lockDataFolder(folder);
  try {
    const path = join(folder, 'pg');
    await mkdir(path, { recursive: true });
    return embeddedConnections(await PGlite.create(path), unlock);
  } catch (error) {
    await unlock();
    throw new StartError(
      `The database in ${folder} cannot be opened: ${error instanceof Error ? error.message : error}.`,
    );
  }
}
