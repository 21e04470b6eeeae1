import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../scripts/support/run.ts';
import { DEFAULTS, LIMITS } from '../../src/constants/limits.ts';
import { TIMING } from '../../src/constants/timing.ts';
import { WIDTHS } from '../../src/theme/widths.ts';

const textsOf = (ending: RegExp) =>
  readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !name.startsWith('constants'))
    .map((name) => readFileSync(join(ROOT, 'src', name), 'utf8'))
    .join('\n');
const code = textsOf(/\.tsx?$/);
const sheets = textsOf(/\.css$/);

describe('LIM-1 every constant of the product is used by its name', () => {
  for (const [table, names] of Object.entries({ LIMITS, TIMING, DEFAULTS })) {
    it(table, () => {
      const unused = Object.keys(names)
        .map((name) => `${table}.${name}`)
        .filter((name) => !new RegExp(`\\b${name.replace('.', '\\.')}\\b`).test(code));
      assert.deepEqual(unused, []);
    });
  }

  it('style sheets take the widths of specification §9 from the theme', () => {
    const unread = Object.keys(WIDTHS).filter((name) => !sheets.includes(`var(--w-${name})`));
    assert.deepEqual(unread, []);
  });

  it('no part of the page frame has such a width of its own', () => {
    const shell = readFileSync(join(ROOT, 'src/views/shell/shell.module.css'), 'utf8');
    for (const width of ['sidebar', 'sidebarCollapsed', 'footerOffset', 'footerCollapsedOffset'] as const)
      assert.doesNotMatch(shell, new RegExp(`\\b${WIDTHS[width]}\\b`));
  });
});
