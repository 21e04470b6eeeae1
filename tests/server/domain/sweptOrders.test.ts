import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
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

  const placeIn = (tenant_id: string, order_number: string) =>
    demo.database.inTenant(tenant_id, (db) =>
      db
        .insertInto('orders')
        .values({
          tenant_id,
          order_number,
          kind: 'users',
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
});
