import assert from 'node:assert/strict';
import { dirname } from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { isHeeded, provideServerBundle } from '../../../scripts/support/serverBundle.ts';
import { hashOfSources } from '../../../scripts/support/sourceHash.ts';

describe('the bundle that npm start runs', () => {
  it('is named after its sources, and gives the program to whoever imports it without running it', async () => {
    const bundle = await provideServerBundle();
    assert.equal(await provideServerBundle(), bundle);
    const program: typeof import('../../../server/src/main.ts') = await import(pathToFileURL(bundle).href);
    assert.deepEqual(Object.keys(program), ['runServer']);
    const sources = ['contract', 'server/src', 'package-lock.json', 'scripts/support/serverBundle.ts'];
    assert.match(dirname(bundle), new RegExp(`/${(await hashOfSources(sources)).slice(0, 16)}$`));
  });

  it('refuses files whose change would go unnoticed', () => {
    const files = ['contract/hub.ts', 'server/src/main.ts', 'node_modules/fastify/fastify.js', 'package-lock.json'];
    assert.deepEqual(files.filter(isHeeded), files);
    assert.deepEqual(['src/lib/paging.ts', 'contractor.ts', '../other.ts'].filter(isHeeded), []);
  });
});
