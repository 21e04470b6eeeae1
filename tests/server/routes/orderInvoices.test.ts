import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { tenantId } from '../../../server/src/seed/staff.ts';
import { TestApp } from '../support/testApp.ts';

const AURORA = tenantId('aurora');

describe('CON-1 invoices of orders', () => {
  let app: TestApp;
  let lin = '';
  let admin = '';
  before(async () => {
    app = await TestApp.start();
    lin = (await app.enter('lin', 'aurora')).access_token;
    admin = (await app.signIn('admin')).access_token;
  });
  after(() => app.close());

  const get = (path: string) => app.ask('GET', `/api/console/${path}`, { token: lin });
  const post = (path: string, token = lin) => app.ask('POST', `/api/console/${path}`, { token, json: {} });
  const issue = (id: string) => post(`tenants/${AURORA}/orders/${id}/issue-invoice`, admin);
  const firstOf = async (query: string) => (await get(`orders?${query}`)).body.items[0];

  it('go from available to issued and, before that, back; only then does the file exist', async () => {
    const { id } = await firstOf('kind=sms&status=completed');
    const state = async () => (await get(`orders/${id}`)).body.invoiceStatus;
    assert.equal((await issue(id)).status, 403);
    assert.equal((await post(`orders/${id}/invoice/withdraw`)).status, 403);
    await post(`orders/${id}/invoice`);
    assert.equal(await state(), 'requested');
    assert.equal((await get(`orders/${id}/invoice-file`)).status, 403);
    await post(`orders/${id}/invoice/withdraw`);
    assert.equal(await state(), 'available');
    await post(`orders/${id}/invoice`);
    assert.equal((await issue(id)).status, 204);
    assert.equal(await state(), 'issued');
    assert.equal((await post(`orders/${id}/invoice/withdraw`)).status, 403);
    const file = await get(`orders/${id}/invoice-file`);
    assert.equal(file.headers['content-type'], 'application/pdf');
    assert.match(file.text, /^%PDF-1\.4[\s\S]+%%EOF\n$/);
    const { events } = (await get(`orders/${id}`)).body;
    assert.deepEqual(
      events.slice(0, 4).map((event: { kind: string }) => event.kind),
      ['invoiceIssued', 'invoiceRequested', 'invoiceWithdrawn', 'invoiceRequested'],
    );
  });

  it('stay issued to what the company was then, whatever it is called or certified as later', async () => {
    const { id } = await firstOf('kind=users&status=completed');
    const buyer = async () => (await get(`orders/${id}`)).body.invoice;
    const rename = (name: string | null) =>
      app.database.inTenant(AURORA, (db) =>
        db
          .updateTable('certifications')
          .set({ status: name === null ? 'pending' : 'verified', company_name: name ?? '' })
          .execute(),
      );
    await post(`orders/${id}/invoice`);
    await rename(null);
    assert.deepEqual([(await buyer()).title, (await buyer()).taxNumber], ['极光制造', null]);
    assert.equal((await issue(id)).status, 204);
    const file = async () => (await get(`orders/${id}/invoice-file`)).text;
    const issued = await file();
    await rename('极光制造（北京）有限公司');
    assert.deepEqual([(await buyer()).title, (await buyer()).taxNumber], ['极光制造', null]);
    assert.equal(await file(), issued);
    await rename('极光制造（苏州）有限公司');
  });
});
