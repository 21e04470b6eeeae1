import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readConfig } from '../../../server/src/config/config.ts';

const DATABASE_URL = 'postgres://atrium@db.aurora.example/atrium';

it('events go over Redis only if its address is set', () => {
  assert.equal(readConfig({ DATABASE_URL }).backplane, undefined);
  for (const url of ['redis://cache', 'rediss://cache:6380', 'redis://:p%40ss@cache:6379/2', 'redis://[::1]:6379'])
    assert.deepEqual(readConfig({ DATABASE_URL, BACKPLANE_URL: url }).backplane, { url, prefix: 'atrium' });
  const own = readConfig({ DATABASE_URL, BACKPLANE_URL: 'redis://cache', BACKPLANE_PREFIX: 'atrium:staging' });
  assert.equal(own.backplane?.prefix, 'atrium:staging');
});

it('an impossible Redis address is rejected with the name of its variable, and not repeated', () => {
  for (const url of [
    'cache:6379',
    'http://me:secret@cache',
    'redis://',
    'redis://:secret@cache/one',
    'redis://:secret%@cache',
  ])
    assert.throws(
      () => readConfig({ DATABASE_URL, BACKPLANE_URL: url }),
      ({ message }) => /^BACKPLANE_URL must be an address such as redis:/.test(message) && !/secret/.test(message),
      url,
    );
  assert.throws(
    () => readConfig({ DATABASE_URL, BACKPLANE_URL: 'redis://cache', BACKPLANE_PREFIX: 'a b' }),
    /^StartError: BACKPLANE_PREFIX must be .* not 'a b'/,
  );
});

it('Redis is rejected with the embedded database, which one process has to itself', () => {
  assert.throws(() => readConfig({ BACKPLANE_URL: 'redis://cache' }), /^StartError: BACKPLANE_URL .* DATABASE_URL/);
});
