import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { catalogue } from '../../../server/src/domain/business/registry.ts';
import { tenantId, userId } from '../../../server/src/seed/staff.ts';
import { type Answer, TestApp } from '../support/testApp.ts';

/** Every call on a record, with what it would do if the record were the caller's. */
const OF_RECORD = [
  ['GET', '', undefined],
  ['GET', '/history', undefined],
  ['POST', '/change', { values: {} }],
  ['POST', '/move', { event: 'submit' }],
  ['POST', '/comment', { comment: '在吗' }],
  ['POST', '/delete', {}],
] as const;
/** And every call on the resource as a whole. */
const OF_RESOURCE = [
  ['POST', '/list', {}],
  ['POST', '/board', {}],
  ['GET', '/summary', undefined],
  ['POST', '/create', { values: {} }],
  ['POST', '/export', {}],
  ['GET', '/views', undefined],
  ['POST', '/views/save', { name: '一', question: {}, columns: [] }],
] as const;

const KINDS = catalogue.definitions.flatMap(({ application }) =>
  application.resources.map((resource) => ({ path: `${application.code}/${resource.name}`, resource })),
);

describe("nobody reaches another company's business records", () => {
  let app: TestApp;
  /** Tokens of somebody in Boreal, with every policy and with none. */
  let trusted: string;
  let stranger: string;
  const foreign = new Map<string, string>();
  before(async () => {
    app = await TestApp.start();
    for (const { path, resource } of KINDS) {
      const id = randomUUID();
      foreign.set(path, id);
      await app.database.inTenant(tenantId('aurora'), (db) =>
        sql`insert into business_records (tenant_id, id, kind, status, title, values, creation_time, update_time)
          values (${tenantId('aurora')}, ${id}, ${path}, ${resource.statuses?.initial ?? null}, ${'别家的'}, '{}', now(), now())`.execute(
          db,
        ),
      );
    }
    await app.database.inHost(async (db) => {
      await sql`delete from tenant_user_policies where user_id = ${userId('boreal', 'wang')}`.execute(db);
      for (const { application } of catalogue.definitions)
        await sql`insert into tenant_user_policies (tenant_id, user_id, policy)
          values (${tenantId('boreal')}, ${userId('boreal', 'lin')}, ${application.policy}) on conflict do nothing`.execute(
          db,
        );
    });
    trusted = (await app.enter('lin', 'boreal')).access_token;
    stranger = (await app.enter('wang', 'boreal')).access_token;
  });
  after(() => app.close());

  const ask = (token: string, method: 'GET' | 'POST', url: string, json: object | undefined): Promise<Answer> =>
    app.ask(method, `/api/business/${url}`, { token, ...(json && { json }) });

  for (const { path } of KINDS) {
    it(`${path}: a record of another company does not exist`, async () => {
      for (const [method, call, json] of OF_RECORD) {
        const answer = await ask(trusted, method, `${path}/${foreign.get(path)}${call}`, json);
        assert.equal(answer.status, 404, `${call}: ${answer.text}`);
      }
      for (const [method, call, json] of OF_RESOURCE) {
        const answer = await ask(trusted, method, path + call, json);
        assert.ok(answer.status < 500 && !answer.text.includes(foreign.get(path) ?? ''), `${call}: ${answer.text}`);
        assert.ok(!answer.text.includes('别家的'), call);
      }
    });

    it(`${path}: nothing answers without the policy`, async () => {
      for (const [method, call, json] of [
        ...OF_RESOURCE,
        ...OF_RECORD.map(([verb, name, body]) => [verb, `/${foreign.get(path)}${name}`, body] as const),
      ]) {
        const answer = await ask(stranger, method, path + call, json);
        assert.equal(answer.status, 403, `${call}: ${answer.text}`);
      }
    });
  }
});
