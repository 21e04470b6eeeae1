import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../scripts/support/run.ts';

const FLOORS = ['constants', 'features', 'lib', 'sagas', 'services', 'store', 'tape', 'views'].map(
  (floor) => `src/${floor}`,
);
/**
 * What is read together. The kit and the Vue application draw the same things under the same names with two libraries,
 * and share only the kit's core.
 */
const PROGRAMS: Readonly<Record<string, readonly string[]>> = {
  backend: ['contract', 'server/src'],
  portal: ['contract', ...FLOORS],
  kit: ['contract', 'sub-apps/shared', 'sub-apps/kit'],
  'the Vue application': ['contract', 'sub-apps/shared', 'sub-apps/kit/core', 'sub-apps/vue'],
};

/** A function, or a constant that is one; a call of the contract is neither, and what serves it has its name. */
const FUNCTION =
  /^export (?:(?:async )?function\*? (\w+)|const (\w+)(?:: [^=\n]*)? =\s*(?:async )?(?:<[^(]*>)?\((?:[^()]|\([^()]*\))*\)(?:: [^=]*?)? =>)/gm;

/** The functions that a folder's files export, once per file. */
function functionsIn(folder: string): { name: string; file: string }[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(ROOT, folder, file), 'utf8');
      const names = [...text.matchAll(FUNCTION)].map(([, declared, constant = '']) => declared ?? constant);
      return [...new Set(names)].map((name) => ({ name, file: `${folder}/${file}` }));
    });
}

describe('a function’s name means one thing', () => {
  for (const [program, folders] of Object.entries(PROGRAMS)) {
    it(`in what is read together: ${program}`, () => {
      const places = new Map<string, string[]>();
      for (const { name, file } of folders.flatMap(functionsIn)) places.set(name, [...(places.get(name) ?? []), file]);
      assert.ok(places.size > 100);
      const twice = [...places]
        .filter(([, files]) => files.length > 1)
        .map(([name, files]) => `${name}: ${files.join(', ')}`);
      assert.deepEqual(twice, [], 'rename the less exact one');
    });
  }
});
