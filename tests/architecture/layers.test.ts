import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { FAMILIES, type Target } from '../../lint/floor.ts';
import { arrowsOf, SIDES } from '../../lint/layers.ts';
import { PORTAL_FLOORS, SEALED_FLOORS } from '../../lint/portalLayers.ts';
import { ROOT } from '../../scripts/support/run.ts';
import { findingsOf, lintSnippets } from './support/lintSnippets.ts';

const RULE = 'lint/style/noRestrictedImports';
const FOLDERS = [...new Set(SIDES.flatMap(({ folders }) => folders))];

interface Import {
  readonly from: string;
  readonly to: string;
  readonly specifier: string;
  /** What the linter must say; undefined where the import is allowed. */
  readonly advice: string | undefined;
}

/** A package of the family that matches its pattern, or a file of the folder as a file one level below `from` names it. */
function specifiersOf(from: string, to: Target): string[] {
  const family = Object.entries(FAMILIES).find(([name]) => name === to)?.[1];
  if (family !== undefined)
    return family.map((pattern) => pattern.replace('node:*', 'node:fs').replace(/\*+$/, 'part'));
  return [`${'../'.repeat(from.split('/').length + 1)}${to}/other/thing.ts`];
}

const imports: Import[] = SIDES.flatMap((side) =>
  side.floors.flatMap((floor) =>
    arrowsOf(floor, side).flatMap(({ to, door, advice }) => {
      const from = floor.folder;
      const refusable = specifiersOf(from, to).map((specifier) => ({ from, to, specifier, advice }));
      if (door === undefined) return refusable;
      const specifier = `${'../'.repeat(from.split('/').length + 1)}${door}`;
      return [...refusable, { from, to: door, specifier, advice: undefined }];
    }),
  ),
);
const sealed: Import[] = SEALED_FLOORS.flatMap(({ folder: from, only, message }) => [
  ...[...FOLDERS, ...Object.values(FAMILIES).flat()]
    .filter((to) => to !== from && !to.includes('*'))
    .map((to) => {
      const specifier = FOLDERS.some((folder) => folder === to) ? `../../../${to}/other/thing.ts` : to;
      return { from, to, specifier, advice: message };
    }),
  ...only.map((to) => ({ from, to, specifier: to, advice: undefined })),
]);
const own: Import[] = [...SEALED_FLOORS, ...PORTAL_FLOORS].map(({ folder: from }) => ({
  from,
  to: 'its own folder',
  specifier: './thing.ts',
  advice: undefined,
}));

const cases = [...imports, ...sealed, ...own].map((each, index) => ({
  ...each,
  path: `${each.from}/part/i${index}.ts`,
  code: `import { thing } from '${each.specifier}';\n\nexport const used = thing;\n`,
}));
const found = lintSnippets(Object.fromEntries(cases.map(({ path, code }) => [path, code])));

describe('a folder imports what its row in lint/ allows, and nothing else', () => {
  for (const { from, to, specifier, advice, path } of cases) {
    it(`${from} ${advice === undefined ? 'may' : 'must not'} import ${to} (${specifier})`, () => {
      const findings = findingsOf(found, path, RULE);
      if (advice === undefined) assert.deepEqual(findings, []);
      else
        assert.ok(
          findings.some(({ text }) => text.includes(advice)),
          JSON.stringify(found.get(path)),
        );
    });
  }
});

describe('the rows themselves', () => {
  it('point downwards: a floor of the portal may import only floors earlier in the list', () => {
    const floors: readonly Target[] = PORTAL_FLOORS.map(({ folder }) => folder);
    const upward = PORTAL_FLOORS.flatMap(({ folder, may }, index) =>
      may.filter((to) => floors.indexOf(to) >= index).map((to) => `${folder} → ${to}`),
    );
    assert.deepEqual(upward, []);
  });
  it('name only folders and doors that exist', () => {
    const doors = PORTAL_FLOORS.flatMap((floor) => Object.values(floor.doors ?? {}));
    const named = [...FOLDERS.filter((folder) => folder !== 'sub-apps'), ...doors];
    assert.deepEqual(
      named.filter((name) => !existsSync(join(ROOT, name))),
      [],
    );
  });
});
