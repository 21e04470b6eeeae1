import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import ICAL from 'ical.js';
import { tenantId } from '../../../server/src/seed/staff.ts';
import { type Answer, TestApp } from '../support/testApp.ts';

const FEED = '/api/user-date-schedule/feed';
const CREATE = '/api/user-date-schedule/create';

describe('CAL-8 the calendar as a feed', () => {
  let app: TestApp;
  before(async () => {
    app = await TestApp.start();
  });
  after(() => app.close());

  const as = async (name: string, company: string) => (await app.enter(name, company)).access_token;
  const state = async (token: string) => (await app.ask('GET', FEED, { token })).body;
  async function renewed(token: string): Promise<string> {
    const { status, body, text } = await app.ask('POST', `${FEED}/renew`, { token });
    assert.equal(status, 200, text);
    return body.secretAddress;
  }
  const read = (address: string, headers: Record<string, string> = {}) => app.ask('GET', address, { headers });
  const eventsOf = ({ text }: Answer) =>
    new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  async function userIdOf(token: string): Promise<string> {
    return (await app.ask('GET', '/api/abp/application-configuration', { token })).body.currentUser.id;
  }
  async function create(token: string, input: object): Promise<string> {
    const json = { executors: [await userIdOf(token)], isWarming: false, ...input };
    const { status, body, text } = await app.ask('POST', CREATE, { token, json });
    assert.equal(status, 200, text);
    return body.id;
  }
  const actionsOf = async (name: string) => {
    const { access_token: token } = await app.signIn(name);
    const { body } = await app.ask('GET', '/api/identity/security-logs/my?maxResultCount=50', { token });
    return body.items.map(({ action }: { action: string }) => action).filter((one: string) => one.startsWith('Calen'));
  };

  it('is off at first, shown once, invalid at once when renewed or switched off, with each step logged', async () => {
    const token = await as('wang', 'boreal');
    assert.deepEqual(await state(token), { isOn: false, creationTime: null, lastReadTime: null });
    const first = await renewed(token);
    assert.match(first, /^\/api\/calendar-feed\/[\w-]{43}\.ics$/);
    assert.deepEqual(await state(token), { isOn: true, creationTime: '2026-11-20T10:24:00', lastReadTime: null });
    assert.equal((await read(first)).status, 200);
    assert.equal((await state(token)).lastReadTime, '2026-11-20T10:24:00');
    const second = await renewed(token);
    assert.deepEqual([(await read(first)).status, (await read(second)).status], [404, 200]);
    assert.equal((await app.ask('POST', `${FEED}/disable`, { token })).status, 204);
    assert.equal((await read(second)).status, 404);
    assert.equal((await state(token)).isOn, false);
    assert.deepEqual(await actionsOf('wang'), ['CalendarFeedDisabled', 'CalendarFeedRenewed', 'CalendarFeedMade']);
  });

  it('stores only the hash of its address', async () => {
    const address = await renewed(await as('chen', 'aurora'));
    const rows = await app.database.host.selectFrom('calendar_feeds').selectAll().execute();
    const secret = address.slice(-47, -4);
    assert.equal(JSON.stringify(rows).includes(secret), false);
  });

  it('has what the schedule calls return, each time as an instant, with reminder, importance and a stable UID', async () => {
    const token = await as('lin', 'aurora');
    const id = await create(token, {
      title: '评审; 第一，\\部分',
      description: 'one\ntwo',
      degreeType: 3,
      startedAt: '2026-12-01T09:00:00',
      endAt: '2026-12-01T10:30:00',
      isWarming: true,
      warmingTime: 3,
    });
    const whole = await create(token, {
      title: 'fair',
      startedAt: '2026-12-05T00:00:00',
      endAt: '2026-12-06T23:59:00',
    });
    const address = await renewed(token);
    const answer = await read(address);
    assert.equal(answer.headers['content-type'], 'text/calendar; charset=utf-8');
    assert.equal(answer.headers['cache-control'], 'private, no-cache');
    // Lines of at most 75 octets with the line ends that the format requires.
    assert.ok(answer.text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75 && !line.includes('\n')));
    const events = eventsOf(answer);
    const one = events.find(({ uid }) => uid === `${id}@atrium`);
    assert.ok(one);
    assert.deepEqual([one.summary, one.description, one.sequence], ['评审; 第一，\\部分', 'one\ntwo', 0]);
    assert.equal(one.startDate.toJSDate().toISOString(), '2026-12-01T01:00:00.000Z');
    assert.equal(one.endDate.toJSDate().toISOString(), '2026-12-01T02:30:00.000Z');
    assert.equal(one.component.getFirstPropertyValue('priority'), 1);
    assert.equal(String(one.component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')), '-P1D');
    const days = events.find(({ uid }) => uid === `${whole}@atrium`);
    assert.deepEqual([String(days?.startDate), String(days?.endDate)], ['2026-12-05', '2026-12-07']);
    const { body } = await app.ask('POST', '/api/user-date-schedule/day', { token, json: { date: '2026-11-20' } });
    for (const item of body.optionsInfo)
      assert.ok(
        events.some(({ uid }) => uid === `${item.id}@atrium`),
        item.title,
      );

    // What has not changed is not sent again.
    const etag = String(answer.headers['etag']);
    const same = await read(address, { 'if-none-match': `W/${etag}` });
    assert.deepEqual([same.status, same.text, same.headers['etag']], [304, '', etag]);
    app.pass(90);
    const json = { title: 'moved', startedAt: '2026-12-02T09:00:00', endAt: '2026-12-02T09:00:00' };
    await app.ask('POST', `/api/user-date-schedule/update?id=${id}`, {
      token,
      json: { executors: [await userIdOf(token)], isWarming: false, ...json },
    });
    const changed = await read(address, { 'if-none-match': etag });
    assert.equal(changed.status, 200);
    const moved = eventsOf(changed).find(({ uid }) => uid === `${id}@atrium`);
    assert.deepEqual([moved?.summary, moved?.sequence], ['moved', 90]);
    assert.equal(String(moved?.component.getFirstPropertyValue('last-modified')), '2026-11-20T02:25:30Z');
  });

  it('answers HEAD, with which calendars check that it exists, like GET but without a body', async () => {
    const address = await renewed(await as('chen', 'aurora'));
    const probe = async (url: string) => app.app.fastify.inject({ method: 'HEAD', url });
    const { headers, text } = await read(address);
    const head = await probe(address);
    assert.deepEqual([head.statusCode, head.body], [200, '']);
    for (const name of ['content-type', 'etag', 'cache-control']) assert.equal(head.headers[name], headers[name], name);
    assert.equal(Number(head.headers['content-length']), Buffer.byteLength(text));
    assert.equal((await probe('/api/calendar-feed/x.ics')).statusCode, 404);
    // A call that changes something, and one with a session, accept only their own method.
    for (const url of ['/api/account/create-qrcode', '/api/user-date-schedule/feed'])
      assert.equal((await probe(url)).statusCode, 405, url);
  });

  it('covers one company only, and nobody else', async () => {
    const [aurora, boreal] = [await as('lin', 'aurora'), await as('lin', 'boreal')];
    const times = { startedAt: '2026-12-03T09:00:00', endAt: '2026-12-03T10:00:00' };
    await create(aurora, { title: 'only-in-aurora', ...times });
    await create(boreal, { title: 'only-in-boreal', ...times });
    await create(await as('chen', 'aurora'), { title: 'of-chen', ...times });
    const { text } = await read(await renewed(aurora));
    assert.ok(text.includes('only-in-aurora'));
    assert.equal(/only-in-boreal|of-chen/.test(text), false);
  });

  it('serves nothing while company, membership or account is disabled, all with one answer, and then resumes', async () => {
    const address = await renewed(await as('wang', 'aurora'));
    const unknown = await read(`/api/calendar-feed/${'x'.repeat(43)}.ics`);
    const host = app.database;
    const shut: [string, () => Promise<unknown>, () => Promise<unknown>][] = [];
    const company = tenantId('aurora');
    const set = (table: 'tenants' | 'accounts' | 'tenant_users', id: string, values: object) => () =>
      host.host.updateTable(table).set(values).where('id', '=', id).execute();
    const { account_id, user_id } = await host.host
      .selectFrom('calendar_feeds')
      .selectAll()
      .orderBy('creation_time', 'desc')
      .where('tenant_id', '=', company)
      .where('last_read_time', 'is', null)
      .executeTakeFirstOrThrow();
    shut.push(
      ['locked', set('tenants', company, { is_locked: true }), set('tenants', company, { is_locked: false })],
      ['stopped', set('tenants', company, { is_active: false }), set('tenants', company, { is_active: true })],
      ['member', set('tenant_users', user_id, { is_active: false }), set('tenant_users', user_id, { is_active: true })],
      ['account', set('accounts', account_id, { is_active: false }), set('accounts', account_id, { is_active: true })],
    );
    for (const [name, close, open] of shut) {
      await close();
      const answer = await read(address);
      assert.deepEqual([answer.status, answer.text], [404, unknown.text], name);
      await open();
      assert.equal((await read(address)).status, 200, name);
    }
    for (const file of ['', 'x.ics', `${address.slice(19, -4)}`, "a'b.ics"])
      assert.equal((await read(`/api/calendar-feed/${encodeURIComponent(file)}`)).status, 404, file);
  });

  it('works without a company, and ends with the account', async () => {
    const { access_token: token } = await app.signIn('solo');
    await create(token, { title: 'of-solo', startedAt: '2026-12-03T09:00:00', endAt: '2026-12-03T10:00:00' });
    assert.ok((await read(await renewed(token))).text.includes('of-solo'));
  });

  it('has a rate limit, whoever reads it', async () => {
    const address = await renewed(await as('chen', 'aurora'));
    app.pass(3600);
    const statuses: number[] = [];
    for (let asked = 0; asked < 61; asked += 1) statuses.push((await read(address)).status);
    assert.deepEqual([statuses.at(-2), statuses.at(-1)], [200, 429]);
  });
});

describe('CAL-9 the part of a file that is already on the calendar', () => {
  let app: TestApp;
  before(async () => {
    app = await TestApp.start();
  });
  after(() => app.close());

  it('is recognised by its import id, by one of our feeds, and by title and time', async () => {
    const { access_token: token } = await app.enter('lin', 'aurora');
    const { body: configuration } = await app.ask('GET', '/api/abp/application-configuration', { token });
    const executors = [configuration.currentUser.id];
    const at = { startedAt: '2027-01-04T09:00:00', endAt: '2027-01-04T10:00:00' };
    const { body } = await app.ask('POST', CREATE, { token, json: { title: 'plan', executors, uid: 'a@b', ...at } });
    const other = { ...at, title: 'something else' };
    const items = [
      { ...other, uid: 'a@b' },
      { ...other, uid: `${body.id}@atrium` },
      { ...at, title: ' plan ', uid: 'new' },
      { ...at, title: 'plan', endAt: '2027-01-04T10:30:00' },
      { ...other, uid: null },
    ];
    const ask = async (of: string) =>
      (await app.ask('POST', '/api/user-date-schedule/import/check', { token: of, json: { items } })).body.items;
    assert.deepEqual(await ask(token), [
      { index: 0, sameUid: true },
      { index: 1, sameUid: true },
      { index: 2, sameUid: false },
    ]);
    assert.deepEqual(await ask((await app.enter('lin', 'boreal')).access_token), []);
  });
});
