import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, it } from 'node:test';
import { FAMILIES, type Target } from '../../lint/floor.ts';
import { arrowsOf, FAMILY_NAMES, SIDES } from '../../lint/layers.ts';
import { SEALED_FLOORS } from '../../lint/portalLayers.ts';
import { SERVER_ROOT } from '../../lint/serverLayers.ts';
import { ROOT } from '../../scripts/support/run.ts';
import { findingsOf, lintSnippets } from './support/lintSnippets.ts';

const RULE = 'lint/style/noRestrictedImports';
const FOLDERS = [...new Set(SIDES.flatMap(({ folders }) => folders))];

interface Import {
  readonly from: string;
  readonly to: string;
  readonly specifiers: readonly string[];
  /** What the linter must say; undefined if the import is allowed. */
  readonly advice: string | undefined;
}

/** How a file in `folder` names a file of the project. */
function relativeTo(folder: string, file: string): string {
  const specifier = posix.relative(folder, file);
  return specifier.startsWith('.') ? specifier : `./${specifier}`;
}

/** Packages that match the patterns of a family, or a file of a folder as a file in `from` names it. */
function specifiersOf(from: string, to: string): string[] {
  const family = Object.entries(FAMILIES).find(([name]) => name === to)?.[1];
  if (family !== undefined) return family.map((glob) => glob.replace('node:*', 'node:fs').replace(/\*+$/, 'part'));
  return [relativeTo(from, to.endsWith('.ts') ? to : `${to}/other/thing.ts`)];
}

const imports: Import[] = SIDES.flatMap((side) =>
  side.floors.flatMap((floor) =>
    arrowsOf(floor, side).flatMap(({ to, door, advice }) => {
      const from = floor.folder;
      const arrow = { from, to, specifiers: specifiersOf(`${from}/part`, to), advice };
      if (door === undefined) return [arrow];
      return [arrow, { from, to: door, specifiers: specifiersOf(`${from}/part`, door), advice: undefined }];
    }),
  ),
);
const sealed: Import[] = SEALED_FLOORS.flatMap(({ folder: from, only, message: advice }) => [
  ...[...FOLDERS, ...FAMILY_NAMES]
    .filter((to) => to !== from)
    .map((to) => ({
      from,
      to,
      specifiers: specifiersOf(`${from}/part`, to).filter((one) => !only.includes(one)),
      advice,
    })),
  ...only.map((to) => ({ from, to, specifiers: [to], advice: undefined })),
]);
const own: Import[] = [...SEALED_FLOORS, ...SIDES.flatMap(({ floors }) => floors)].map(({ folder: from }) => ({
  from,
  to: 'its own folder',
  specifiers: ['./thing.ts'],
  advice: undefined,
}));

const cases = [...imports, ...sealed, ...own].map((each, index) => ({
  ...each,
  files: each.specifiers.map((specifier, part) => ({
    path: `${each.from}/part/i${index}x${part}.ts`,
    code: `import { thing } from '${specifier}';\n\nexport const used = thing;\n`,
  })),
}));
const found = lintSnippets(
  Object.fromEntries(cases.flatMap(({ files }) => files.map(({ path, code }) => [path, code]))),
);

describe('the imports that a folder’s row in lint/ allows', () => {
  for (const { from, to, specifiers, advice, files } of cases) {
    it(`${from} ${advice === undefined ? 'may' : 'must not'} import ${to} (${specifiers[0]})`, () => {
      for (const { path, code } of files) {
        const texts = findingsOf(found, path, RULE).map(({ text }) => text);
        if (advice === undefined) assert.deepEqual(texts, [], code);
        else
          assert.ok(
            texts.some((text) => text.includes(advice)),
            code,
          );
      }
    });
  }
});

describe('the rows themselves', () => {
  it('point downwards: a floor may import only floors earlier in its list', () => {
    const upward = SIDES.flatMap(({ floors }) => {
      const order: readonly Target[] = floors.map(({ folder }) => folder);
      return floors.flatMap(({ folder, may }, index) =>
        may.filter((to) => order.indexOf(to) >= index).map((to) => `${folder} → ${to}`),
      );
    });
    assert.deepEqual(upward, []);
  });
  it('name only folders and doors that exist', () => {
    const doors = SIDES.flatMap(({ floors }) => floors.flatMap(({ doors = {} }) => Object.values(doors)));
    const named = [...FOLDERS.filter((folder) => folder !== 'sub-apps'), ...doors];
    assert.deepEqual(
      named.filter((name) => !existsSync(join(ROOT, name))),
      [],
    );
  });
  it('send people only to folders and files that exist, as do the other rules', () => {
    const rules = readdirSync(join(ROOT, 'lint')).filter((file) => !file.endsWith('.json'));
    const named = rules.flatMap((file) => {
      const text = readFileSync(join(ROOT, 'lint', file), 'utf8');
      return text.match(/\b(?:src|server|tests|scripts|contract)\/[\w./]*\w/g) ?? [];
    });
    assert.ok(named.length > 50);
    assert.deepEqual(
      [...new Set(named)].filter((name) => ![name, `${name}.ts`].some((path) => existsSync(join(ROOT, path)))),
      [],
    );
  });
  it('name every folder of the server, and every file beside them', () => {
    const entries = readdirSync(join(ROOT, 'server/src')).map((name) => `server/src/${name}`);
    const rows: readonly string[] = [
      ...SIDES.flatMap(({ floors }) => floors.map(({ folder }) => folder)),
      ...SERVER_ROOT,
    ];
    assert.deepEqual(
      entries.filter((entry) => !rows.includes(entry)),
      [],
    );
  });
});
