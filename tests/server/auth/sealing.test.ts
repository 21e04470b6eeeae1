import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { seal, unseal } from '../../../server/src/auth/sealing.ts';
import { readConfig } from '../../../server/src/config/config.ts';

const KEY = Buffer.alloc(32, 1);

describe('secrets at rest', () => {
  it('are encrypted afresh each time, and can be read only with the same key', () => {
    const [first, second] = [seal(KEY, 'ABCD'), seal(KEY, 'ABCD')];
    assert.notEqual(first, second);
    assert.equal(Buffer.from(first, 'base64url').includes('ABCD') || first.includes('ABCD'), false);
    assert.deepEqual([unseal(KEY, first), unseal(KEY, second)], ['ABCD', 'ABCD']);
    assert.throws(() => unseal(Buffer.alloc(32, 2), first));
    assert.throws(() => unseal(undefined, first), /SECRETS_KEY/);
  });

  it('are refused once they have been tampered with', () => {
    const sealed = seal(KEY, 'ABCD');
    const at = sealed.length - 3;
    const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
    assert.throws(() => unseal(KEY, changed));
  });

  it('stay plain without a key, and can still be read once there is one', () => {
    assert.equal(unseal(KEY, seal(undefined, 'ABCD')), 'ABCD');
  });

  it('need a key of 32 bytes, or the server does not start', () => {
    assert.deepEqual(readConfig({ SECRETS_KEY: KEY.toString('base64') }).secretsKey, KEY);
    assert.equal(readConfig({}).secretsKey, undefined);
    assert.throws(() => readConfig({ SECRETS_KEY: 'c2hvcnQ=' }), /SECRETS_KEY must be 32 bytes in base64/);
  });
});
