import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readConfig } from '../../../server/src/config/config.ts';
import { StartError } from '../../../server/src/errors/startError.ts';

const read = (searchTargets: unknown) =>
  readConfig({ PORTAL_CONFIG: JSON.stringify({ searchTargets }) }).portal['searchTargets'];

describe('a configured search target', () => {
  it('is an address or a path with the keyword after the host', () => {
    const targets = {
      process: '/child/approval/list?q={keyword}',
      project: 'https://projects.example/{keyword}/tasks',
      mail: 'https://mail.example?q={keyword}&in=all',
    };
    assert.deepEqual(read(targets), targets);
    assert.equal(readConfig({}).portal['searchTargets'], undefined);
  });
  for (const target of [
    'https://{keyword}',
    'https://{keyword}.example/',
    'https://mail.example/',
    'https://mail.example{keyword}',
    '//mail.example/{keyword}',
    '/\\mail.example/{keyword}',
    'javascript:alert({keyword})',
    'mail?q={keyword}',
    7,
  ]) {
    it(`is rejected at startup, naming its scope: ${target}`, () => {
      assert.throws(
        () => read({ mail: target }),
        (error) => error instanceof StartError && /'mail'/.test(error.message),
      );
    });
  }
  it('has no other scopes, and is not a list', () => {
    assert.throws(() => read({ member: '/q={keyword}' }), StartError);
    assert.throws(() => read(['/q={keyword}']), StartError);
  });
});
