import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };
import { backendConfig } from './scripts/support/backendConfigPlugin.ts';
import { precompress } from './scripts/support/precompressPlugin.ts';
import { readableName, shortName } from './scripts/support/scopedName.ts';
import { sharedChunk } from './scripts/support/sharedChunk.ts';

/** Address of the reference backend while developing; `npm run dev` sets it. */
const backend = process.env.ATRIUM_BACKEND ?? 'http://127.0.0.1:4300';
/**
 * Packages whose modules do nothing when they are only imported, though their package.json does not say so. Told of it,
 * the bundler leaves out what nobody uses of them: 12 KiB of form and validation code on the sign-in page.
 */
const WITHOUT_SIDE_EFFECTS = /node_modules\/(antd|@rc-component|@ant-design)\/.*\.js$/;

const productionOf = (name: string) =>
  fileURLToPath(new URL(`./node_modules/react-router/dist/production/${name}.mjs`, import.meta.url));

/** The commit that is checked out; empty where there is no repository. */
function commitOfSources(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

export default defineConfig(({ command, isSsrBuild = false }) => ({
  plugins: [react(), backendConfig(backend), !isSsrBuild && precompress()],
  // Its package.json leads every bundler to the development build.
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: productionOf('index') },
      { find: /^react-router\/dom$/, replacement: productionOf('dom-export') },
    ],
  },
  css: { modules: { generateScopedName: command === 'build' ? shortName : readableName } },
  build: {
    target: 'es2022',
    manifest: !isSsrBuild,
    // What draws the first answer of public pages (docs/decisions/0010) has its styles beside it, in one file.
    ...(isSsrBuild && { copyPublicDir: false, cssCodeSplit: false, ssrEmitAssets: true }),
    sourcemap: false,
    reportCompressedSize: false,
    // What matters is checked by the budgets of scripts/support/budgets.ts.
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    rolldownOptions: {
      treeshake: { moduleSideEffects: (id) => !WITHOUT_SIDE_EFFECTS.test(id) },
      // What every page starts with is one file: as the thirty that it would share with lazy chunks it packs 10 KiB worse.
      ...(!isSsrBuild && {
        output: {
          codeSplitting: {
            groups: [
              { name: 'start', tags: ['$initial'] },
              { name: sharedChunk, debugName: 'shared', includeDependenciesRecursively: false },
            ],
          },
        },
      }),
    },
  },
  // For the head of a tape (src/store/tapeDesk.ts).
  define: {
    BUILT_FROM: JSON.stringify({ version: manifest.version, commit: commitOfSources() }),
    // Vite leaves this to Node there, which would draw with React's slow development build.
    ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"' }),
  },
  // The backend loads one file, wherever the build is served from.
  ssr: { noExternal: true },
  server: {
    proxy: {
      '/api': backend,
      '/connect': backend,
      '/micro': backend,
      '/signalr-hubs': { target: backend, ws: true },
    },
  },
}));
