import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { codeAt, enrol } from '../support/secondStep.ts';
import { PASSWORD, TestApp } from '../support/testApp.ts';

const CONSOLE = 'AbpExtend.HostConsole';
const BACKSTAGE = 'AbpExtend.ManageBackstage';
const CERTIFICATIONS = '/api/console/certifications';

describe('a second step required of those with power over others', () => {
  let app: TestApp;
  before(async () => {
    app = await TestApp.start({ secondStepForAdministrators: true });
  });
  after(() => app.close());
  const granted = async (token: string) => {
    const { body } = await app.ask('GET', '/api/abp/application-configuration', { token });
    return Object.keys(body.auth.grantedPolicies).filter((policy) => [CONSOLE, BACKSTAGE].includes(policy));
  };

  it('without one the policies do not count, the calls say what to do, and everything else goes on', async () => {
    const { access_token: token } = await app.enter('lin', 'aurora');
    assert.deepEqual(await granted(token), []);
    const refused = await app.ask('GET', '/api/console/acts', { token });
    assert.deepEqual([refused.status, refused.body.error.code], [403, 'Atrium:SecondStepRequired']);
    assert.match(refused.body.error.message, /two-step/);
    assert.equal((await app.ask('GET', '/api/account/sessions', { token })).status, 200);
    const admin = (await app.signIn('admin')).access_token;
    const host = await app.ask('GET', CERTIFICATIONS, { token: admin });
    assert.deepEqual([host.status, host.body.error.code], [403, 'Atrium:SecondStepRequired']);
  });

  it('switching it on restores the policies, and sign-in takes two steps from then on', async () => {
    const { access_token: host } = await app.signIn('lin');
    const { secret } = await enrol(app, host);
    const company = (await app.enterWith({ access_token: host } as Awaited<ReturnType<TestApp['signIn']>>, 'aurora'))
      .access_token;
    assert.notDeepEqual(await granted(company), []);
    assert.equal((await app.ask('GET', '/api/console/acts', { token: company })).status, 200);
    assert.equal((await app.password('lin')).body.error_description, 'RequiresTwoFactor');
    const form = { grant_type: 'password', username: 'lin', password: PASSWORD, TwoFactorCode: codeAt(app, secret) };
    assert.equal((await app.token(form)).status, 200);
  });

  it('changes nothing in an installation that does not require it', async () => {
    const other = await TestApp.over(app.database);
    await app.database.host.deleteFrom('second_steps').execute();
    const { access_token: token } = await other.enter('lin', 'aurora');
    assert.equal((await other.ask('GET', '/api/console/acts', { token })).status, 200);
    await other.app.fastify.close();
  });
});
