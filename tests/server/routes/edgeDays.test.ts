import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { TestApp } from '../support/testApp.ts';

/** The last day there is, the first that is taken for one, and one whose year was typed as 202. */
const DAYS = ['9999-12-31', '0100-01-01', '0202-11-20'];

describe('a day at the edge of the calendar in a filter', () => {
  let app: TestApp;
  let lin = '';
  let admin = '';
  before(async () => {
    app = await TestApp.start();
    lin = (await app.enter('lin', 'aurora')).access_token;
    admin = (await app.signIn('admin')).access_token;
  });
  after(() => app.close());

  const status = async (path: string, token: string) =>
    (await app.ask('GET', `/api/console/${path}`, { token })).status;

  it('finds what there is, or nothing', async () => {
    for (const day of DAYS) {
      for (const path of ['orders?startDate=', 'orders?endDate=', 'acts?from=', 'acts?to=', 'acts/export?to='])
        assert.equal(await status(path + day, lin), 200, path + day);
      for (const field of ['joinedFrom', 'signedInOn'])
        assert.equal(await status(`organization/members?${field}=${day}`, lin), 200, field + day);
      for (const path of ['host/acts?to=', 'host/acts/export?to=', 'host/accounts?signedInOn='])
        assert.equal(await status(path + day, admin), 200, path + day);
    }
  });

  it('includes everything up to the last day there is', async () => {
    const count = async (query: string) =>
      (await app.ask('GET', `/api/console/orders?${query}`, { token: lin })).body.totalCount;
    assert.equal(await count('startDate=0202-11-20&endDate=9999-12-31'), await count(''));
    assert.equal(await count('startDate=9999-12-31'), 0);
  });

  it('filters business records by the time of their creation or latest change', async () => {
    for (const day of [...DAYS, '9999-12-31T23:59:59']) {
      for (const field of ['created', 'updated']) {
        const json = { filter: { [field]: { from: '0100-01-01', to: day } } };
        const answer = await app.ask('POST', '/api/business/crm/customer/list', { token: lin, json });
        assert.equal(answer.status, 200, `${field} ${day} ${answer.text}`);
        assert.equal(answer.body.items.length > 0, day.startsWith('9'), day);
      }
    }
  });
});
