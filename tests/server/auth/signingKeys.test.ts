import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { SigningKeys } from '../../../server/src/auth/signingKeys.ts';
import { forgetEnded } from '../../../server/src/sweeps.ts';
import { TestApp } from '../support/testApp.ts';

const KEY = Buffer.alloc(32, 7);
const CONFIGURATION = '/api/abp/application-configuration';

describe('the signing keys of access tokens', () => {
  let app: TestApp;
  before(async () => {
    app = await TestApp.start({ secretsKey: KEY });
  });
  after(() => app.close());

  const rows = () => app.database.host.selectFrom('signing_keys').selectAll().orderBy('creation_time').execute();
  const kidOf = (token: string): string =>
    JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid;

  it('are sealed in the database, and useless without the installation’s key', async () => {
    const [row] = await rows();
    assert.match(row?.private_jwk ?? '', /^sealed:/);
    await assert.rejects(new SigningKeys(app.database, undefined).signing(), /SECRETS_KEY/);
    assert.equal((await new SigningKeys(app.database, KEY).signing()).kid, row?.kid);
  });

  it('are sealed as soon as there is a key, and the same one goes on signing', async () => {
    await app.database.host.deleteFrom('signing_keys').execute();
    const plain = await new SigningKeys(app.database, undefined).markOf('text');
    assert.match((await rows())[0]?.private_jwk ?? '', /^\{/);
    assert.equal(await new SigningKeys(app.database, KEY).markOf('text'), plain);
    assert.match((await rows())[0]?.private_jwk ?? '', /^sealed:/);
    assert.equal(await new SigningKeys(app.database, KEY).markOf('text'), plain);
  });

  it('rotate without ending a sign-in: the old one verifies until its tokens have expired, and is then deleted', async () => {
    const running = new SigningKeys(app.database, KEY);
    await running.refresh();
    const { kid: old } = await running.signing();
    const next = await new SigningKeys(app.database, KEY).rotate(app.now);
    assert.notEqual(next, old);
    assert.equal((await running.signing()).kid, old, 'a running process has not looked yet');
    await running.refresh();
    assert.equal((await running.signing()).kid, next);
    assert.ok(await running.verifying(old));
    app.pass(86_400);
    await forgetEnded(app.database, app.app.services);
    await running.refresh();
    assert.ok(await running.verifying(old), 'a token may live for a day');
    app.pass(86_401);
    await forgetEnded(app.database, app.app.services);
    await running.refresh();
    assert.equal(await running.verifying(old), undefined);
    assert.ok(await running.verifying(next));
  });

  it('let in a token signed with a retired key', async () => {
    const fresh = await TestApp.start({ secretsKey: KEY });
    const { access_token: token } = await fresh.signIn('lin');
    const next = await new SigningKeys(fresh.database, KEY).rotate(fresh.now);
    const again = await TestApp.over(fresh.database, { secretsKey: KEY });
    const { body } = await again.ask('GET', CONFIGURATION, { token });
    assert.equal(body.currentUser.isAuthenticated, true);
    assert.notEqual(kidOf(token), next);
    assert.equal(kidOf((await again.signIn('lin')).access_token), next);
    await again.app.fastify.close();
    await fresh.close();
  });
});
