import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { tenantId } from '../../../server/src/seed/staff.ts';
import { CLIENT, TestApp } from '../support/testApp.ts';

describe('revocation of tokens', () => {
  let app: TestApp;
  before(async () => {
    app = await TestApp.start();
  });
  after(() => app.close());
  const revoke = (form: Record<string, string>) =>
    app.ask('POST', '/connect/revocat', { form: { ...CLIENT, ...form } });
  const alive = async (token: string) => (await app.ask('GET', '/api/account/sessions', { token })).status === 200;

  it('ends the sign-in of a refresh token, and the company opened from it', async () => {
    const host = await app.signIn('lin');
    const company = (await app.switchTo(host.access_token, tenantId('aurora'))).body;
    const answer = await revoke({ token: host.refresh_token, token_type_hint: 'refresh_token' });
    assert.equal(answer.status, 200, answer.text);
    assert.equal(await alive(host.access_token), false);
    assert.equal((await app.refresh(host.refresh_token)).body.error, 'invalid_grant');
    assert.equal((await app.refresh(company.refresh_token)).body.error, 'invalid_grant');
  });

  it('ends the sign-in of an access token, and for a company’s token only the company’s session', async () => {
    const host = await app.signIn('lin');
    const company = (await app.switchTo(host.access_token, tenantId('aurora'))).body;
    await revoke({ token: company.access_token });
    assert.equal((await app.refresh(company.refresh_token)).body.error, 'invalid_grant');
    assert.equal(await alive(host.access_token), true);
    await revoke({ token: host.access_token });
    assert.equal(await alive(host.access_token), false);
  });

  it('gives the same answer for unknown and ended tokens, and refuses a stranger', async () => {
    const { access_token: token } = await app.signIn('lin');
    assert.equal((await revoke({ token: 'nonsense' })).status, 200);
    assert.equal((await revoke({ token })).status, 200);
    assert.equal((await revoke({ token })).status, 200);
    const stranger = await revoke({ token, client_secret: 'x' });
    assert.deepEqual([stranger.status, stranger.body.error], [401, 'invalid_client']);
    const nothing = await app.ask('POST', '/connect/revocat', { form: CLIENT });
    assert.deepEqual([nothing.status, nothing.body.error], [400, 'invalid_request']);
  });
});
