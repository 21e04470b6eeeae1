import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { ROOT } from '../../scripts/support/run.ts';

/** The errors that a flow distinguishes by class. What channels distinguish is outside: a tape answers in their place. */
const toldApart = (source: string): string[] =>
  [...source.matchAll(/\binstanceof (\w+)/g)].map(([, name = '']) => name).filter((name) => name !== 'Error');

/** The rows of the table by which a replay recreates errors. */
const rowsIn = (source: string): string[] => {
  const [, table = ''] = /const ERRORS: ErrorTable = \{\n(.*?)\n\};/s.exec(source) ?? [];
  return [...table.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name);
};

it('every error that flows distinguish by class comes back from a tape as that class', () => {
  const folder = join(ROOT, 'src/sagas');
  const flows = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.startsWith('channels'),
  );
  const found = new Set(flows.flatMap((path) => toldApart(readFileSync(join(folder, path), 'utf8'))));
  assert.ok(found.has('ApiFailure'), 'nothing was found: the pattern does not fit any more');
  const rows = rowsIn(readFileSync(join(ROOT, 'src/store/replayTape.ts'), 'utf8'));
  const missing = [...found].filter((name) => !rows.includes(name));
  assert.deepEqual(missing, [], 'give each a row in ERRORS of src/store/replayTape.ts');
});

it('an error without a row is found', () => {
  assert.deepEqual(toldApart('if (thrown instanceof StartFailure) return; thrown instanceof Error'), ['StartFailure']);
  assert.deepEqual(rowsIn('const ERRORS: ErrorTable = {\n  ApiFailure: () => x,\n};'), ['ApiFailure']);
});
