import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { POLICIES } from '../../../server/src/domain/policies.ts';
import { tenantId, unitId, userId } from '../../../server/src/seed/staff.ts';
import { type ConsoleCalls, consoleOf } from '../support/consoleOf.ts';
import { TestApp } from '../support/testApp.ts';

/** POST calls of administrators that change nothing. */
const ONLY_ASK = ['checkImport', 'findAdministrator'];
/** The act that each administrator call is logged as; several names if it depends on the request. */
const ACTS: Readonly<Record<string, readonly string[]>> = {
  addHostAdministrator: ['policyGranted'],
  addMember: ['memberAdded', 'memberInvited'],
  addUnit: ['unitAdded'],
  cancelOrder: ['orderCancelled'],
  confirmPayment: ['paymentConfirmed'],
  createOrder: ['orderPlaced'],
  endMemberSession: ['memberSignedOut'],
  importMembers: ['membersImported'],
  issueInvoice: ['invoiceIssued'],
  moveMembers: ['memberMoved'],
  moveUnit: ['unitMoved'],
  openTenant: ['tenantOpened'],
  removeHostAdministrator: ['policyRevoked'],
  removeUnit: ['unitRemoved'],
  repeatInvitation: ['invitationRepeated'],
  requestInvoice: ['invoiceRequested'],
  resetSecondStep: ['secondStepReset'],
  returnMembers: ['memberMoved'],
  reviewCertification: ['certificationVerified', 'certificationRefused'],
  reviewRealName: ['realNameVerified', 'realNameRefused'],
  saveArticle: ['articleSaved'],
  saveShareSettings: ['searchAllowed', 'searchForbidden'],
  setMemberPolicy: ['policyGranted', 'policyRevoked'],
  setMemberRole: ['roleGiven', 'roleTaken'],
  setMembersActive: ['memberDisabled', 'memberEnabled'],
  setRolePolicy: ['policyGranted', 'policyRevoked'],
  setTenantState: ['tenantStopped', 'tenantLocked', 'tenantUnlocked', 'tenantRestored'],
  submitCertification: ['certificationSubmitted'],
  updateMember: ['memberChanged'],
  updateTenant: ['tenantChanged'],
  updateUnit: ['unitChanged'],
  withdrawCertification: ['certificationWithdrawn'],
  withdrawInvitation: ['invitationWithdrawn'],
  withdrawInvoice: ['invoiceWithdrawn'],
};

