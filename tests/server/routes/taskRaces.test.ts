import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { userId } from '../../../server/src/seed/staff.ts';
import { heldUp, signal } from '../support/heldUp.ts';
import { TestApp } from '../support/testApp.ts';

describe('two changes of one to-do at once', () => {
  let app: TestApp;
  before(async () => {
    app = await TestApp.start();
  });
  after(() => app.close());

  it('are made one after the other: the second is told that its version is out of date', async () => {
    const { access_token: token } = await app.enter('wang', 'aurora');
    const times = { startedAt: '2026-11-21T09:00:00', endAt: '2026-11-21T18:00:00' };
    const json = { title: 'first', ...times, executors: [userId('aurora', 'lin')] };
    const { id } = (await app.ask('POST', '/api/user-work/personal/create', { token, json })).body;
    const { concurrencyStamp } = (await app.ask('GET', `/api/user-work/get-info-by-id?id=${id}`, { token })).body;
    const change = (title: string) =>
      app.ask('POST', `/api/user-work/personal/update?id=${id}`, {
        token,
        json: { ...json, title, executors: [...json.executors, userId('aurora', 'chen')] },
        headers: { 'if-match': `"${concurrencyStamp}"` },
      });
    const [began, begin] = signal();
    const [released, release] = signal();
    const holder = app.database.inHost(async (db) => {
      await sql`select from tasks where id = ${id} for update`.execute(db);
      begin();
      await released;
    });
    await began;
    const changes = [change('one'), change('other')];
    await heldUp((run) => app.database.inHost(run), 2).finally(release);
    await holder;
    const statuses = (await Promise.all(changes)).map(({ status }) => status);
    assert.deepEqual(statuses.sort(), [204, 412]);
  });
});
