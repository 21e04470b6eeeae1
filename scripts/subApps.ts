import { cp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { buildKit } from './support/kitBuild.ts';
import { compressFolder } from './support/precompressPlugin.ts';
import { ROOT } from './support/run.ts';

/**
 * Builds the business applications of sub-apps/ into the named folder, each with its own toolchain: `tsx
 * scripts/subApps.ts dist/micro`. The only thing shared with the portal is the folder from which each will be served.
 */
const KIT = ['hr', 'approval', 'oa', 'pdc', 'crm', 'oms', 'scm', 'wms', 'mes', 'fms'];
const SUB_APPS = join(ROOT, 'sub-apps');

async function buildVue(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: join(SUB_APPS, 'vue'),
    base: '/micro/qms/',
    logLevel: 'warn',
    oxc: { jsx: { runtime: 'automatic', importSource: 'vue' } },
    define: { __VUE_OPTIONS_API__: 'false', __VUE_PROD_DEVTOOLS__: 'false' },
    build: { outDir, emptyOutDir: true, target: 'es2022', reportCompressedSize: false },
  });
}

/** Modules served as written: only copied. */
async function copyPlain(outDir: string): Promise<void> {
  const isCode = (from: string): boolean => !from.endsWith('.html');
  // Only these two pages: the suppliers' list and records are in the same folder, and are drawn by the kit.
  for (const page of ['createSupplierPC', 'createVendorCertificationPC'])
    await cp(join(SUB_APPS, 'plain/index.html'), join(outDir, page, 'index.html'));
  await cp(join(SUB_APPS, 'plain'), join(outDir, 'plain'), { recursive: true, filter: isCode });
  await cp(join(SUB_APPS, 'shared'), join(outDir, 'shared'), { recursive: true });
}

const { positionals } = parseArgs({ allowPositionals: true });
const target = resolve(ROOT, positionals[0] ?? 'dist/micro');
await buildKit(KIT, target);
await buildVue(join(target, 'qms'));
await copyPlain(join(target, 'scm/supplier'));
await compressFolder(target);