describe('the acts of administrators', () => {
  let app: TestApp;
  let token = '';
  let lin: ConsoleCalls;
  before(async () => {
    app = await TestApp.start();
    token = (await app.enter('lin', 'aurora')).access_token;
    lin = await consoleOf(app);
  });
  after(() => app.close());

  async function lastAct(): Promise<readonly [act: string, object: string, detail: string | null, who: string]> {
    const { act, object, detail, actorName } = (await lin.get('acts?maxResultCount=1')).body.items[0];
    return [act, object, detail, actorName];
  }

  it('have a name each, for every call of theirs', () => {
    const powers: readonly (string | undefined)[] = [POLICIES.hostConsole, POLICIES.manageBackstage];
    const changing = app.app.routes.filter(({ demands, call }) => powers.includes(demands) && call.method !== 'GET');
    const ids = changing.map(({ call }) => call.id).filter((id) => !ONLY_ASK.includes(id));
    assert.deepEqual(ids.sort(), Object.keys(ACTS).sort());
  });

  it('are logged for what is published, and for what search engines may list', async () => {
    const save = (path: string, json: object) => app.ask('POST', `/api/home/${path}`, { token, json });
    const article = { kind: 'news', title: '停机通知', body: '<p>周六</p>', isPublished: true };
    assert.equal((await save('article/save', article)).status, 200);
    assert.deepEqual(await lastAct(), ['articleSaved', '停机通知', null, '林静']);
    for (const [isIndexable, act] of [
      [true, 'searchAllowed'],
      [false, 'searchForbidden'],
    ] as const) {
      assert.equal((await save('share-settings/save', { isIndexable })).status, 204);
      assert.deepEqual(await lastAct(), [act, '极光制造', null, '林静']);
    }
  });

  it('are logged for an order that is placed, and an invoice request that is withdrawn', async () => {
    const { userMonth, monthsLeft } = (await lin.get('orders/offer')).body;
    const amount = (Number(userMonth) * monthsLeft).toFixed(2);
    const { body } = await lin.post('new-orders/create', { kind: 'users', users: 1, amount });
    const { orderNumber } = (await lin.get(`orders/${body.id}`)).body;
    assert.deepEqual(await lastAct(), ['orderPlaced', orderNumber, null, '林静']);
    const { items } = (await lin.get('orders?maxResultCount=1000')).body;
    const paid = items.find(({ invoiceStatus }: { invoiceStatus: string }) => invoiceStatus === 'available');
    for (const path of ['invoice', 'invoice/withdraw'])
      assert.equal((await lin.post(`orders/${paid.id}/${path}`)).status, 204);
    assert.deepEqual(await lastAct(), ['invoiceWithdrawn', paid.orderNumber, null, '林静']);
  });

  it('are logged for everything anybody exports, with its size', async () => {
    const exported = await app.ask('POST', '/api/business/crm/customer/export', { token, json: {} });
    assert.equal(exported.status, 200, exported.text);
    const rows = exported.text.split('\r\n').length - 2;
    assert.deepEqual(await lastAct(), ['recordsExported', 'Customers', String(rows), '林静']);
    const members = await lin.get('organization/members/export');
    assert.deepEqual(await lastAct(), ['membersExported', String(members.text.split('\r\n').length - 2), null, '林静']);
  });

  it('are searched by words, kind, person and wall-clock days, both ends included', async () => {
    const found = async (query: string) => (await lin.get(`acts?maxResultCount=100&${query}`)).body;
    app.pass(86_400 - 10 * 3600 - 24 * 60 - 1);
    lin = await consoleOf(app);
    const unit = { parentId: unitId('aurora', '00001'), displayName: '夜班_1' };
    assert.equal((await lin.post('organization/units/add', unit)).status, 200);
    app.pass(1);
    assert.equal((await lin.post('organization/units/add', { ...unit, displayName: '夜班x1' })).status, 200);
    const objects = async (query: string) => (await found(query)).items.map((one: { object: string }) => one.object);
    assert.deepEqual(await objects('keyword=夜班'), ['夜班x1', '夜班_1']);
    assert.deepEqual(await objects('keyword=班_1'), ['夜班_1'], 'no sign of it is a wildcard');
    assert.deepEqual(await objects('from=2026-11-21'), ['夜班x1']);
    assert.equal((await objects('to=2026-11-20'))[0], '夜班_1');
    const byLin = await objects('keyword=林静');
    assert.ok(byLin.includes('夜班x1'), 'who did it counts as well');
    assert.deepEqual(await objects('act=unitAdded&keyword=夜班'), ['夜班x1', '夜班_1']);
    assert.deepEqual(await objects('act=unitRemoved&keyword=夜班'), []);
    assert.deepEqual(await objects('actor=林&from=2026-11-21'), ['夜班x1']);
    assert.deepEqual(await objects('actor=夜班'), [], 'nobody is called so');
    const wrong = await lin.get('acts?from=2026-02-30');
    assert.deepEqual([wrong.status, wrong.body.error.validationErrors[0].members], [400, ['from']]);
  });

  it('can be added by the company, but neither changed nor removed, just like the security log', async () => {
    for (const statement of [
      sql`update console_acts set object = ''`,
      sql`delete from console_acts`,
      sql`update security_log set action = ''`,
      sql`delete from security_log`,
    ]) {
      const tried = app.database.inTenant(tenantId('aurora'), (db) => statement.execute(db));
      await assert.rejects(tried, /permission denied/);
    }
  });

  it('can be exported as a CSV file by the administrators concerned, which is an act as well', async () => {
    const { headers, text } = await lin.get('acts/export?keyword=夜班');
    assert.match(String(headers['content-disposition']), /Acts%202026-11-21\.csv/);
    const [heading, first, second, end] = text.split('\r\n');
    assert.equal(heading, '\uFEFFTime,Who,Act,Object,Detail');
    assert.match(first ?? '', /^2026-11-21 00:00:00,林静,Department added,夜班x1,Below /);
    assert.match(second ?? '', /^2026-11-20 23:59:59,林静,Department added,夜班_1,Below /);
    assert.equal(end, '');
    assert.deepEqual(await lastAct(), ['actsExported', '2', null, '林静']);
    const admin = (await app.signIn('admin')).access_token;
    const host = await app.ask('GET', '/api/console/host/acts/export', { token: admin });
    assert.equal(host.status, 200);
    assert.doesNotMatch(host.text, /夜班/);
    assert.equal((await app.ask('GET', '/api/console/host/acts/export', { token })).status, 401);
  });

  it('are exported without omissions: too many for one file are refused, and a narrower search succeeds', async () => {
    await sql`insert into console_acts (tenant_id, actor_id, actor_name, act, object, creation_time)
      select ${tenantId('aurora')}, ${userId('aurora', 'lin')}, '林静', 'unitAdded', '批量', '2026-11-20T00:00:00Z'
      from generate_series(1, 50001)`.execute(app.database.host);
    const refused = await lin.get('acts/export?keyword=批量');
    assert.deepEqual([refused.status, refused.body.error.code], [403, 'Atrium:ExportTooLarge']);
    assert.match(refused.body.error.message, /50000/);
    assert.equal((await lin.get('acts/export?keyword=夜班')).status, 200);
  });
});
