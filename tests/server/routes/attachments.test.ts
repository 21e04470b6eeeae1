import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { after, before, beforeEach, describe, it } from 'node:test';
import { sql } from 'kysely';
import { tenantId } from '../../../server/src/seed/staff.ts';
import type { FileStorage } from '../../../server/src/storage/fileStorage.ts';
import { TestApp } from '../support/testApp.ts';

const BODY = `--x
Content-Disposition: form-data; name="file"; filename="plan.txt"
Content-Type: text/plain

a plan
--x--
`.replaceAll('\n', '\r\n');

describe('file storage outside database transactions', () => {
  let app: TestApp;
  let token = '';
  const files = new Map<string, Buffer>();
  /** Keeps files in memory. It queries the database each time, which a surrounding transaction would refuse. */
  const storage: FileStorage = {
    put: async (_tenant, name, content) => void (await outside().then(() => files.set(name, content))),
    get: async (_tenant, name) => {
      await outside();
      const content = files.get(name);
      return content && Readable.from([content]);
    },
    remove: async (_tenant, name) => void (await outside().then(() => files.delete(name))),
    sweep: async () => 0,
  };
  const outside = () => sql`select 1`.execute(app.database.host);
  before(async () => {
    app = await TestApp.start();
    token = (await app.enter('wang', 'aurora')).access_token;
  });
  after(() => app.close());
  beforeEach(() => {
    files.clear();
    Object.assign(app.app.services.storage, storage);
  });

  async function upload(): Promise<{ status: number; name: string }> {
    const { statusCode, body } = await app.app.fastify.inject({
      method: 'POST',
      url: '/api/user-work/attachment/upload',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
      payload: BODY,
    });
    return { status: statusCode, name: JSON.parse(body).name };
  }
  const rows = (): Promise<number> =>
    app.database.inTenant(tenantId('aurora'), async (db) => {
      const own = await db.selectFrom('attachments').select('id').execute();
      return own.length;
    });

  it('is used when files are uploaded and when they are fetched', async () => {
    const { status, name } = await upload();
    assert.equal(status, 200);
    const answer = await app.ask('GET', `/api/user-work/attachment/get-by-name?filename=${name}`, { token });
    assert.deepEqual([answer.status, answer.text], [200, 'a plan']);
  });

  it('keeps no file if the transaction is rolled back', async () => {
    await sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused'; end $$`.execute(app.database.host);
    await sql`create constraint trigger refuse after insert on attachments
      deferrable initially deferred for each row execute function refuse()`.execute(app.database.host);
    const put = async (_tenant: string, name: string, content: Buffer) => void files.set(name, content);
    Object.assign(app.app.services.storage, { put });
    assert.equal((await upload()).status, 500);
    await sql`drop trigger refuse on attachments`.execute(app.database.host);
    assert.equal(files.size, 0);
  });

  it('leaves neither file nor row if it fails after keeping the file', async () => {
    const before = await rows();
    Object.assign(app.app.services.storage, {
      put: async (_tenant: string, name: string, content: Buffer) => {
        files.set(name, content);
        throw new Error('the answer came too late');
      },
    });
    assert.equal((await upload()).status, 500);
    assert.deepEqual([files.size, await rows()], [0, before]);
  });
});
