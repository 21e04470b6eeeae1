import { cp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';
import { compressFolder } from './support/precompressPlugin.ts';
import { ROOT } from './support/run.ts';

/**
 * Builds the business applications of sub-apps/ into the folder that is named, each by the means of its kind:
 * `tsx scripts/subApps.ts dist/micro`. Nothing here knows the portal but the folder that each will be served from.
 */
const KINDS = {
  react: ['hr', 'approval', 'oms', 'fms'],
  vue: ['crm', 'qms', 'mes', 'wms'],
  plain: ['oa', 'pdc', 'scm'],
} as const;
const SUB_APPS = join(ROOT, 'sub-apps');

const means: Readonly<Record<'react' | 'vue', InlineConfig>> = {
  react: { plugins: [react()] },
  vue: {
    oxc: { jsx: { runtime: 'automatic', importSource: 'vue' } },
    define: { __VUE_OPTIONS_API__: 'false', __VUE_PROD_DEVTOOLS__: 'false' },
  },
};

async function buildWithVite(kind: 'react' | 'vue', module: string, outDir: string): Promise<void> {
  await build({
    ...means[kind],
    configFile: false,
    root: join(SUB_APPS, kind),
    base: `/micro/${module}/`,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, target: 'es2022', reportCompressedSize: false },
  });
}

/** Modules as they were written: nothing but copied. */
async function copyPlain(module: string, outDir: string): Promise<void> {
  const isCode = (from: string): boolean => !from.endsWith('.html');
  await cp(join(SUB_APPS, 'plain', module), outDir, { recursive: true });
  await cp(join(SUB_APPS, 'shared'), join(outDir, 'shared'), { recursive: true });
  await cp(join(SUB_APPS, 'plain'), join(outDir, 'plain'), { recursive: true, filter: isCode });
}

const { positionals } = parseArgs({ allowPositionals: true });
const target = resolve(ROOT, positionals[0] ?? 'dist/micro');
for (const kind of ['react', 'vue'] as const) {
  for (const module of KINDS[kind]) await buildWithVite(kind, module, join(target, module));
}
for (const module of KINDS.plain) await copyPlain(module, join(target, module));
await compressFolder(target);
