import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { verifyHash } from '../../../server/src/auth/passwords.ts';
import { demoData, PASSWORD, TestApp } from '../support/testApp.ts';
import { openTestDatabase } from '../support/testDatabase.ts';

const WRONG = 'Invalid username or password!';
const LOCKED = /locked out/;

describe('lockout', () => {
  let app: TestApp;
  before(async () => {
    app = await TestApp.start();
  });
  after(() => app.close());

  async function fail(name: string, times: number): Promise<string[]> {
    const texts: string[] = [];
    for (let i = 0; i < times; i += 1) texts.push((await app.password(name, `wrong ${i}`)).body.error_description);
    return texts;
  }

  it('ERR-1 locks an account with the fifth wrong password, for 300 seconds, even for the right one', async () => {
    const texts = await fail('chen', 5);
    assert.deepEqual(texts.slice(0, 4), [WRONG, WRONG, WRONG, WRONG]);
    assert.match(texts[4] ?? '', LOCKED);
    assert.match((await app.password('chen')).body.error_description, LOCKED);
    app.pass(299);
    assert.match((await app.password('chen')).body.error_description, LOCKED);
    app.pass(2);
    assert.equal((await app.password('chen')).status, 200);
  });

  it('ERR-1 says until when, to a known and an unknown name alike, in both languages', async () => {
    const known = (await fail('zhao', 5))[4] ?? '';
    const unknown = (await fail('nobody-of-that-name', 5))[4] ?? '';
    assert.match(known, /locked out .* after \d\d:\d\d \(in 5 min\)/);
    assert.equal(unknown, known);
    app.pass(130);
    assert.match((await app.password('zhao')).body.error_description, /\(in 3 min\)/);
    assert.match((await app.password('nobody-of-that-name')).body.error_description, /\(in 3 min\)/);
  });

  it('ERR-1 believes no more than five of the passwords that are guessed at the same time', async () => {
    const guesses = [...Array.from({ length: 19 }, (_, at) => `wrong ${at}`), PASSWORD];
    const answers = await Promise.all(guesses.map((password) => app.password('lin', password)));
    const texts = answers.map(({ body }) => body.error_description);
    assert.deepEqual(
      [texts.filter((text) => text === WRONG).length, texts.filter((text) => LOCKED.test(text)).length],
      [4, 16],
    );
    app.pass(301);
    assert.equal((await app.password('lin')).status, 200);
  });

  it('starts counting again after a correct password', async () => {
    await fail('wang', 4);
    assert.equal((await app.password('wang')).status, 200);
    assert.deepEqual(await fail('wang', 4), [WRONG, WRONG, WRONG, WRONG]);
  });

  it('does not reveal which names exist: an unknown one is locked like a known one', async () => {
    const texts = await fail('no-such-person', 5);
    assert.deepEqual(texts.slice(0, 4), [WRONG, WRONG, WRONG, WRONG]);
    assert.match(texts[4] ?? '', LOCKED);
  });

  it('takes as long for an unknown name as for a known one: both cost one comparison with a hash of the same cost', async () => {
    const costs: string[] = [];
    const counted = await TestApp.over(
      await openTestDatabase(demoData),
      {},
      {
        verifyHash: (hash, password) => {
          costs.push(hash.split('$').slice(0, 4).join('$'));
          return verifyHash(hash, password);
        },
      },
    );
    const argon2 = '$argon2id$v=19$m=19456,t=2,p=1';
    for (const name of ['solo', 'solo-unknown']) {
      const { body } = await counted.password(name, 'x');
      assert.deepEqual([body.error_description, costs.splice(0)], [WRONG, [argon2]], name);
    }
    await counted.password('solo');
    assert.deepEqual(costs, [argon2], 'a right password costs no more');
    await counted.app.fastify.close();
    await counted.database.close();
  });

  it('writes each attempt to the security log', async () => {
    const rows = await app.database.host
      .selectFrom('security_log')
      .select(['action', 'identity', 'client_id'])
      .where('user_name', '=', 'chen')
      .orderBy('id')
      .execute();
    assert.deepEqual(
      rows.map(({ action }) => action),
      [...Array<string>(4).fill('LoginFailed'), ...Array<string>(3).fill('LoginLockedout'), 'LoginSucceeded'],
    );
    assert.ok(rows.every(({ identity, client_id }) => identity === 'OpenIddict' && client_id === 'portal-web'));
  });

  it('limits attempts per name across all lockout windows', async () => {
    const statuses = new Set<number>();
    for (let i = 0; i < 32; i += 1) statuses.add((await app.password('a-name-tried-often', 'x')).status);
    assert.deepEqual([...statuses], [400, 429]);
  });
});
