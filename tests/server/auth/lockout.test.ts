import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { hashPassword, verifyHash } from '../../../server/src/auth/passwords.ts';
import { eventually } from '../support/eventually.ts';
import { CLIENT, demoData, PASSWORD, TestApp } from '../support/testApp.ts';
import { openTestDatabase } from '../support/testDatabase.ts';
import { codeFor, DEVICE, outbox, phoneOf } from '../support/textMessages.ts';

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

  it('locks an account for 300 seconds at the fifth wrong password, even for the right one', async () => {
    const texts = await fail('chen', 5);
    assert.deepEqual(texts.slice(0, 4), [WRONG, WRONG, WRONG, WRONG]);
    assert.match(texts[4] ?? '', LOCKED);
    assert.match((await app.password('chen')).body.error_description, LOCKED);
    app.pass(299);
    assert.match((await app.password('chen')).body.error_description, LOCKED);
    app.pass(2);
    assert.equal((await app.password('chen')).status, 200);
  });

  it('says until when, for known and unknown names alike, in both languages', async () => {
    const known = (await fail('admin', 5))[4] ?? '';
    const unknown = (await fail('nobody-of-that-name', 5))[4] ?? '';
    assert.match(known, /locked out .* after \d\d:\d\d \(in 5 min\)/);
    assert.equal(unknown, known);
    app.pass(130);
    assert.match((await app.password('admin')).body.error_description, /\(in 3 min\)/);
    assert.match((await app.password('nobody-of-that-name')).body.error_description, /\(in 3 min\)/);
  });

  it('tries no more than five of the passwords guessed at the same time', async () => {
    // All of them wrong: a right one may rightly be among the first five.
    const guesses = Array.from({ length: 20 }, (_, at) => app.password('lin', `wrong ${at}`));
    const answers = await Promise.all(guesses);
    const texts = answers.map(({ body }) => body.error_description);
    assert.deepEqual(
      [texts.filter((text) => text === WRONG).length, texts.filter((text) => LOCKED.test(text)).length],
      [4, 16],
    );
    assert.match((await app.password('lin')).body.error_description, LOCKED);
    app.pass(301);
    assert.equal((await app.password('lin')).status, 200);
  });

  it('starts counting again after a correct password', async () => {
    await fail('wang', 4);
    assert.equal((await app.password('wang')).status, 200);
    assert.deepEqual(await fail('wang', 4), [WRONG, WRONG, WRONG, WRONG]);
  });

  const told = async (userName: string) =>
    (await outbox(app, await phoneOf(app, userName))).filter((text) => text.includes('连续多次输错密码')).length;

  it('does not hold up people on a device they have signed in from before, and notifies them once', async () => {
    await app.signIn('lin', DEVICE);
    assert.match((await fail('lin', 5))[4] ?? '', LOCKED);
    assert.match((await app.password('lin')).body.error_description, LOCKED, 'a strange device waits');
    assert.equal((await app.password('lin', PASSWORD, DEVICE)).status, 200);
    await eventually(async () => (await told('lin')) === 1, 'a text message');
    app.pass(301);
    await fail('lin', 5);
    assert.equal(await told('lin'), 1, 'once a day');
    assert.match(
      (await app.password('lin')).body.error_description,
      LOCKED,
      'and the own device has unlocked no other',
    );
  });

  it('locks a known device after its own wrong attempts, even once strangers have used up the name’s thirty', async () => {
    await app.signIn('wang', DEVICE);
    for (let i = 0; i < 35; i += 1) await app.password('wang', 'x');
    assert.equal((await app.password('wang')).status, 429);
    for (let i = 0; i < 4; i += 1)
      assert.equal((await app.password('wang', 'x', DEVICE)).body.error_description, WRONG);
    assert.match((await app.password('wang', 'x', DEVICE)).body.error_description, LOCKED);
    assert.match((await app.password('wang', PASSWORD, DEVICE)).body.error_description, LOCKED);
  });

  it('is lifted by a code that the owner receives', async () => {
    await fail('solo', 5);
    const phoneNumber = await phoneOf(app, 'solo');
    const code = await codeFor(app, phoneNumber, 'login');
    const json = { ...CLIENT, phoneNumber, code };
    const path = '/api/account/request-token/by-sms-verification-code';
    assert.equal((await app.ask('POST', path, { json, headers: DEVICE })).status, 200);
    assert.equal((await app.password('solo')).status, 200);
  });

  it('counts an unknown name for as long as a known one, however slowly it is tried', async () => {
    for (const name of ['solo', 'solo-who-is-not-here']) {
      for (let i = 0; i < 4; i += 1) {
        assert.equal((await fail(name, 1))[0], WRONG, name);
        app.pass(1800);
      }
      assert.match((await fail(name, 1))[0] ?? '', LOCKED, name);
    }
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
    // The other accounts in the test data have cheaper hashes (testApp.ts).
    const password_hash = await hashPassword(PASSWORD);
    await counted.database.host
      .updateTable('accounts')
      .set({ password_hash })
      .where('user_name', '=', 'solo')
      .execute();
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

  it('a refunded attempt does not lift a lock that wrong ones have set in the meantime', async () => {
    let compare = (): void => {};
    const held = new Promise<void>((resolve) => {
      compare = resolve;
    });
    let isHeld = (): void => {};
    const begun = new Promise<void>((resolve) => {
      isHeld = resolve;
    });
    const slow = await TestApp.over(
      await openTestDatabase(demoData),
      {},
      {
        verifyHash: async (hash, password) => {
          if (password !== PASSWORD) return false;
          isHeld();
          await held;
          return verifyHash(hash, password);
        },
      },
    );
    const tell = async (password: string) => (await slow.password('chen', password)).body.error_description;
    await slow.database.host
      .updateTable('accounts')
      .set({ is_active: false })
      .where('user_name', '=', 'chen')
      .execute();
    const first = tell(PASSWORD);
    await begun;
    for (let i = 0; i < 3; i += 1) assert.equal(await tell('wrong'), WRONG);
    assert.match(await tell('wrong'), LOCKED);
    compare();
    assert.match(await first, /not allowed/i);
    assert.match(await tell(PASSWORD), LOCKED, 'as was said');
    slow.pass(301);
    // It does lift its own lock: the fifth attempt did not count.
    for (let i = 0; i < 4; i += 1) assert.equal(await tell('wrong'), WRONG);
    assert.match(await tell(PASSWORD), /not allowed/i);
    assert.match(await tell(PASSWORD), /not allowed/i);
    assert.match(await tell('wrong'), LOCKED);
    await slow.app.fastify.close();
    await slow.database.close();
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
