import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { type AtriumDatabase, openDatabase } from '../../../server/src/db/database.ts';
import { migrate } from '../../../server/src/db/migrate.ts';
import { sendDueReminders } from '../../../server/src/domain/sweeps.ts';
import { seedDemo } from '../../../server/src/seed/seedDemo.ts';
import { tenantId } from '../../../server/src/seed/staff.ts';
import { ordinaryUserUrl, stopPostgresServer } from '../support/postgresServer.ts';
import { START, TestApp } from '../support/testApp.ts';

describe('a PostgreSQL user who is not a superuser', () => {
  let url = '';
  let db: AtriumDatabase;
  before(async () => {
    url = await ordinaryUserUrl();
    db = await openDatabase({ databaseUrl: url });
  });
  after(async () => {
    await db.close();
    await stopPostgresServer();
  });

  it('can migrate twice, and from several processes at once', async () => {
    const others = await Promise.all([1, 2].map(() => openDatabase({ databaseUrl: url })));
    await Promise.all([db, ...others].map(migrate));
    await migrate(db);
    await Promise.all(others.map((other) => other.close()));
    const { rows } = await sql<{ is_superuser: string }>`show is_superuser`.execute(db.host);
    assert.equal(rows[0]?.is_superuser, 'off');
  });

  it('sees no row of a company unless bound to it, owner or not', async () => {
    await seedDemo(db, { now: START });
    const count = () => db.inHost((host) => host.selectFrom('notifications').select('id').limit(1).execute());
    assert.deepEqual(await count(), []);
    const bound = await db.inTenant(tenantId('aurora'), (own) =>
      own.selectFrom('notifications').select('id').limit(1).execute(),
    );
    assert.equal(bound.length, 1);
  });

  it('serves sign-in, companies, lists, counts and sweeps', async () => {
    const app = await TestApp.over(db);
    const { access_token: token } = await app.enter('lin', 'aurora');
    for (const [method, path] of [
      ['GET', '/api/abp/application-configuration'],
      ['GET', '/api/notification/user-notifications'],
      ['GET', '/api/notification/user-notification-statistics'],
      ['POST', '/api/user-work/common/user-task-count'],
      ['GET', '/api/workbench/company-info'],
      ['GET', '/api/hr/organization-units/all-ou'],
    ] as const) {
      const { status, text } = await app.ask(method, path, { token });
      assert.equal(status, 200, `${path}: ${text}`);
      assert.ok(text.length > 10);
    }
    await sendDueReminders(db, app.app.services);
    await app.app.fastify.close();
  });
});
