import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { remindOfExpiry } from '../../../server/src/domain/console/expiry.ts';
import { tenantId, userId } from '../../../server/src/seed/staff.ts';
import { failingIn } from '../support/failingIn.ts';
import { type DemoCompany, NOW, openDemoCompany } from './demoCompany.ts';
import { appOf } from './given.ts';

const AURORA = tenantId('aurora');
const DAY_MS = 86_400_000;

describe('reminders of an edition that is about to expire', () => {
  let demo: DemoCompany;
  before(async () => {
    demo = await openDemoCompany();
  });
  after(() => demo.database.close());

  const expires = (expire_date: string, more = {}) =>
    demo.database.host
      .updateTable('tenants')
      .set({ expire_date, ...more })
      .where('id', '=', AURORA)
      .execute();
  /** What is sent when the sweep runs this many days after 20 November. */
  async function sweepOn(day: number): Promise<unknown[]> {
    demo.clock = new Date(NOW.getTime() + day * DAY_MS);
    demo.published.length = 0;
    await remindOfExpiry(demo.database, demo.services);
    return demo.published.map(({ notification }) => appOf(notification)['remark']);
  }

  it('go to the company’s administrators 30, 7 and 1 days before the last day, once each', async () => {
    await expires('2027-01-31'); // 72 days.
    assert.deepEqual(await sweepOn(41), []);
    assert.deepEqual(await sweepOn(42), ['服务还有 30 天到期']);
    assert.deepEqual(
      demo.published.map(({ userId: user, notification }) => [user, notification.notificationName]),
      [[userId('aurora', 'lin'), 'expiryReminder']],
    );
    assert.equal(appOf(demo.published[0]?.notification)['expireDate'], '2027-01-31');
    assert.deepEqual(await sweepOn(42), []);
    assert.deepEqual(await sweepOn(64), []);
    assert.deepEqual(await sweepOn(65), ['服务还有 7 天到期']);
    assert.deepEqual(await sweepOn(70), []);
    assert.deepEqual(await sweepOn(71), ['服务还有 1 天到期']);
    assert.deepEqual(await sweepOn(72), []);
    assert.deepEqual(await sweepOn(73), []);
  });

  it('catch up on days when no server ran, with only the nearest one', async () => {
    await expires('2027-03-31'); // 131 days.
    assert.deepEqual(await sweepOn(127), ['服务还有 4 天到期']);
    assert.deepEqual(await sweepOn(131), ['服务今天到期']);
  });

  it('start again when the last day changes', async () => {
    await expires('2027-05-31'); // 192 days.
    assert.deepEqual(await sweepOn(162), ['服务还有 30 天到期']);
    await expires('2027-06-10'); // 202 days.
    assert.deepEqual(await sweepOn(162), []);
    assert.deepEqual(await sweepOn(172), ['服务还有 30 天到期']);
  });

  it('count days on the wall clock of the company', async () => {
    await expires('2027-07-31', { time_zone: 'America/Los_Angeles' }); // 253 days.
    // At 02:24 UTC it is still the day before there.
    assert.deepEqual(await sweepOn(223), []);
    assert.deepEqual(await sweepOn(224), ['服务还有 30 天到期']);
  });

  it('reach the other companies if one fails', async () => {
    const companies = [AURORA, tenantId('boreal')];
    const { host } = demo.database;
    const fail = await failingIn(demo.database, 'insert', 'expiry_reminders');
    demo.clock = new Date(NOW.getTime() + 267 * DAY_MS);
    // Whichever company is swept first.
    for (const [failed, expire_date] of [
      [AURORA, '2027-08-15'],
      [tenantId('boreal'), '2027-08-16'],
    ] as const) {
      const told = async () => {
        const own = (tenant: string) =>
          demo.database.inTenant(tenant, (db) =>
            db.selectFrom('expiry_reminders').select('tenant_id').where('expire_date', '=', expire_date).execute(),
          );
        return [...(await own(AURORA)), ...(await own(tenantId('boreal')))].map((row) => row.tenant_id);
      };
      await host
        .updateTable('tenants')
        .set({ expire_date, time_zone: 'Asia/Shanghai' })
        .where('id', 'in', companies)
        .execute();
      await fail(failed);
      await assert.rejects(remindOfExpiry(demo.database, demo.services), /1 of \d+ failed, .*: no such luck/);
      assert.deepEqual(
        await told(),
        companies.filter((tenant) => tenant !== failed),
      );
      await fail(null);
      await remindOfExpiry(demo.database, demo.services);
      assert.deepEqual(await told(), companies);
    }
  });

  it('are not sent for a company that is stopped or locked, or whose last day has passed', async () => {
    await expires('2027-08-31', { time_zone: 'Asia/Shanghai', is_locked: true }); // 284 days.
    assert.deepEqual(await sweepOn(284), []);
    await expires('2027-08-31', { is_locked: false, is_active: false });
    assert.deepEqual(await sweepOn(284), []);
    await expires('2027-08-31', { is_active: true });
    assert.deepEqual(await sweepOn(285), []);
    assert.deepEqual(await sweepOn(284), ['服务今天到期']);
  });
});
