import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../scripts/support/run.ts';
import { filesToOpen, READ_ONCE, SUBJECTS } from '../bench/filesToOpen/reading.ts';

const rows = readFileSync(join(ROOT, 'docs/decisions/0008-small-in-concepts.md'), 'utf8').split('\n');

/** How many files the newest column of the table names for a subject. */
function recordedFor(name: string): string | undefined {
  const cells = rows.find((row) => new RegExp(`^\\| (files and lines to open )?for ${name}\\b`).test(row))?.split('|');
  return cells?.at(-2)?.split('/')[0]?.trim();
}

describe('the newest column of decision 0008', () => {
  for (const subject of SUBJECTS) {
    it(`names as many files to open for ${subject.name} as there are`, () => {
      assert.equal(
        recordedFor(subject.name),
        String(filesToOpen(ROOT, subject, READ_ONCE).length),
        'open fewer, or correct the column and its date by `npm run bench:files`',
      );
    });
  }
});
