import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { OrderKind } from '../../../contract/orders.ts';
import { sweepOrders } from '../../../server/src/domain/sweeps.ts';
import { tenantId } from '../../../server/src/seed/staff.ts';
import { failingIn } from '../support/failingIn.ts';
import { type DemoCompany, NOW, openDemoCompany } from './demoCompany.ts';

const COMPANIES = [tenantId('aurora'), tenantId('boreal')];

describe('orders that nobody has paid', () => {
  let demo: DemoCompany;
  before(async () => {
    demo = await openDemoCompany();
  });
  after(() => demo.database.close());

  const placeIn = (tenant_id: string, order_number: string, kind: OrderKind = 'users') =>
    demo.database.inTenant(tenant_id, (db) =>
      db
        .insertInto('orders')
        .values({
          tenant_id,
          order_number,
          kind,
          status: 'unpaid',
          amount_cents: 1,
          content: 'late',
          creation_time: NOW,
          payment_deadline: NOW,
        })
        .execute(),
    );
  /** Companies with orders that are still unpaid. */
  async function unpaid(): Promise<string[]> {
    const left: string[] = [];
    for (const tenant of COMPANIES) {
      const rows = await demo.database.inTenant(tenant, (db) =>
        db.selectFrom('orders').select('id').where('content', '=', 'late').where('status', '=', 'unpaid').execute(),
      );
      if (rows.length > 0) left.push(tenant);
    }
    return left;
  }

  it('are cancelled even if those of another company cannot be', async () => {
    const fail = await failingIn(demo.database, 'update', 'orders');
    // Whichever company is swept first.
    for (const failed of COMPANIES) {
      for (const tenant of COMPANIES) await placeIn(tenant, `${failed} fails`);
      await fail(failed);
      await assert.rejects(
        sweepOrders(demo.database, demo.services),
        /1 of \d+ failed, first [-0-9a-f]+: no such luck/,
      );
      assert.deepEqual(await unpaid(), [failed]);
      await fail(null);
      await sweepOrders(demo.database, demo.services);
      assert.deepEqual(await unpaid(), []);
    }
  });

  it('are cancelled even if another one of their company cannot be', async () => {
    const aurora = tenantId('aurora');
    // One of each kind may wait for its payment.
    await demo.database.inTenant(aurora, (db) =>
      db.updateTable('orders').set({ status: 'cancelled' }).where('status', '=', 'unpaid').execute(),
    );
    await placeIn(aurora, '1 fails', 'users');
    await placeIn(aurora, '2 ends', 'edition');
    await placeIn(aurora, '3 fails', 'sms');
    await placeIn(aurora, '4 ends', 'clue');
    await sql`create function refuse_some() returns trigger language plpgsql as $$ begin
      if new.order_number like '%fails' then raise exception 'no such luck'; end if;
      return new; end $$`.execute(demo.database.host);
    await sql`create trigger refusing_some before update on orders
      for each row execute function refuse_some()`.execute(demo.database.host);
    await assert.rejects(sweepOrders(demo.database, demo.services), /2 of 4 failed, first [-0-9a-f]+: no such luck/);
    const left = await demo.database.inTenant(aurora, (db) =>
      db
        .selectFrom('orders')
        .select('order_number')
        .where('content', '=', 'late')
        .where('status', '=', 'unpaid')
        .orderBy('order_number')
        .execute(),
    );
    assert.deepEqual(
      left.map((order) => order.order_number),
      ['1 fails', '3 fails'],
    );
    await sql`drop trigger refusing_some on orders`.execute(demo.database.host);
    assert.equal(await sweepOrders(demo.database, demo.services), 2);
  });
});
