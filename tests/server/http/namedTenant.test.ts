import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { tenantId } from '../../../server/src/seed/staff.ts';
import { TestApp } from '../support/testApp.ts';

const AURORA = tenantId('aurora');
const BOREAL = tenantId('boreal');

describe('the company that a public call names', () => {
  let app: TestApp;
  before(async () => {
    app = await TestApp.start();
  });
  after(() => app.close());

  const ask = (query: string, headers: Record<string, string> = {}, token?: string) =>
    app.ask('GET', `/api/home/getnews${query}`, { headers, token });
  /** Aurora has 40 news items and Boreal 4. */
  async function found(...asked: Parameters<typeof ask>): Promise<string> {
    const { status, body } = await ask(...asked);
    return status === 200 ? ({ 40: 'aurora', 4: 'boreal' }[body.totalCount as number] ?? 'another') : String(status);
  }

  it('is named by id or by name, in the query or in a header', async () => {
    for (const name of [AURORA, AURORA.toUpperCase(), 'aurora']) {
      assert.equal(await found(`?__tenant=${name}`), 'aurora', name);
      assert.equal(await found('', { __tenant: name }), 'aurora', name);
    }
  });

  it('must exist before a supplier’s link asks for anything; without a name it shows what is asked', async () => {
    const form = async (tenant: string) =>
      (await app.ask('GET', '/api/suppliers/forms/supplier', { headers: { __tenant: tenant } })).status;
    assert.deepEqual(
      [await form(AURORA), await form('00000000-0000-0000-0000-000000000001'), await form('')],
      [200, 404, 200],
    );
  });

  it('is the one in the query if the header names another', async () => {
    assert.equal(await found('?__tenant=boreal', { __tenant: AURORA }), 'boreal');
    assert.equal(await found('?__tenant=', { __tenant: AURORA }), 'aurora', 'an empty name is none');
  });

  it('is the session’s for somebody who works in a company, whatever is named', async () => {
    const host = await app.signIn('lin');
    const company = await app.enterWith(host, 'aurora');
    assert.equal(await found('?__tenant=boreal', { __tenant: BOREAL }, company.access_token), 'aurora');
    assert.equal(await found('', {}, company.access_token), 'aurora');
    assert.equal(await found('?__tenant=boreal', {}, host.access_token), 'boreal', 'outside a company a name counts');
    assert.equal(await found('?__tenant=boreal', {}, 'no-token'), '401', 'a token that comes must be good');
  });

  it('is none without a name, for an unknown one, or for two', async () => {
    const nobody = '0b6f7c1e-0000-4000-8000-000000000000';
    for (const query of ['', '?__tenant=nobody', `?__tenant=${nobody}`, `?__tenant=aurora&__tenant=boreal`]) {
      const { status, headers, body } = await ask(query);
      assert.deepEqual(
        [query, status, headers['abp-tenant-resolve-error'], body.error.code],
        [query, 404, 'Tenant not found', 'Volo.AbpIo.MultiTenancy:010001'],
      );
    }
  });

  for (const [state, closed, open] of [
    ['not active', { is_active: false }, { is_active: true }],
    ['locked', { is_locked: true }, { is_locked: false }],
  ] as const)
    it(`is refused if it is ${state}`, async () => {
      const set = (to: typeof closed | typeof open) =>
        app.database.host.updateTable('tenants').set(to).where('id', '=', BOREAL).execute();
      await set(closed);
      for (const name of [BOREAL, 'boreal']) {
        const { status, headers, body } = await ask(`?__tenant=${name}`);
        assert.deepEqual(
          [status, headers['abp-tenant-resolve-error'], body.error.code],
          [404, 'Tenant is not active', 'Volo.AbpIo.MultiTenancy:010002'],
        );
      }
      await set(open);
      assert.equal(await found('?__tenant=boreal'), 'boreal');
    });
});
