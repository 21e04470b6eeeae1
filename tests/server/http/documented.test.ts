import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { HELP } from '../../../server/src/config/help.ts';
import { allRoutes } from '../../../server/src/routes/allRoutes.ts';

const ROOT = join(import.meta.dirname, '../../..');
const read = (path: string) => readFile(join(ROOT, path), 'utf8');

describe('documents', () => {
  it('list each path chosen by analogy, and no other', async () => {
    const rows = (await read('docs/backend.md')).match(/^\| `(?:GET|POST|DELETE) \S+` \|/gm) ?? [];
    const listed = rows.map((row) => row.slice(3, -3)).sort();
    const chosen = allRoutes.filter(({ call }) => !call.shown).map(({ call }) => `${call.method} ${call.path}`);
    assert.deepEqual(listed, chosen.sort());
  });

  it('name each configuration variable, in both the help and docs/operations.md', async () => {
    const source = await read('server/src/config/config.ts');
    const names = new Set(
      source
        .match(/'[A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+'|env\['([A-Z]+)'\]/g)
        ?.map((name) => name.replace(/[^A-Z0-9_]/g, '')),
    );
    const operations = await read('docs/operations.md');
    assert.ok(names.size > 20);
    for (const name of names) {
      if (name === 'CHECK_ANSWERS') continue;
      assert.ok(HELP.includes(name), `help: ${name}`);
      assert.ok(operations.includes(`\`${name}\``), `operations.md: ${name}`);
    }
  });

  it('give each call a name and an address of its own', () => {
    const addresses = allRoutes.map(({ call }) => `${call.method} ${call.path}`);
    assert.equal(new Set(addresses).size, addresses.length);
    const names = allRoutes.map(({ call }) => call.id);
    assert.equal(new Set(names).size, names.length);
  });
});
