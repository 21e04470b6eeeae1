import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { addDays } from '../../../contract/rules/days.ts';
import { sweepApprovals } from '../../../server/src/domain/business/approval/sweep.ts';
import { inTenantWork } from '../../../server/src/domain/work.ts';
import { tenantId, userId } from '../../../server/src/seed/staff.ts';
import { type Answer, TestApp } from '../support/testApp.ts';

type Who = 'lin' | 'chen' | 'wang';
const LEAVE = { kind: 'annual', days: 2, from: '2026-11-26', to: '2026-11-27', reason: '回乡探亲' };
let days = 0;

describe('approvals', () => {
  let app: TestApp;
  const tokens: Partial<Record<Who, string>> = {};
  before(async () => {
    app = await TestApp.start();
    await signInAnew();
    // Lin leads Chen's department.
    await app.database.inTenant(tenantId('aurora'), async (db) => {
      const { organization_unit_id } = await db
        .selectFrom('tenant_users')
        .select('organization_unit_id')
        .where('id', '=', userId('aurora', 'chen'))
        .executeTakeFirstOrThrow();
      await db
        .updateTable('organization_units')
        .set({ leader_id: userId('aurora', 'lin') })
        .where('id', '=', organization_unit_id ?? '')
        .execute();
    });
  });
  after(() => app.close());

  async function signInAnew(): Promise<void> {
    for (const who of ['lin', 'chen', 'wang'] as const) tokens[who] = (await app.enter(who, 'aurora')).access_token;
  }
  /** Longer than an access token lives. */
  async function pass(seconds: number): Promise<void> {
    app.pass(seconds);
    await signInAnew();
  }

  const post = (who: Who, path: string, json: object = {}): Promise<Answer> =>
    app.ask('POST', `/api/approvals/${path}`, { token: tokens[who], json });
  const read = async (who: Who, id: string) =>
    (await app.ask('GET', `/api/approvals/${id}`, { token: tokens[who] })).body;
  /** Nobody requests the same time twice. */
  async function started(who: Who, more: object = {}): Promise<string> {
    days += 7;
    const form = { ...LEAVE, from: addDays(LEAVE.from, days), to: addDays(LEAVE.to, days) };
    const { status, body, text } = await post(who, 'start', { template: 'leave', title: '年假 2 天', form, ...more });
    assert.equal(status, 200, text);
    return body.id;
  }
  /** Somebody's notifications about a request: their types with the status or who has commented. */
  async function told(who: Who, id: string): Promise<string[]> {
    const query = 'moduleName=BPM&maxResultCount=200';
    const { body } = await app.ask('GET', `/api/notification/user-notifications?${query}`, { token: tokens[who] });
    const all = body.items.map(({ notificationName: type, properties }: Record<string, string>) => ({
      type,
      ...JSON.parse(properties ?? '').App,
    }));
    return all
      .filter(({ businessId }: Record<string, string>) => businessId === id)
      .map(({ type, status, commenter }: Record<string, string>) => `${type} ${status ?? commenter}`)
      .sort();
  }
  const sweep = () => inTenantWork(app.database, app.app.services, tenantId('aurora'), (work) => sweepApprovals(work));
  const waiting = async (who: Who) =>
    (await app.ask('POST', '/api/user-work/common/user-task-count', { token: tokens[who] })).body.approvals;

  it('ask the head of the department, by a notification with all its fields and by a to-do that ends with the decision', async () => {
    const before = (await waiting('lin')).totalCount;
    const id = await started('chen');
    const { number } = await read('chen', id);
    assert.match(number, /^LV-261120-\d{3}$/);
    const query = 'moduleName=BPM&maxResultCount=1';
    const { body } = await app.ask('GET', `/api/notification/user-notifications?${query}`, { token: tokens.lin });
    assert.equal(body.items[0].notificationName, 'approvalRequest');
    assert.deepEqual(JSON.parse(body.items[0].properties).App, {
      businessId: id,
      path: `/child/approval/request/${id}`,
      workflowName: '请假申请',
      workflowNames: { zh: '请假申请', en: 'Leave' },
      instanceId: number,
      applicant: '陈浩',
      startTime: '2026-11-20 10:24:00',
      status: '审批中',
    });
    const pending = await waiting('lin');
    assert.deepEqual([pending.totalCount, pending.items[0].title], [before + 1, '请假申请：年假 2 天']);
    assert.equal((await post('lin', `${id}/decide`, { decision: 'approve' })).status, 204);
    assert.deepEqual(await told('chen', id), ['approvalCopy 已通过']);
    assert.deepEqual([(await waiting('lin')).totalCount, (await read('chen', id)).status], [before, 'approved']);
  });

  it('are decided once: whoever decides second is told that it has been decided', async () => {
    const id = await started('chen');
    const twice = await Promise.all([1, 2].map(() => post('lin', `${id}/decide`, { decision: 'approve' })));
    assert.deepEqual(twice.map(({ status }) => status).sort(), [204, 403]);
    const late = twice.find(({ status }) => status === 403);
    assert.equal(late?.body.error.code, 'Atrium:AlreadyDecided');
    assert.equal((await read('lin', id)).history.filter(({ act }: { act: string }) => act === 'approved').length, 1);
  });

  it('are refused with a reason, and only by those who are asked', async () => {
    const id = await started('chen');
    const silent = await post('lin', `${id}/decide`, { decision: 'refuse' });
    assert.deepEqual([silent.status, silent.body.error.validationErrors[0].members], [400, ['comment']]);
    assert.equal((await post('wang', `${id}/decide`, { decision: 'approve' })).status, 403);
    assert.equal((await post('lin', `${id}/decide`, { decision: 'refuse', comment: '人手不足' })).status, 204);
    const { status, steps } = await read('chen', id);
    assert.deepEqual([status, steps[0].approvers[0].comment], ['refused', '人手不足']);
    assert.deepEqual(await told('chen', id), ['approvalCopy 已驳回']);
  });

  it('refuse a form at its fields', async () => {
    const form = { ...LEAVE, to: '2026-11-25', reason: '' };
    const { status, body } = await post('chen', 'start', { template: 'leave', title: '年假', form });
    assert.equal(status, 400);
    const named = body.error.validationErrors.map(({ members }: { members: string[] }) => members[0]);
    assert.deepEqual(named.sort(), ['reason', 'to']);
    assert.equal((await post('chen', 'start', { template: 'nothing', title: '甲', form: {} })).status, 400);
    assert.equal((await post('chen', 'start', { template: 'engineeringChange', title: '甲', form: {} })).status, 400);
  });

  it('ask whom the form needs: the technician it names, and above 100,000.00 the head of the company', async () => {
    const line = { material: 'SV-750 伺服驱动器', quantity: 24, unit: '台', price: 690_000 };
    const form = { kind: 'parts', technician: userId('aurora', 'wang'), reason: '库存不足', lines: [line] };
    const keysOf = async (id: string) => (await read('chen', id)).steps.map(({ key }: { key: string }) => key);
    const dear = await started('chen', { template: 'purchase', title: '补货 24 台', form });
    assert.deepEqual(await keysOf(dear), ['manager', 'budget', 'technical', 'top']);
    assert.equal((await read('chen', dear)).measure, 16_560_000);
    const cheap = { ...form, technician: null, lines: [{ ...line, quantity: 1 }] };
    assert.deepEqual(await keysOf(await started('chen', { template: 'purchase', title: '补货', form: cheap })), [
      'manager',
      'budget',
    ]);
  });

  it('are withdrawn by whoever started them, together with the to-do', async () => {
    const before = (await waiting('lin')).totalCount;
    const id = await started('chen');
    assert.equal((await post('lin', `${id}/withdraw`)).status, 403);
    assert.equal((await post('chen', `${id}/withdraw`)).status, 204);
    assert.equal((await waiting('lin')).totalCount, before);
    assert.deepEqual(await told('lin', id), ['approvalRequest 审批中', 'approvalRequest 已撤回']);
    assert.equal((await post('lin', `${id}/decide`, { decision: 'approve' })).status, 403);
  });

  it('can be followed by one reminder an hour', async () => {
    const id = await started('chen');
    assert.equal((await post('chen', `${id}/remind`)).status, 204);
    assert.deepEqual(await told('lin', id), ['approvalRequest 审批中', 'approvalWarning 发起人催办']);
    assert.equal((await post('chen', `${id}/remind`)).body.error.code, 'Atrium:RemindedLately');
    await pass(3600);
    assert.equal((await post('chen', `${id}/remind`)).status, 204);
  });

  it('can be handed on, or decided by one more approver', async () => {
    const id = await started('chen');
    assert.equal((await post('lin', `${id}/transfer`, { to: userId('aurora', 'chen') })).status, 400);
    assert.equal(
      (await post('lin', `${id}/transfer`, { to: userId('aurora', 'wang'), comment: '请代审' })).status,
      204,
    );
    assert.equal((await post('lin', `${id}/decide`, { decision: 'approve' })).status, 403);
    assert.equal((await post('wang', `${id}/add`, { people: [userId('aurora', 'lin')] })).status, 204);
    assert.equal((await post('wang', `${id}/decide`, { decision: 'approve' })).status, 204);
    assert.equal((await read('chen', id)).status, 'running');
    assert.equal((await post('lin', `${id}/decide`, { decision: 'approve' })).status, 204);
    assert.equal((await read('chen', id)).status, 'approved');
  });

  it('can be commented on, and copied to somebody who can read them from then on', async () => {
    const id = await started('chen');
    assert.equal((await app.ask('GET', `/api/approvals/${id}`, { token: tokens.wang })).status, 404);
    assert.equal((await post('lin', `${id}/comment`, { comment: '和谁交接？' })).status, 204);
    assert.deepEqual(await told('chen', id), ['approvalComment 林静']);
    assert.equal((await post('chen', `${id}/copy`, { people: [userId('aurora', 'wang')] })).status, 204);
    assert.deepEqual(await told('wang', id), ['approvalCopy 审批中']);
    assert.equal((await read('wang', id)).title, '年假 2 天');
  });

  it('notify at the deadline of a step, once', async () => {
    const id = await started('chen');
    await pass(24 * 3600 - 1);
    await sweep();
    assert.deepEqual(await told('lin', id), ['approvalRequest 审批中'], 'a second before');
    app.pass(1);
    await sweep();
    assert.deepEqual(await told('lin', id), ['approvalRequest 审批中', 'approvalWarning 已超时']);
    await sweep();
    const { history } = await read('chen', id);
    assert.equal(history.filter(({ act }: { act: string }) => act === 'warned').length, 1);
  });

  it('are closed to anybody without their policy', async () => {
    await app.database.inTenant(tenantId('aurora'), (db) =>
      db
        .deleteFrom('tenant_user_policies')
        .where('user_id', '=', userId('aurora', 'wang'))
        .where('policy', '=', 'BPM_Auth')
        .execute(),
    );
    const id = await started('chen');
    for (const path of [
      'list',
      'start',
      ...['decide', 'comment', 'copy', 'withdraw', 'remind', 'transfer', 'add'].map((act) => `${id}/${act}`),
    ]) {
      const json = {
        box: 'waiting',
        template: 'leave',
        title: '甲',
        form: {},
        decision: 'approve',
        comment: '乙',
        people: ['x'],
        to: 'x',
      };
      assert.equal((await post('wang', path, json)).status, 403, path);
    }
    for (const path of ['templates', id])
      assert.equal((await app.ask('GET', `/api/approvals/${path}`, { token: tokens.wang })).status, 403, path);
  });

  it('ask the next person up in place of somebody who has been disabled', async () => {
    const id = await started('chen', {
      template: 'purchase',
      title: '工装',
      form: {
        kind: 'parts',
        technician: userId('aurora', 'wang'),
        reason: '备用',
        lines: [{ material: '夹具', quantity: 1, unit: '件', price: 100 }],
      },
    });
    await post('lin', `${id}/transfer`, { to: userId('aurora', 'wang') });
    await app.database.inTenant(tenantId('aurora'), (db) =>
      db.updateTable('tenant_users').set({ is_active: false }).where('id', '=', userId('aurora', 'wang')).execute(),
    );
    await sweep();
    const { history, steps } = await read('chen', id);
    assert.equal(history[0].act, 'replaced');
    const asked = steps[0].approvers.filter(({ status }: { status: string }) => status === 'waiting');
    assert.deepEqual([asked.length, asked[0].id === userId('aurora', 'wang')], [1, false]);
  });
});
