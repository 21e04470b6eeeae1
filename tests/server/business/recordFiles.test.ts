import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { keepLicense } from '../../../server/src/domain/console/license.ts';
import { inTenantWork } from '../../../server/src/domain/work.ts';
import { drawProduct } from '../../../server/src/seed/pictures/drawings.ts';
import { tenantId, userId } from '../../../server/src/seed/staff.ts';
import { refusal } from '../domain/given.ts';
import { TestApp } from '../support/testApp.ts';
import { registering } from './supplying.ts';

const BODY = `--x
Content-Disposition: form-data; name="file"; filename="licence.txt"
Content-Type: text/plain

a licence
--x--
`.replaceAll('\n', '\r\n');

describe('the files of a record', () => {
  let app: TestApp;
  let lin: string;
  before(async () => {
    app = await TestApp.start();
    lin = (await app.enter('lin', 'aurora')).access_token;
    await app.database.inHost((db) =>
      db
        .deleteFrom('tenant_user_policies')
        .where('user_id', '=', userId('aurora', 'wang'))
        .where('policy', '=', 'SCM_Auth')
        .execute(),
    );
  });
  after(() => app.close());

  async function upload(payload: string | Buffer = BODY): Promise<{ blobName: string; fileName: string }> {
    const { body } = await app.app.fastify.inject({
      method: 'POST',
      url: '/api/user-work/attachment/upload',
      headers: { authorization: `Bearer ${lin}`, 'content-type': 'multipart/form-data; boundary=x' },
      payload,
    });
    const { name, orgName } = JSON.parse(body);
    return { blobName: name, fileName: orgName };
  }
  const statusFor = async (who: string, company: string, { blobName }: { blobName: string }): Promise<number> => {
    const { access_token: token } = await app.enter(who, company);
    return (await app.ask('GET', `/api/user-work/attachment/get-by-name?filename=${blobName}`, { token })).status;
  };

  it('can be opened by anybody who may enter its application, and by nobody else', async () => {
    const file = await upload();
    const values = registering('91320594MA1X7Q2K55', { licence: [file] });
    assert.equal(await statusFor('chen', 'aurora', file), 404, 'while no record has it');
    const { status, text } = await app.ask('POST', '/api/business/scm/supplier/create', {
      token: lin,
      json: { values },
    });
    assert.equal(status, 200, text);
    assert.equal(await statusFor('chen', 'aurora', file), 200);
    assert.equal(await statusFor('wang', 'aurora', file), 404, 'without SCM_Auth');
    assert.equal(await statusFor('lin', 'boreal', file), 404, 'in another company');
  });

  it('cannot be made the licence of the company: the sweep would take them once that is replaced', async () => {
    const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="licence.png"\r\n\r\n';
    const picture = () => upload(Buffer.concat([Buffer.from(head), drawProduct('rail'), Buffer.from('\r\n--x--\r\n')]));
    const keep = ({ blobName }: { blobName: string }) =>
      inTenantWork(app.database, app.app.services, tenantId('aurora'), (work) =>
        keepLicense({ ...work, userId: userId('aurora', 'lin') }, blobName),
      );
    const file = await picture();
    const json = { values: registering('91310115MA1BREAL1M', { licence: [file] }) };
    const created = await app.ask('POST', '/api/business/scm/supplier/create', { token: lin, json });
    assert.equal(created.status, 200, created.text);
    await assert.rejects(keep(file), refusal(400, 'license'));
    await keep(await picture());
    assert.equal(await statusFor('chen', 'aurora', file), 200);
  });
});
