import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { userId } from '../../../server/src/seed/staff.ts';
import { type ConsoleCalls, consoleOf } from '../support/consoleOf.ts';
import { TestApp } from '../support/testApp.ts';

const CHEN = userId('aurora', 'chen');
const OWN = '/api/workbench/company-info';

describe('the sessions of members', () => {
  let app: TestApp;
  let lin: ConsoleCalls;
  before(async () => {
    app = await TestApp.start();
    lin = await consoleOf(app);
  });
  after(() => app.close());

  const list = async (id = CHEN) => (await lin.get(`organization/members/${id}/sessions`)).body.items;
  const end = (session: string, id = CHEN) => lin.post(`organization/members/${id}/sessions/${session}/end`);
  const works = async (token: string) => (await app.ask('GET', OWN, { token })).status;
  async function enterOn(deviceName: string, company = 'aurora', name = 'chen') {
    const tokens = await app.signIn(name, { deviceName, devicetype: 'web', deviceId: deviceName });
    return { host: tokens.access_token, own: (await app.enterWith(tokens, company)).access_token };
  }

  it('are listed by device, and one can be ended at once: in the company, not elsewhere', async () => {
    const laptop = await enterOn('laptop');
    app.pass(60);
    const phone = await enterOn('phone');
    const items = await list();
    assert.deepEqual(
      items.map(({ deviceName }: { deviceName: string }) => deviceName),
      ['phone', 'laptop'],
    );
    assert.deepEqual(Object.keys(items[0]), ['id', 'deviceName', 'deviceType', 'ip', 'creationTime', 'lastSeenTime']);
    assert.equal(items[0].creationTime, '2026-11-20T10:25:00');
    assert.equal((await end(items[1].id)).status, 204);
    assert.deepEqual([await works(laptop.own), await works(phone.own)], [401, 200]);
    assert.equal((await list()).length, 1);
    // The sign-in stays, and can enter the company again.
    assert.equal((await app.ask('GET', '/api/account/sessions', { token: laptop.host })).status, 200);
    const { body } = await lin.get('acts?maxResultCount=1');
    assert.deepEqual(
      [body.items[0].act, body.items[0].object, body.items[0].detail],
      ['memberSignedOut', '陈浩', 'laptop'],
    );
  });

  it('in another company, or without one, are not shown here and cannot be ended', async () => {
    const known = (await list()).map(({ id }: { id: string }) => id);
    const elsewhere = await enterOn('other', 'boreal', 'wang');
    const rows = await app.database.host.selectFrom('sessions').select(['id', 'tenant_id']).execute();
    assert.ok(rows.length > known.length + 2);
    const wang = userId('aurora', 'wang');
    assert.deepEqual(await list(wang), []);
    for (const { id } of rows) assert.equal((await end(id, wang)).status, 404);
    assert.equal(await works(elsewhere.own), 200);
    assert.equal((await lin.get(`organization/members/${userId('boreal', 'wang')}/sessions`)).status, 404);
  });

  it('cannot be found once ended or if unknown; one’s own is ended elsewhere', async () => {
    await enterOn('third');
    const [{ id }] = await list();
    assert.deepEqual([(await end(id)).status, (await end(id)).status, (await end('x')).status], [204, 404, 404]);
    const [own] = await list(userId('aurora', 'lin'));
    const refused = await end(own.id, userId('aurora', 'lin'));
    assert.deepEqual([refused.status, refused.body.error.code], [403, 'Atrium:OwnSession']);
  });

  it('are not shown to those who do not manage the company', async () => {
    const chen = await consoleOf(app, 'chen');
    for (const { status } of [
      await chen.get(`organization/members/${CHEN}/sessions`),
      await chen.post(`organization/members/${CHEN}/sessions/${CHEN}/end`),
    ])
      assert.equal(status, 403);
  });
});
