import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { AtriumDatabase } from '../../../server/src/db/database.ts';
import { openTestDatabase } from '../support/testDatabase.ts';

const AURORA = '11111111-1111-4111-8111-111111111111';
const BOREAL = '22222222-2222-4222-8222-222222222222';

describe('every query is bound to the tenant in one place', () => {
  let db: AtriumDatabase;

  before(async () => {
    db = await openTestDatabase();
    await db.inHost(async (host) => {
      await host
        .insertInto('tenants')
        .values([
          { id: AURORA, name: 'aurora', display_name: 'Aurora' },
          { id: BOREAL, name: 'boreal', display_name: 'Boreal' },
        ])
        .execute();
    });
    for (const tenantId of [AURORA, BOREAL]) {
      await db.inTenant(tenantId, (bound) =>
        bound
          .insertInto('organization_units')
          .values({ tenant_id: tenantId, code: '00001', display_name: 'root', pinyin: '' })
          .execute(),
      );
    }
  });
  after(() => db.close());

  it('shows a transaction only the rows of its tenant', async () => {
    const rows = await db.inTenant(AURORA, (bound) =>
      bound.selectFrom('organization_units').select('tenant_id').execute(),
    );
    assert.deepEqual(rows, [{ tenant_id: AURORA }]);
    const tenants = await db.inTenant(AURORA, (bound) => bound.selectFrom('tenants').select('id').execute());
    assert.deepEqual(tenants, [{ id: AURORA }]);
  });

  it('shows nothing to raw SQL that asks for another tenant', async () => {
    const found = await db.inTenant(AURORA, (bound) =>
      sql`select id from organization_units where tenant_id = ${BOREAL}`.execute(bound),
    );
    assert.equal(found.rows.length, 0);
  });

  it("refuses a row for another tenant, and leaves another tenant's rows alone", async () => {
    await assert.rejects(
      db.inTenant(AURORA, (bound) =>
        bound
          .insertInto('organization_units')
          .values({ tenant_id: BOREAL, code: '9', display_name: 'x', pinyin: '' })
          .execute(),
      ),
      { code: '42501' },
    );
    const changed = await db.inTenant(AURORA, (bound) =>
      bound.updateTable('organization_units').set({ display_name: 'mine' }).executeTakeFirst(),
    );
    assert.equal(Number(changed.numUpdatedRows), 1);
  });

  it('lets no tenant read host-level tables', async () => {
    for (const table of [
      'accounts',
      'sessions',
      'refresh_tokens',
      'signing_keys',
      'sms_codes',
      'security_log',
      'second_steps',
      'recovery_codes',
      'sign_in_tickets',
      'passkeys',
      'passkey_challenges',
      'disputes',
    ] as const) {
      await assert.rejects(
        db.inTenant(AURORA, (bound) => bound.selectFrom(table).selectAll().execute()),
        { code: '42501' },
      );
    }
  });

  it('forgets the tenant when the transaction ends', async () => {
    await db.inTenant(AURORA, async () => {});
    const { rows } = await sql<{ tenant: string; role: string }>`
      select coalesce(current_setting('atrium.tenant_id', true), '') as tenant, current_user as role`.execute(db.host);
    assert.equal(rows[0]?.tenant, '');
    assert.notEqual(rows[0]?.role, 'atrium_tenant');
  });

  it('binds every table that has a tenant column', async () => {
    const { rows } = await sql<{ name: string }>`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      where a.attname = 'tenant_id' and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        and has_table_privilege('atrium_tenant', c.oid, 'select') and not c.relrowsecurity`.execute(db.host);
    assert.deepEqual(rows, []);
  });

  it('refuses a second transaction inside a running one instead of waiting forever', async () => {
    await assert.rejects(
      db.inTenant(AURORA, () => db.inHost(async () => {})),
      /A transaction is open here/,
    );
  });
});
