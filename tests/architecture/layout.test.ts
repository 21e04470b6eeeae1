import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { REQUIREMENTS } from '../../docs/requirements/groups.ts';
import { PORTAL_FLOORS, SEALED_FLOORS } from '../../lint/portalLayers.ts';
import { SERVER_FLOORS } from '../../lint/serverLayers.ts';
import { citedTests, idsIn } from '../../scripts/support/citedTests.ts';
import { requirementFaults } from '../../scripts/support/requirementDocs.ts';
import { ROOT } from '../../scripts/support/run.ts';

const MAX_LINES = 250;

const FOLDERS = ['src', 'server', 'contract', 'lint', 'scripts', 'tests', 'sub-apps'].filter((name) =>
  existsSync(join(ROOT, name)),
);

/** Every source file of the project, relative to the root. */
const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
).filter((file) => /\.(tsx?|mjs|css)$/.test(file) && !/\/(node_modules|dist)\//.test(file));
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** Folders directly under `parent` that contain a source file. */
function foldersUnder(parent: string): string[] {
  const names = sources.filter((file) => file.startsWith(`${parent}/`)).map((file) => file.slice(parent.length + 1));
  return [...new Set(names.filter((name) => name.includes('/')).map((name) => name.split('/')[0] ?? ''))];
}

/** Every folder with a README and a row in `lint/`. */
const rows: readonly { readonly folder: string; readonly may: readonly string[] }[] = [
  ...SEALED_FLOORS.filter(({ folder }) => folder !== 'contract').map(({ folder }) => ({ folder, may: [] })),
  ...PORTAL_FLOORS,
  ...SERVER_FLOORS,
];

/** The folders that a README allows in its sentence on imports. */
function allowedBy(readme: string): string[] {
  const [, words = ''] = /\bmay import\b(.*?)\.(?:\s|$)/is.exec(readme) ?? [];
  const named = [...words.matchAll(/`(?:(contract)(?:\/[\w./]*)?|(src\/\w+)[\w./]*|(\w+)\/[\w./]*)`/g)];
  return [...new Set(named.map(([, contract, portal, server]) => contract ?? portal ?? `server/src/${server}`))].sort();
}

describe('the repository layout', () => {
  it('finds the sources at all', () => {
    assert.ok(sources.length > 50);
  });
  it(`no source is longer than ${MAX_LINES} lines`, () => {
    // What `npm run replay -- --test` writes is as long as its tape.
    const written = sources.filter((file) => !file.startsWith('tests/recorded/'));
    const long = written.filter((file) => read(file).trimEnd().split('\n').length > MAX_LINES);
    assert.deepEqual(long, []);
  });
  for (const parent of ['src', 'server/src']) {
    it(`each folder directly under ${parent} says in a README what lives there and what it may import`, () => {
      const missing = foldersUnder(parent).filter((name) => !existsSync(join(ROOT, parent, name, 'README.md')));
      assert.deepEqual(missing, []);
      const silent = foldersUnder(parent).filter((name) => !/import/i.test(read(`${parent}/${name}/README.md`)));
      assert.deepEqual(silent, [], 'say what the folder may import');
    });
  }
  for (const { folder, may } of rows)
    it(`the README of ${folder} names exactly the folders that its row allows`, () => {
      const allowed = may.filter((target) => target === 'contract' || target.includes('/'));
      assert.deepEqual(allowedBy(read(`${folder}/README.md`)), allowed.sort());
    });
  it('a README is read to the end of its sentence on imports', () => {
    const portal =
      'Like `src/views`.\nMay import: `src/lib`, `src/store/hooks.ts`, types of `contract/`, `ws`. Never `src/theme`.';
    assert.deepEqual(allowedBy(portal), ['contract', 'src/lib', 'src/store']);
    const server = 'it may import\nonly `errors/hubError.ts` and, in `fastify.ts`, types: no other.\n\nNot `db/`.';
    assert.deepEqual(allowedBy(server), ['server/src/errors']);
  });
  it('no file is an index or merely re-exports what others export', () => {
    const barrels = sources.filter((file) => {
      if (/\/index\.tsx?$/.test(file)) return true;
      const code = read(file)
        .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
        .trim();
      return code !== '' && code.split(/;\s*/).every((part) => part === '' || /^export [^=]*\bfrom '/.test(part));
    });
    assert.deepEqual(barrels, []);
  });
  it('every requirement named in a test exists', () => {
    const known: readonly string[] = REQUIREMENTS.map(({ id }) => id);
    const unknown = sources
      .filter((file) => file.startsWith('tests/'))
      .flatMap((file) => idsIn(read(file)).map((id) => ({ file, id })))
      .filter(({ id }) => !known.includes(id));
    assert.deepEqual(unknown, []);
  });
  it('every requirement is covered by a test, or says why it is not built yet', async () => {
    assert.deepEqual(requirementFaults(await citedTests()), []);
  });
  it('contract/ imports its schema library and itself, nothing else', () => {
    const imports = sources
      .filter((file) => file.startsWith('contract/'))
      .flatMap((file) =>
        [...read(file).matchAll(/\bfrom '([^']+)'|\bimport\('([^']+)'\)/g)].map((hit) => hit[1] ?? hit[2]),
      );
    assert.deepEqual(
      imports.filter((name) => name !== 'zod/mini' && !/^\.\/(rules\/)?[\w-]+\.ts$/.test(name ?? '')),
      [],
    );
    assert.ok(imports.length > 0);
  });
  it('there is no suppression comment outside tests', () => {
    const suppression = /biome-ignore|@ts-(ignore|expect-error|nocheck)|eslint-disable/;
    assert.deepEqual(
      sources.filter((file) => !file.startsWith('tests/') && suppression.test(read(file))),
      [],
    );
  });
});
