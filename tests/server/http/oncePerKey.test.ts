import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { KyselyPlugin } from 'kysely';
import { IDEMPOTENCY_KEY } from '../../../contract/call.ts';
import { oncePerKey } from '../../../server/src/http/oncePerKey.ts';
import { tenantId, unitId, userId } from '../../../server/src/seed/staff.ts';
import { forgetEnded } from '../../../server/src/sweeps.ts';
import { eventually } from '../support/eventually.ts';
import { type Answer, TestApp } from '../support/testApp.ts';
import { outbox } from '../support/textMessages.ts';

const TASK = '/api/user-work/personal/create';
const UNITS = '/api/console/organization/units/add';
const DAY = 86_400;

describe('creation under an idempotency key', () => {
  let app: TestApp;
  let lin: string;
  before(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    lin = (await app.enter('lin', 'aurora')).access_token;
  });
  after(() => app.close());

  const send = (url: string, json: object, key: string, token = lin): Promise<Answer> =>
    app.ask('POST', url, { token, json, headers: { [IDEMPOTENCY_KEY]: key } });
  const task = (title: string) => ({
    title,
    startedAt: '2026-11-21T09:00:00',
    endAt: '2026-11-21T18:00:00',
    executors: [userId('aurora', 'lin')],
    isWarming: false,
  });
  const unit = (displayName: string) => ({ parentId: unitId('aurora', '00001.00002'), displayName });
  async function countOf(title: string): Promise<number> {
    const rows = await app.database.inHost((db) =>
      db.selectFrom('tasks').select('id').where('title', '=', title).execute(),
    );
    return rows.length;
  }

  it('makes one to-do from ten requests at once, which all get its id', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(TASK, task('一次'), 'ten')));
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
    assert.equal(new Set(answers.map(({ body }) => body.id)).size, 1);
    assert.equal(await countOf('一次'), 1);
  });

  it('costs one statement, in the creating transaction', async () => {
    const statements: string[] = [];
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        statements.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const key = {
      tenant_id: tenantId('aurora'),
      user_id: userId('aurora', 'lin'),
      call: 'c',
      key: 'k',
      content_hash: 'h',
    };
    // Within a transaction, the database refuses every statement outside it.
    const made = await app.database.inHost((db) =>
      oncePerKey(app.database, key, app.now, (keep) => keep(db.withPlugin(counting), async () => 'made')),
    );
    assert.deepEqual([made, statements], ['made', ['InsertQueryNode']]);
  });

  it('makes a new one each time without a key or with another', async () => {
    const ids = [
      await send(TASK, task('多次'), 'a'),
      await send(TASK, task('多次'), 'b'),
      await app.ask('POST', TASK, { token: lin, json: task('多次') }),
    ].map(({ body }) => body.id);
    assert.equal(new Set(ids).size, 3);
  });

  it('does not share keys between people, companies or calls', async () => {
    const chen = (await app.enter('chen', 'aurora')).access_token;
    const answers = [
      await send(TASK, task('同钥'), 'mine'),
      await send(TASK, task('同钥'), 'mine', chen),
      await send('/api/user-date-schedule/create', task('同钥'), 'mine'),
    ];
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200],
      answers[2]?.text,
    );
    assert.equal(new Set(answers.map(({ body }) => body.id)).size, 3);
  });

  it('refuses different content under the same key', async () => {
    assert.equal((await send(TASK, task('先'), 'same')).status, 200);
    const { status, body } = await send(TASK, task('后'), 'same');
    assert.deepEqual([status, body.error.message], [422, 'This key has already been used for something else.']);
    assert.equal(await countOf('后'), 0);
  });

  it('does not store a refusal: the corrected request succeeds under the same key', async () => {
    assert.equal((await send(UNITS, unit('标准组'), 'first')).status, 200);
    const refused = await send(UNITS, unit('标准组'), 'second');
    assert.deepEqual(refused.body.error.validationErrors[0].members, ['displayName']);
    assert.equal((await send(UNITS, unit('标准二组'), 'second')).status, 200);
  });

  it('gives ten requests at once for something unique the answer of the one that succeeded', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(UNITS, unit('十次组'), 'units')));
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]), answers.at(-1)?.text);
    assert.equal(new Set(answers.map(({ body }) => body.id)).size, 1);
    assert.equal((await send(UNITS, unit('十次组'), 'another')).status, 400);
  });

  it('notifies nobody twice about what was sent twice', async () => {
    const json = { ...task('只说一次'), executors: [userId('aurora', 'chen')] };
    await send(TASK, json, 'told');
    await send(TASK, json, 'told');
    const rows = await app.database.inHost((db) =>
      db.selectFrom('notifications').select('id').where('title', 'like', '%只说一次').execute(),
    );
    assert.equal(rows.length, 1);
  });

  it('is refused to anybody who may no longer create, whatever was created before', async () => {
    const chen = (await app.enter('chen', 'aurora')).access_token;
    const grant = (isGranted: boolean) =>
      app.ask('POST', `/api/console/organization/members/${userId('aurora', 'chen')}/set-policy`, {
        token: lin,
        json: { policy: 'AbpExtend.HostConsole', isGranted },
      });
    await grant(true);
    assert.equal((await send(UNITS, unit('许可组'), 'granted', chen)).status, 200);
    await grant(false);
    assert.equal((await send(UNITS, unit('许可组'), 'granted', chen)).status, 403);
  });

  it('needs a key of visible characters, 255 at most', async () => {
    for (const key of ['', 'a b', 'ключ', 'x'.repeat(256)]) {
      const { status, body } = await send(TASK, task('坏钥'), Buffer.from(key).toString('latin1'));
      assert.deepEqual([status, body.error.validationErrors[0].members], [400, [IDEMPOTENCY_KEY]], key);
    }
    assert.equal((await send(TASK, task('好钥'), 'x'.repeat(255))).status, 200);
  });

  it('sends one text message to a member who is added again', async () => {
    const json = { phoneNumber: '13955550001', name: '新人' };
    const first = await send('/api/console/organization/members/add', json, 'member');
    await eventually(async () => (await outbox(app, json.phoneNumber)).length === 1, 'the text message');
    const again = await send('/api/console/organization/members/add', json, 'member');
    assert.deepEqual([first.status, again.status, again.body], [200, 200, first.body]);
    // Another member's message comes after any second message to this one.
    const next = { phoneNumber: '13955550002', name: '新人' };
    await send('/api/console/organization/members/add', next, 'next');
    await eventually(async () => (await outbox(app, next.phoneNumber)).length === 1, 'the next text message');
    assert.equal((await outbox(app, json.phoneNumber)).length, 1);
  });

  it('makes one company if it is opened again', async () => {
    const admin = (await app.signIn('admin')).access_token;
    const json = {
      name: 'keyed',
      displayName: '钥匙公司',
      editionCode: 'basic',
      expireDate: '2027-11-20',
      administratorPhone: '13900000001',
    };
    const [first, again] = [
      await send('/api/console/tenants/open', json, 'k', admin),
      await send('/api/console/tenants/open', json, 'k', admin),
    ];
    assert.equal(first.status, 200, first.text);
    assert.deepEqual([again.status, again.body], [200, first.body]);
  });

  it('is forgotten after two days', async () => {
    const first = await send(TASK, task('旧'), 'old');
    app.pass(2 * DAY - 1);
    await forgetEnded(app.database, app.app.services);
    const token = (await app.enter('lin', 'aurora')).access_token;
    assert.equal((await send(TASK, task('旧'), 'old', token)).body.id, first.body.id);
    app.pass(2);
    await forgetEnded(app.database, app.app.services);
    assert.notEqual((await send(TASK, task('旧'), 'old', token)).body.id, first.body.id);
  });
});

describe('the set of calls that accept a key', () => {
  it('is every call that creates something, except those that a single-use proof lets through once', async () => {
    const app = await TestApp.start();
    const ids = app.app.routes
      .map(({ call }) => call)
      .filter(({ id }) => /^(create|add|open|import|invite|save)/.test(id));
    const without = ids.filter(({ creates }) => !creates).map(({ id }) => id);
    await app.close();
    assert.deepEqual(without.sort(), [
      // People who are already asked are refused.
      'addApprovers',
      'addPasskey',
      'createQrCode',
      'openSupplierAccess',
      'saveBusinessView',
      'savePushSubscription',
      'saveShareSettings',
    ]);
  });
});
