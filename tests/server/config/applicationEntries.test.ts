import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readConfig } from '../../../server/src/config/config.ts';
import { StartError } from '../../../server/src/errors/startError.ts';

const read = (applicationEntries: unknown) =>
  readConfig({ PORTAL_CONFIG: JSON.stringify({ applicationEntries }) }).portal['applicationEntries'];

describe('the configured location of an application', () => {
  it('is a folder of this origin', () => {
    const entries = { crm: '/apps/crm-2/', scm: '/micro/scm/' };
    assert.deepEqual(read(entries), entries);
    assert.equal(readConfig({}).portal['applicationEntries'], undefined);
  });
  for (const entry of [
    'https://crm.example/',
    '//crm.example/',
    '/\\crm.example/',
    '/apps/../crm/',
    '/apps/%2e%2e/',
    '/apps/crm',
    'apps/crm/',
    'javascript:alert(1)',
    '/',
    7,
  ]) {
    it(`is rejected at startup, naming its module: ${entry}`, () => {
      assert.throws(
        () => read({ crm: entry }),
        (error) =>
          error instanceof StartError && error.message.includes("'crm'") && error.message.includes('/micro/crm/'),
      );
    });
  }
  it('is empty if the installation has none', () => {
    const entries = { crm: null, scm: '' };
    assert.deepEqual(read(entries), entries);
  });
  it('is not a list', () => assert.throws(() => read(['/micro/crm/']), StartError));
});
