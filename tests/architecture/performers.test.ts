import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../scripts/support/run.ts';

const filesOf = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(ROOT, folder, name));
const textOf = (path: string) => readFileSync(path, 'utf8');
const SAGAS = filesOf('src/sagas');
/** Floors whose functions touch the world outside the store. */
const OUTSIDE = ['src/services', 'src/sagas/channels'].map((folder) => join(ROOT, folder));

interface Asked {
  readonly name: string;
  readonly file: string;
}

/** Names that a file imports from outside, with what they refer to at their origin. */
function importedFromOutside(path: string): ReadonlyMap<string, Asked> {
  const found = new Map<string, Asked>();
  for (const [, names = '', from = ''] of textOf(path).matchAll(/import \{([^}]*)\} from '(\.[^']*)'/g)) {
    const target = resolve(dirname(path), from);
    if (!OUTSIDE.some((folder) => target.startsWith(folder))) continue;
    for (const each of names.split(',')) {
      const [name = '', local = name] = each.trim().split(' as ');
      found.set(local, { name, file: target });
    }
  }
  return found;
}

/** What the sagas ask of the outside world: the name and the file of each function that they `call`. */
const asked = SAGAS.flatMap((path) => {
  const imported = importedFromOutside(path);
  const names = [...textOf(path).matchAll(/\b(?:call|withChannel)\(\s*(\w+)/g)].map(([, name = '']) => name);
  return names.filter((name) => name !== 'withChannel').flatMap((name) => imported.get(name) ?? []);
});
const marked = [...SAGAS, ...filesOf('src/services'), ...filesOf('src/store')].flatMap((path) =>
  [...textOf(path).matchAll(/(?:const (\w+)(?:: \w+)? = |(\w+): )performer\(\s*'(\w+)'/g)].map(
    ([, constant, key, mark = '']) => ({
      path,
      name: constant ?? key ?? '',
      mark,
    }),
  ),
);

/** Run-time imports that no performer of the kind `code` makes. */
const fetchedBeside = (source: string): string[] =>
  source
    .replaceAll(/performer\('\w+', \(\) => import\('[^']*'\), 'code'\)/g, '')
    .match(/\bimport\([^)]*\)/g)
    ?.slice() ?? [];

describe('performers', () => {
  it('whatever a flow calls outside the store is marked, so that a tape can answer in its place', () => {
    assert.ok(asked.length > 100, `only ${asked.length} calls were found`);
    const unmarked = asked.filter(({ name, file }) => !marked.some((one) => one.path === file && one.name === name));
    assert.deepEqual(unmarked, []);
  });

  it('a mark is the name of its function alone, however a build renames functions', () => {
    assert.deepEqual(
      marked.filter(({ name, mark }) => name !== mark),
      [],
    );
    const marks = marked.map(({ mark }) => mark);
    assert.deepEqual(
      marks.filter((mark, index) => marks.indexOf(mark) !== index),
      [],
    );
  });

  it('code that a flow fetches is fetched by a performer of that kind, which a replay performs again', () => {
    const fetched = SAGAS.flatMap((path) => fetchedBeside(textOf(path)).map((text) => `${path}: ${text}`));
    assert.deepEqual(fetched, []);
    assert.deepEqual(fetchedBeside("yield* call(() => import('./calls/rareTokens.ts'));"), [
      "import('./calls/rareTokens.ts')",
    ]);
  });

  it('a flow calls no closure: nothing could name it on a tape', () => {
    const closures = SAGAS.flatMap((path) =>
      [...textOf(path).matchAll(/\bcall\(\s*(?:async\b|\(\)\s*=>\s*(?!\w+\())/g)].map(([text]) => `${path}: ${text}`),
    );
    assert.deepEqual(closures, []);
  });
});
