import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { chunkOf, type Manifest, manifestFiles, readManifest } from '../../server/src/web/manifest.ts';
import { DIST } from './portalBuild.ts';

const KIB = 1024;
/** Modules and shared chunks fetched before a screen is usable: the entry, and what it loads lazily on the way. */
const SIGN_IN = ['index.html'];
const WORKBENCH = [...SIGN_IN, 'src/views/companyChooser/CompanyChooser.tsx', 'signedIn', 'src/i18n/zh-CN/portal.ts'];
/** Loaded once the workbench is shown. */
const HUB_CLIENT = ['node_modules/@microsoft/signalr/dist/esm/index.js'];

/** Loaded some seconds after any page: the code that writes the action log (decision 0020). */
const TAPE = ['tape'];

/** Loaded once the shell is open: the flows of the AI chat (AI-1) and of one's own account, without their screens. */
const LATER = ['afterStart'];

/** The files a browser fetches for these modules and shared chunks, each of which must be a chunk of the build. */
function filesFor(manifest: Manifest, names: readonly string[]): Set<string> {
  const missing = names.find((name) => chunkOf(manifest, name) === undefined);
  if (missing !== undefined)
    throw new Error(`scripts/support/budgets.ts names ${missing}, which is no chunk of the build.`);
  return manifestFiles(manifest, names);
}

/** Size on the wire: the file as brotli 11 packs it, which is what the backend sends. */
async function wireBytes(files: Iterable<string>): Promise<number> {
  const sizes = await Promise.all([...files].map(async (file) => (await stat(join(DIST, `${file}.br`))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function holdsSignalR(files: Iterable<string>): Promise<boolean> {
  const contents = await Promise.all([...files].map((file) => readFile(join(DIST, file), 'utf8')));
  // A string of the client's own wire protocol, which no minifier changes.
  return contents.some((content) => content.includes('negotiateVersion'));
}

/**
 * The files of the build that the budgets count, as the manifest names them, those of the hub's client, and those that
 * write the action log. A browser test verifies this.
 */
export async function countedFiles(
  dist = DIST,
): Promise<Readonly<Record<'signIn' | 'workbench' | 'hubClient' | 'tape' | 'later', Set<string>>>> {
  const manifest = await readManifest(dist);
  return {
    signIn: filesFor(manifest, SIGN_IN),
    workbench: filesFor(manifest, WORKBENCH),
    hubClient: filesFor(manifest, HUB_CLIENT),
    tape: filesFor(manifest, TAPE),
    later: filesFor(manifest, LATER),
  };
}

/** Compares the build in dist with the budgets of the sign-in page and the workbench. */
export async function checkBudgets(): Promise<{ readonly ok: boolean; readonly lines: readonly string[] }> {
  const { signIn, workbench } = await countedFiles();
  const scripts = [...signIn].filter((file) => file.endsWith('.js'));
  const signInKib = (await wireBytes(scripts)) / KIB;
  const workbenchKib = (await wireBytes(workbench)) / KIB;
  const rows = [
    { name: 'JavaScript until sign-in is usable', value: signInKib, limit: 147, unit: 'KiB (brotli)' },
    { name: 'JavaScript and CSS until the workbench', value: workbenchKib, limit: 216, unit: 'KiB (brotli)' },
    { name: 'Files until sign-in is usable', value: signIn.size, limit: 3, unit: 'files' },
    { name: 'Files until the workbench', value: workbench.size, limit: 9, unit: 'files' },
  ];
  const lines = rows.map(({ name, value, limit, unit }) => `${name}: ${+value.toFixed(1)} of ${limit} ${unit}`);
  const signalR = await holdsSignalR(workbench);
  if (signalR) lines.push('The SignalR client is in an entry chunk: import() it in src/services/realtime.');
  return { ok: !signalR && rows.every((row) => row.value <= row.limit), lines };
}
