import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { backendConfig } from './scripts/support/backendConfigPlugin.ts';
import { precompress } from './scripts/support/precompressPlugin.ts';
import { readableName, shortName } from './scripts/support/scopedName.ts';

/** Address of the reference backend while developing; `npm run dev` sets it. */
const backend = process.env.ATRIUM_BACKEND ?? 'http://127.0.0.1:4300';
/**
 * Packages whose modules do nothing when they are only imported, though their package.json does not say so. Told of it,
 * the bundler leaves out what nobody uses of them: 12 KiB of form and validation code on the sign-in page.
 */
const WITHOUT_SIDE_EFFECTS = /node_modules\/(antd|@rc-component|@ant-design)\/.*\.js$/;

export default defineConfig(({ command, isSsrBuild = false }) => ({
  plugins: [react(), backendConfig(backend), !isSsrBuild && precompress()],
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
      ...(!isSsrBuild && { output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } } }),
    },
  },
  // The backend loads one file, wherever the build is served from.
  ssr: { noExternal: true },
  // Vite leaves this to Node there, which would draw with React's slow development build.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  server: {
    proxy: {
      '/api': backend,
      '/connect': backend,
      '/micro': backend,
      '/signalr-hubs': { target: backend, ws: true },
    },
  },
}));
