import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { drawProduct } from '../../../server/src/seed/pictures/drawings.ts';
import { accountId, tenantId, userId } from '../../../server/src/seed/staff.ts';
import { TestApp } from '../support/testApp.ts';

const LIN = userId('aurora', 'lin');
const PNG = Buffer.from(drawProduct('rail'));

describe('to-dos over the wire', () => {
  let app: TestApp;
  let wang = '';
  let lin = '';
  before(async () => {
    app = await TestApp.start();
    wang = (await app.enter('wang', 'aurora')).access_token;
    lin = (await app.enter('lin', 'aurora')).access_token;
  });
  after(() => app.close());

  const valid = {
    title: '核对备件清单',
    startedAt: '2026-11-21T09:00:00',
    endAt: '2026-11-21T18:00:00',
    executors: [LIN],
  };
  const create = (changes: object, token = wang) =>
    app.ask('POST', '/api/user-work/personal/create', { token, json: { ...valid, ...changes } });
  const upload = async (path: string, fileName: string, content: Buffer | string, token = wang) => {
    const head = `--b\r\nContent-Disposition: form-data; name="file"; filename="${fileName}"\r\nContent-Type: text/html\r\n\r\n`;
    return app.app.fastify.inject({
      method: 'POST',
      url: path,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=b' },
      payload: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from('\r\n--b--\r\n')]),
    });
  };
  const UPLOAD = '/api/user-work/attachment/upload';
  const download = (name: string, token = wang) =>
    app.ask('GET', `/api/user-work/attachment/get-by-name?filename=${encodeURIComponent(name)}`, { token });

  it('answers 400 with validationErrors for each broken rule', async () => {
    const cases: readonly (readonly [object, string])[] = [
      [{ title: 'x'.repeat(51) }, 'title'],
      [{ title: '   ' }, 'title'],
      [{ description: 'x'.repeat(1001) }, 'description'],
      [{ startedAt: '2026-11-21T18:00:01' }, 'startedAt'],
      [{ startedAt: '2026-11-21T09:00:00Z' }, 'startedAt'],
      [{ endAt: '2026-11-31T09:00:00' }, 'endAt'],
      [{ executors: [] }, 'executors'],
      [{ executors: [userId('boreal', 'lin')] }, 'executors'],
      [{ attachments: [{ blobName: 'x', fileName: 'x' }] }, 'attachments'],
      [{ degreeType: 4 }, 'degreeType'],
    ];
    for (const [changes, member] of cases) {
      const { status, body } = await create(changes);
      assert.equal(status, 400, JSON.stringify(changes));
      assert.ok(body.error.validationErrors[0].members.includes(member), JSON.stringify(body));
    }
  });

  it('accepts a thousand executors for a to-do or schedule, on creation or change, and not one more', async () => {
    const { id } = (await create({})).body;
    const schedule = '/api/user-date-schedule/create';
    for (const url of ['/api/user-work/personal/create', `/api/user-work/personal/update?id=${id}`, schedule])
      for (const [count, expected] of [
        [1000, 200],
        [1001, 400],
      ] as const) {
        const json = { ...valid, executors: Array<string>(count).fill(LIN) };
        const { status, body, text } = await app.ask('POST', url, { token: wang, json });
        assert.equal(status < 300 ? 200 : status, expected, `${url}: ${text}`);
        if (expected === 400) assert.deepEqual(body.error.validationErrors[0].members, ['executors']);
      }
  });

  it('TODO-4 creates with the defaults of §9 and reads it back, with wall clocks as sent', async () => {
    const { body } = await create({});
    const read = await app.ask('GET', `/api/user-work/get-info-by-id?id=${body.id}`, { token: lin });
    const { degreeType, isWarming, isSynchronizeDate, startedAt, endAt, isEditOrDelete } = read.body;
    assert.deepEqual(
      { degreeType, isWarming, isSynchronizeDate, startedAt, endAt, isEditOrDelete },
      {
        degreeType: 0,
        isWarming: true,
        isSynchronizeDate: true,
        startedAt: valid.startedAt,
        endAt: valid.endAt,
        isEditOrDelete: false,
      },
    );
  });

  it('updates, follows, marks and deletes by the calls of §7', async () => {
    const { id } = (await create({})).body;
    const json = { ...valid, title: '改后的标题' };
    assert.equal((await app.ask('POST', `/api/user-work/personal/update?id=${id}`, { token: wang, json })).status, 204);
    assert.equal((await app.ask('POST', `/api/user-work/personal/update?id=${id}`, { token: lin, json })).status, 403);
    const follow = await app.ask('GET', `/api/user-work/todo-attention?id=${id}`, { token: lin });
    assert.deepEqual(follow.body, { isCollection: true });
    assert.equal((await app.ask('POST', `/api/user-work/user-task-mark?id=${id}`, { token: lin })).status, 204);
    assert.equal((await app.ask('GET', `/api/user-work/common/delete-by-id?id=${id}`, { token: wang })).status, 204);
    assert.equal((await app.ask('GET', `/api/user-work/get-info-by-id?id=${id}`, { token: wang })).status, 404);
  });

  it('demands the bearer header on the GETs that change something', async () => {
    const { id } = (await create({})).body;
    for (const path of ['todo-attention', 'common/delete-by-id']) {
      assert.equal((await app.ask('GET', `/api/user-work/${path}?id=${id}`)).status, 401, path);
      assert.equal((await app.ask('GET', `/api/user-work/${path}?id=${id}&access_token=${wang}`)).status, 401, path);
    }
  });

  it('CAL-4 creates, reads, changes and deletes schedules', async () => {
    const json = { ...valid, title: '供应商来访' };
    const { id } = (await app.ask('POST', '/api/user-date-schedule/create', { token: wang, json })).body;
    const day = await app.ask('POST', '/api/user-date-schedule/day', { token: lin, json: { date: '2026-11-21' } });
    assert.ok(day.body.optionsInfo.some((item: { id: string }) => item.id === id));
    const path = `/api/user-date-schedule/get-info-by-id?id=${id}`;
    assert.equal((await app.ask('GET', path, { token: lin })).body.title, '供应商来访');
    const change = { token: wang, json: { ...json, title: '改期' } };
    assert.equal((await app.ask('POST', `/api/user-date-schedule/update?id=${id}`, change)).status, 204);
    assert.equal((await app.ask('POST', `/api/user-date-schedule/delete?id=${id}`, { token: lin })).status, 403);
    assert.equal((await app.ask('POST', `/api/user-date-schedule/delete?id=${id}`, { token: wang })).status, 204);
  });

  it('changes a schedule that was opened from its reminder, as if it were a to-do, and it stays one', async () => {
    const json = { ...valid, title: '设备巡检' };
    const { id } = (await app.ask('POST', '/api/user-date-schedule/create', { token: wang, json })).body;
    const path = `/api/user-work/personal/update?id=${id}`;
    const change = { ...json, title: '设备巡检改期' };
    assert.equal((await app.ask('POST', path, { token: lin, json: change })).status, 403);
    assert.equal((await app.ask('POST', path, { token: wang, json: change })).status, 204);
    const read = await app.ask('GET', `/api/user-date-schedule/get-info-by-id?id=${id}`, { token: wang });
    assert.equal(read.body.title, '设备巡检改期');
    const { kind } = await app.database.inTenant(tenantId('aurora'), (db) =>
      db.selectFrom('tasks').select('kind').where('id', '=', id).executeTakeFirstOrThrow(),
    );
    assert.equal(kind, 'schedule');
  });

  it('TODO-5 serves pictures inline, everything else for saving, under the user’s file name', async () => {
    const picture = (await upload(UPLOAD, 'photo.png', PNG)).json();
    const shown = await download(picture.name);
    assert.equal(shown.headers['content-type'], 'image/png');
    assert.match(String(shown.headers['content-disposition']), /^inline/);
    for (const name of ['drawing.svg', 'page.html']) {
      const kept = (await upload(UPLOAD, name, '<svg onload="alert(1)"></svg>')).json();
      const { headers } = await download(kept.name);
      assert.equal(headers['content-type'], 'application/octet-stream');
      assert.match(String(headers['content-disposition']), new RegExp(`^attachment; filename="${name}"`));
      assert.equal(headers['x-content-type-options'], 'nosniff');
    }
    assert.equal((await download(picture.name, lin)).status, 404);
    assert.equal((await upload(UPLOAD, 'photo.png', '<html>')).statusCode, 400);
    assert.equal((await upload(UPLOAD, 'big.bin', Buffer.alloc(5 * 1024 * 1024))).statusCode, 400);
    assert.equal((await upload(UPLOAD, 'big.bin', Buffer.alloc(7 * 1024 * 1024))).statusCode, 413);
  });

  it('keeps only a genuine profile picture, and answers 204 if there is none', async () => {
    const path = `/api/account/profile-picture-file/${accountId('wang')}`;
    assert.equal((await app.ask('GET', path, { token: lin })).status, 204);
    assert.equal((await upload('/api/account/profile-picture', 'me.svg', '<svg/>')).statusCode, 400);
    const photo = Buffer.concat([PNG, Buffer.from('GPS 31.23 N')]);
    assert.equal((await upload('/api/account/profile-picture', 'me.png', photo)).statusCode, 200);
    const byUser = `/api/account/profile-picture-file/${userId('aurora', 'wang')}`;
    for (const address of [path, byUser]) {
      const { headers, text } = await app.ask('GET', address, { token: lin });
      assert.equal(headers['content-type'], 'image/png');
      assert.ok(!text.includes('GPS'));
    }
  });
});
