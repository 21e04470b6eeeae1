import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type RawBuilder, sql } from 'kysely';
import { tenantId, unitId, userId } from '../../../server/src/seed/staff.ts';
import { type ConsoleCalls, consoleOf, consoleWith } from '../support/consoleOf.ts';
import { bothWaiting, heldUp, whileHeld } from '../support/heldUp.ts';
import { type Answer, TestApp } from '../support/testApp.ts';
import { codeFor, DEVICE } from '../support/textMessages.ts';

const AURORA = tenantId('aurora');
const [CHEN, WANG] = [userId('aurora', 'chen'), userId('aurora', 'wang')];
const UNIT = unitId('aurora', '00001.00001');

describe('two acts of the console at once', () => {
  let app: TestApp;
  let lin: ConsoleCalls;
  let admin: ConsoleCalls;
  before(async () => {
    app = await TestApp.start();
    lin = await consoleOf(app);
    admin = consoleWith(app, (await app.signIn('admin')).access_token);
  });
  after(() => app.close());

  const waiting = (count: number) => heldUp((run) => app.database.inHost(run), count);
  const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).sort();

  const held = <T>(lock: RawBuilder<unknown>, work: () => Promise<() => Promise<T>>, last?: RawBuilder<unknown>) =>
    whileHeld(app.database, lock, work, last);
  const both = (first: () => Promise<Answer>, second: () => Promise<Answer>) =>
    bothWaiting(app.database, first, second);

  it('approve one credit code for two companies: the second is refused', async () => {
    const companies = [tenantId('boreal'), AURORA] as const;
    const { rows } = await sql<{ id: string; attempt: number }>`
      update certifications set status = 'pending', credit_code = '91310115MA1BREAL1M'
      where tenant_id in (${sql.join(companies)}) returning tenant_id as id, attempt`.execute(app.database.host);
    assert.equal(rows.length, 2);
    const approve = (id: string) => () =>
      admin.post(`certifications/${id}/review`, { attempt: rows.find((row) => row.id === id)?.attempt });
    const answers = await held(sql`lock table console_acts in share row exclusive mode`, () =>
      both(approve(companies[0]), approve(companies[1])),
    );
    assert.deepEqual(statuses(answers), [204, 403]);
    assert.equal(answers[1]?.body.error.code, 'Atrium:CreditCodeTaken');
  });

  it('withdraw an invitation while its number registers: nobody is admitted', async () => {
    const phoneNumber = '13811118811';
    const { body: invited } = await lin.post('organization/members/add', { phoneNumber, name: '新人' });
    const code = await codeFor(app, phoneNumber, 'register');
    const json = { userName: 'withdrawn-now', phoneNumber, code, password: 'Portal#2026' };
    const registered = await held(
      sql`select from tenants where id = ${AURORA} for update`,
      async () => {
        const answer = app.ask('POST', '/api/account/register', { json, headers: DEVICE });
        await waiting(1);
        return () => answer;
      },
      sql`update invitations set state = 'withdrawn' where id = ${invited.id}`,
    );
    assert.equal(registered.status, 200, registered.text);
    assert.equal((await lin.get(`organization/members?nameOrPhoneNumber=${phoneNumber}`)).body.totalCount, 0);
    const { rows } = await sql<{ state: string }>`select state from invitations where id = ${invited.id}`.execute(
      app.database.host,
    );
    assert.deepEqual(rows, [{ state: 'withdrawn' }]);
  });

  it('give two people one employee number: the second is refused', async () => {
    const change =
      (id: string, more: object = {}) =>
      () =>
        lin.post(`organization/members/${id}/update`, { employeeNumber: 'AX-9901', ...more });
    const answers = await held(sql`select from organization_units where id = ${UNIT} for update`, () =>
      both(change(CHEN, { organizationUnitId: UNIT }), change(WANG)),
    );
    assert.deepEqual(statuses(answers), [204, 400]);
  });

  it('move somebody to a department and back: neither waits for the other for ever', async () => {
    const answers = await held(sql`select from organization_units where id = ${UNIT} for share`, () =>
      both(
        () => lin.post('organization/members/return', { places: [{ id: CHEN, organizationUnitId: UNIT, leads: [] }] }),
        () => lin.post('organization/members/move', { ids: [CHEN], organizationUnitId: UNIT }),
      ),
    );
    assert.deepEqual(statuses(answers), [200, 200]);
  });
});
