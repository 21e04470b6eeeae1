import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { Route } from '../../../server/src/http/route.ts';
import { tenantId } from '../../../server/src/seed/staff.ts';
import { sampleRequest } from '../support/sampleInput.ts';
import { TestApp } from '../support/testApp.ts';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** Tables of one tenant, with the column that identifies a row to the outside. */
const TABLES = {
  organization_units: 'id',
  tenant_users: 'id',
  notifications: 'id',
  tasks: 'id',
  task_executors: 'task_id',
  task_followers: 'task_id',
  attachments: 'blob_name',
  portal_articles: 'id',
  notice_reads: 'notice_id',
  orders: 'id',
  order_items: 'order_id',
  invitations: 'id',
  certifications: 'tenant_id',
} as const;
/** Tables whose rows have no public identifier. */
const NAMELESS = ['tenant_role_policies', 'tenant_user_policies', 'tenant_user_roles', 'console_acts', 'order_events'];

/** Trying a code for somebody's phone leaves a trace in that person's companies, which is intended. */
const OF_ITS_PEOPLE = sql`and not (act = 'codeFailed'
  and actor_id in (select id from tenant_users where tenant_id = ${tenantId('aurora')}))`;

/** They also concern accounts, or write the host's security log; what they touch of a tenant is bound to it. */
const OWN_TRANSACTIONS = [
  'getApplicationConfiguration',
  'isOrganization',
  'renewCalendarFeed',
  'disableCalendarFeed',
  'getPushKey',
  'savePushSubscription',
  'endPushSubscription',
];

describe("nobody reaches another company's rows", () => {
  let app: TestApp;
  let token = '';
  const foreign = new Set<string>();
  const samples: string[] = [tenantId('aurora')];

  /** Everything Aurora has, as one hash, which changes with any write to it. */
  async function fingerprint(): Promise<string> {
    const parts: string[] = [];
    for (const table of [...Object.keys(TABLES), ...NAMELESS]) {
      const { rows } = await app.database.inHost(async (db) => {
        await sql`select set_config('atrium.tenant_id', ${tenantId('aurora')}, true)`.execute(db);
        return sql<{ hash: string }>`
          select md5(string_agg(t::text, '|' order by t::text)) as hash from ${sql.table(table)} t
          where tenant_id = ${tenantId('aurora')} ${table === 'console_acts' ? OF_ITS_PEOPLE : sql``}`.execute(db);
      });
      parts.push(`${table} ${rows[0]?.hash}`);
    }
    return parts.join('\n');
  }

  before(async () => {
    app = await TestApp.start();
    for (const [table, column] of Object.entries(TABLES)) {
      const { rows } = await app.database.inTenant(tenantId('aurora'), (db) =>
        sql<{ id: string }>`select distinct ${sql.ref(column)}::text as id from ${sql.table(table)}`.execute(db),
      );
      for (const { id } of rows) foreign.add(id);
      const [first] = rows;
      if (first) samples.push(first.id);
    }
    // Somebody in Boreal alone, enabled to sign in.
    const { rows } = await sql<{ user_name: string }>`
      update accounts set password_hash = (select password_hash from accounts where user_name = 'lin')
      where id = (select account_id from tenant_users u where tenant_id = ${tenantId('boreal')} and is_active
        and not exists (select from tenant_users o where o.account_id = u.account_id and o.tenant_id <> u.tenant_id) limit 1)
      returning user_name`.execute(app.database.host);
    // And granted every call of the console there.
    await sql`insert into tenant_user_policies (tenant_id, user_id, policy)
      select u.tenant_id, u.id, policy
      from tenant_users u join accounts a on a.id = u.account_id,
        unnest(array['AbpExtend.HostConsole', 'AbpExtend.ManageBackstage']) as policy
      where u.tenant_id = ${tenantId('boreal')} and a.user_name = ${rows[0]?.user_name}`.execute(app.database.host);
    token = (await app.enter(rows[0]?.user_name ?? '', 'boreal')).access_token;
  });
  after(() => app.close());

  async function tryOut(route: Route, text: string): Promise<void> {
    const { url, body } = sampleRequest(route.call, text);
    const { encoding, method, path } = route.call;
    const answer = await app.ask(method, url, {
      token,
      ...(encoding === 'form'
        ? { form: { grant_type: 'refresh_token', refresh_token: text } }
        : body !== undefined && { json: body }),
    });
    assert.notEqual(answer.status, 500, `${method} ${path} with ${text}: ${answer.text}`);
    const seen = (answer.text.match(UUID) ?? []).filter((id) => foreign.has(id) && id !== text);
    assert.deepEqual(seen, [], `${method} ${path} with ${text} shows rows of another company`);
  }

  it('and the test has rows of Aurora to try, and an actor who works in Boreal only', async () => {
    assert.ok(foreign.size > 5000 && samples.length >= 8, `${foreign.size} rows, ${samples.length} samples`);
    const { body } = await app.ask('GET', '/api/identity/organization-units/user-in-tenants', { token });
    assert.deepEqual(
      body.items.map((item: { tenantId: string }) => item.tenantId),
      [tenantId('boreal')],
    );
  });

  it('through any registered call, whatever ids are sent: nothing is found or changed', async () => {
    const before = await fingerprint();
    const routes = app.app.routes.filter(({ call }) => call.id !== 'logout');
    assert.ok(routes.length > 20);
    for (const route of routes) for (const text of samples) await tryOut(route, text);
    assert.equal(await fingerprint(), before);
  });

  it('because every call that has a tenant is bound to it', () => {
    for (const { call, binding } of app.app.routes)
      if (call.auth === 'tenant' && binding === 'open')
        assert.ok(OWN_TRANSACTIONS.includes(call.id), `${call.id} opens its own transactions`);
  });
});
