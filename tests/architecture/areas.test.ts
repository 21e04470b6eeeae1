import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { build, type Plugin } from 'vite';
import { countedFiles } from '../../scripts/support/budgets.ts';
import { DIST, ensurePortalBuild } from '../../scripts/support/portalBuild.ts';
import { ROOT } from '../../scripts/support/run.ts';

const AREA_BYTES = 300 * 1024;
/** What naming an area in `src/areas/registry.ts` may cost every page: its name and the address of its chunk. */
const REGISTRY_BYTES = 200;
const BIG = randomBytes(AREA_BYTES / 2).toString('hex');

/** An area as a developer would add it, with everything that belongs to one: state, flow, screen, texts and looks. */
const bigArea: Plugin = {
  name: 'big-area',
  enforce: 'pre',
  resolveId: (id) => (/^virtual:big/.test(id) ? `\0${id}` : null),
  load: (id) => {
    if (id === '\0virtual:big.css') return `.big { background: var(--sheet); --text: "${BIG.slice(0, 1000)}" }`;
    if (id !== '\0virtual:big') return null;
    return `import 'virtual:big.css';
      const texts = ${JSON.stringify(BIG)};
      export const area = { reducers: { big: (state = texts) => state }, flows: { *big() {} }, Screen: () => texts };`;
  },
  transform: (code, id) =>
    id.endsWith('src/areas/registry.ts')
      ? code.replace('export const AREAS = {', "export const AREAS = { big: () => import('virtual:big'),")
      : null,
};

async function bytesOf(dist: string, files: Iterable<string>): Promise<number> {
  const sizes = await Promise.all([...files].map(async (file) => (await stat(join(dist, file))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

describe('an area costs only those who enter it', () => {
  let dist = '';
  before(async () => {
    await ensurePortalBuild();
    dist = await mkdtemp(join(tmpdir(), 'atrium-areas-'));
    await build({
      root: ROOT,
      logLevel: 'error',
      plugins: [bigArea],
      build: { outDir: dist, emptyOutDir: true },
    });
  });
  after(() => rm(dist, { recursive: true, force: true }));

  it('includes its bytes in the build', async () => {
    const files = (await readdir(join(dist, 'assets'))).filter((file) => file.endsWith('.js'));
    const texts = await Promise.all(files.map((file) => readFile(join(dist, 'assets', file), 'utf8')));
    assert.equal(texts.filter((text) => text.includes(BIG)).length, 1);
  });
  for (const page of ['signIn', 'workbench'] as const)
    it(`${page === 'signIn' ? 'sign-in' : 'the workbench'} stays as small as it was`, async () => {
      const counted = await countedFiles();
      const grown = await countedFiles(dist);
      const more = (await bytesOf(dist, grown[page])) - (await bytesOf(DIST, counted[page]));
      assert.ok(Math.abs(more) <= REGISTRY_BYTES, `${more} bytes more`);
    });
});
