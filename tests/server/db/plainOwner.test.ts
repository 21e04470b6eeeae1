import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import pg from 'pg';
import { type AtriumDatabase, openDatabase } from '../../../server/src/db/database.ts';
import { migrate } from '../../../server/src/db/migrate.ts';
import { invoiceBuyers } from '../../../server/src/db/migrations/0035-invoice-buyers.ts';
import { hostRoles } from '../../../server/src/db/migrations/0036-host-roles.ts';
import { memberNumbers } from '../../../server/src/db/migrations/0038-member-numbers.ts';
import { seedDemo } from '../../../server/src/seed/seedDemo.ts';
import { accountId, tenantId, userId } from '../../../server/src/seed/staff.ts';
import { postgresServer, stopPostgresServer } from '../support/postgresServer.ts';

/** An operator gives the server a role that owns its database and may make roles, but is no superuser. */
describe('a database whose owner is not a superuser', () => {
  let database: AtriumDatabase;
  before(async () => {
    const server = await postgresServer();
    const client = new pg.Client({ connectionString: server.url('postgres') });
    await client.connect();
    await client.query("create role plain_owner login createrole password 'plain'");
    await client.query('create database plain owner plain_owner');
    await client.end();
    const url = new URL(server.url('plain'));
    url.username = 'plain_owner';
    url.password = 'plain';
    database = await openDatabase({ databaseUrl: url.href });
  });
  after(async () => {
    await database.close();
    await stopPostgresServer();
  });

  it('accepts the migrations and the demo data', async () => {
    await migrate(database);
    await seedDemo(database, { now: new Date('2026-11-20T02:24:00Z') });
    const count = (tenant: string) =>
      database.inTenant(tenant, (db) => sql<{ n: number }>`select count(*)::int as n from notifications`.execute(db));
    assert.equal((await count(tenantId('aurora'))).rows[0]?.n, 5000);
    assert.equal((await count(tenantId('boreal'))).rows[0]?.n, 500);
  });

  it('shows even its owner no row of a company outside a bound transaction', async () => {
    for (const table of [
      'notifications',
      'tasks',
      'task_executors',
      'portal_articles',
      'orders',
      'organization_units',
    ]) {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(
        database.host,
      );
      assert.equal(rows[0]?.n, 0, table);
    }
  });

  it('gives invoices that were issued before they kept their buyer the one that they name today, and hides them again', async () => {
    await sql`alter table orders drop column invoice_title, drop column invoice_tax_number`.execute(database.host);
    await invoiceBuyers.up(database.host);
    const buyers = (tenant: string) =>
      database.inTenant(tenant, (db) =>
        sql`select distinct invoice_status as status, invoice_title as title, invoice_tax_number as "taxNumber"
          from orders where invoice_status in ('available', 'issued') order by 1`.execute(db),
      );
    assert.deepEqual((await buyers(tenantId('aurora'))).rows, [
      { status: 'available', title: null, taxNumber: null },
      { status: 'issued', title: '极光制造（苏州）有限公司', taxNumber: '91320500MA1AURRA0T' },
    ]);
    const { rows } = await sql`select id from orders`.execute(database.host);
    assert.equal(rows.length, 0);
  });

  it('gives host administrators who were promoted before their role came with it the role, and nobody else', async () => {
    await sql`delete from account_roles`.execute(database.host);
    await hostRoles.up(database.host);
    const { rows } = await sql`select a.user_name as name, r.role from account_roles r
      join accounts a on a.id = r.account_id`.execute(database.host);
    assert.deepEqual(rows, [{ name: 'admin', role: 'admin' }]);
  });

  it('gives members whose number is known to be an old one of their account the new one, and nobody else', async () => {
    await sql`update accounts set phone = '13811110001' where id = ${accountId('chen')}`.execute(database.host);
    await sql`update accounts set phone = '13811110002' where id = ${accountId('wang')}`.execute(database.host);
    await sql`insert into disputes (hash, account_id, phone, since, creation_time, expiration_time)
      select 'x', account_id, phone, now(), now(), now() from tenant_users
      where id = ${userId('aurora', 'chen')}`.execute(database.host);
    await memberNumbers.up(database.host);
    const { rows } = await sql`select u.account_id as id, a.phone from tenant_users u
      join accounts a on a.id = u.account_id where a.phone like '1381111000_' and u.phone = a.phone`.execute(
      database.host,
    );
    assert.deepEqual(rows, [{ id: accountId('chen'), phone: '13811110001' }]);
  });
});
