import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { ROOT } from '../../scripts/support/run.ts';

const page = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');

it('every test that docs/security.md names exists', () => {
  const named = [...page.matchAll(/`([\w/.]+\.test\.tsx?)`/g)].map(([, path = '']) => path);
  assert.ok(named.length > 60, String(named.length));
  assert.deepEqual(
    named.filter((path) => !existsSync(join(ROOT, 'tests', path))),
    [],
  );
});

it('every row has ASVS numbers, and a test or a note that there is nothing to enforce', () => {
  const rows = page.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| number'));
  assert.ok(rows.length > 50, String(rows.length));
  for (const row of rows) {
    const [, numbers = '', , tests = ''] = row.split('|').map((cell) => cell.trim());
    assert.match(numbers, /^\d+\.\d+(\.\d+)?((, | – )\d+\.\d+(\.\d+)?)*$/, row);
    assert.match(tests, /^(–|`[\w/.]+`(, `[\w/.]+`)*)$/, row);
  }
});
