import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { provideServerBundle } from '../../../scripts/support/serverBundle.ts';
import { BUNDLE_VARIABLE } from '../../../scripts/support/serverProgram.ts';
import { createLeanDatabase } from '../../support/leanDatabase.ts';
import { PortalServer } from '../../support/portalServer.ts';
import { quickFolder } from '../../support/quickFolder.ts';
import { setDay, shiftedServer } from './day.ts';

/** Workers inherit the environment of the set-up, and so learn where this run keeps its data. */
const VARIABLE = 'ATRIUM_E2E_FOLDER';
const TEMPLATE = 'template';

function folderOfRun(): string {
  const folder = process.env[VARIABLE];
  if (folder === undefined) throw new Error('No template has been made in this run.');
  return folder;
}

/** A file that every worker of this run can read. */
export const fileOfRun = (name: string): string => join(folderOfRun(), name);

/**
 * Bundles the server and starts it once over an empty folder, so that the demo data is there; keeps the folder as a template.
 * @param visit - what else the run wants from that server, given its origin
 * @returns removes the template and everything made from it
 */
export async function makeTemplate(visit: (origin: string) => Promise<void>): Promise<() => Promise<void>> {
  const folder = await quickFolder('e2e');
  process.env[VARIABLE] = folder;
  setDay();
  process.env[BUNDLE_VARIABLE] = await provideServerBundle();
  const template = join(folder, TEMPLATE);
  // The server keeps its database in this folder of its data, and starts faster if one exists there.
  await mkdir(template);
  await (await createLeanDatabase(join(template, 'pg'))).close();
  const server = new PortalServer(template, shiftedServer());
  await server.start();
  await visit(server.origin).finally(() => server.stop());
  return () => dropFolder(folder);
}

/** A server over its own copy of the template, not yet started; `environment` is added to its own. */
export async function freshServer(
  environment: Readonly<Record<string, string>> = {},
): Promise<{ readonly server: PortalServer; readonly folder: string }> {
  const folder = await mkdtemp(join(folderOfRun(), 'data-'));
  await cp(join(folderOfRun(), TEMPLATE), folder, { recursive: true });
  return { server: new PortalServer(folder, { ...shiftedServer(), ...environment }), folder };
}

export async function dropFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}
