import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { addDays } from '../../../contract/rules/days.ts';
import { tenantId, userId } from '../../../server/src/seed/staff.ts';
import { type Answer, demoData, TestApp } from '../support/testApp.ts';
import { openTestDatabase } from '../support/testDatabase.ts';

type Who = 'lin' | 'chen' | 'wang';
let days = 0;

describe('approvals that somebody has open', () => {
  let app: TestApp;
  const tokens: Partial<Record<Who, string>> = {};
  /** Whose pages have been told to reload since the last call. */
  let followers = new Set<string>();
  const publish = async (_db: unknown, channel: string, payloads: readonly string[]) => {
    if (channel !== 'atrium_todos') return;
    for (const payload of payloads) for (const id of JSON.parse(payload).userIds) followers.add(id);
  };
  before(async () => {
    const backplane = { publish, listen: async () => {}, isConnected: () => true, close: async () => {} };
    app = await TestApp.over(await openTestDatabase(demoData), {}, { backplane });
    for (const who of ['lin', 'chen', 'wang'] as const) tokens[who] = (await app.enter(who, 'aurora')).access_token;
    // Lin leads Chen's department.
    await app.database.inTenant(tenantId('aurora'), async (db) => {
      const { organization_unit_id } = await db
        .selectFrom('tenant_users')
        .select('organization_unit_id')
        .where('id', '=', userId('aurora', 'chen'))
        .executeTakeFirstOrThrow();
      const leader_id = userId('aurora', 'lin');
      await db
        .updateTable('organization_units')
        .set({ leader_id })
        .where('id', '=', organization_unit_id ?? '')
        .execute();
    });
  });
  after(() => app.close());

  const post = (who: Who, path: string, json: object = {}): Promise<Answer> =>
    app.ask('POST', `/api/approvals/${path}`, { token: tokens[who], json });
  const read = async (who: Who, id: string) =>
    (await app.ask('GET', `/api/approvals/${id}`, { token: tokens[who] })).body;
  /** Nobody requests the same time twice. */
  async function started(): Promise<string> {
    days += 7;
    const form = {
      kind: 'annual',
      days: 2,
      from: addDays('2026-11-26', days),
      to: addDays('2026-11-27', days),
      reason: '探亲',
    };
    return (await post('chen', 'start', { template: 'leave', title: '年假 2 天', form })).body.id;
  }
  /** Does something, and returns whose open pages follow. */
  async function followersOf(deed: () => Promise<unknown>): Promise<Who[]> {
    followers = new Set();
    await deed();
    return (['chen', 'lin', 'wang'] as const).filter((who) => followers.has(userId('aurora', who)));
  }

  it('update on the pages of everybody concerned: approvers, the applicant, earlier approvers', async () => {
    let id = '';
    const start = async () => {
      id = await started();
    };
    assert.deepEqual(await followersOf(start), ['chen', 'lin']);
    const handOn = () => post('lin', `${id}/transfer`, { to: userId('aurora', 'wang') });
    assert.deepEqual(await followersOf(handOn), ['chen', 'lin', 'wang']);
    const approve = () => post('wang', `${id}/decide`, { decision: 'approve' });
    assert.deepEqual(await followersOf(approve), ['chen', 'lin', 'wang']);
    const other = await started();
    assert.deepEqual(await followersOf(() => post('chen', `${other}/withdraw`)), ['chen', 'lin']);
  });

  it('say that they were withdrawn to anybody who decides on them later, whatever others did before', async () => {
    const wang = userId('aurora', 'wang');
    for (const hasOtherSigned of [false, true]) {
      const id = await started();
      if (hasOtherSigned) {
        await post('lin', `${id}/add`, { people: [wang] });
        await post('wang', `${id}/decide`, { decision: 'approve' });
      }
      await post('chen', `${id}/withdraw`);
      for (const [verb, json] of [
        ['decide', { decision: 'approve' }],
        ['transfer', { to: wang }],
        ['add', { people: [wang] }],
      ] as const) {
        const { status, body } = await post('lin', `${id}/${verb}`, json);
        const { code, message } = body.error;
        assert.deepEqual(
          [status, code, message],
          [403, 'Atrium:ApprovalWithdrawn', 'The applicant has withdrawn it.'],
          verb,
        );
      }
    }
  });

  it('notify those who were asked of a withdrawal as such', async () => {
    const id = await started();
    app.pass(1);
    await post('chen', `${id}/withdraw`);
    const query = 'moduleName=BPM&maxResultCount=1';
    const { body } = await app.ask('GET', `/api/notification/user-notifications?${query}`, { token: tokens.lin });
    assert.equal(body.items[0].notificationName, 'approvalRequest');
    const { businessId, status, event, actor } = JSON.parse(body.items[0].properties).App;
    assert.deepEqual([businessId, status, event, actor], [id, '已撤回', 'withdrawn', '陈浩']);
  });

  it('are not copied to anybody twice, and a repetition leaves no record', async () => {
    const id = await started();
    const [wang, lin] = [userId('aurora', 'wang'), userId('aurora', 'lin')];
    assert.equal((await post('chen', `${id}/copy`, { people: [wang] })).status, 204);
    const again = await post('chen', `${id}/copy`, { people: [wang] });
    assert.deepEqual([again.status, again.body.error.validationErrors[0].members], [400, ['people']]);
    assert.equal((await post('chen', `${id}/copy`, { people: [wang, lin] })).status, 204);
    const copied = (await read('chen', id)).history.filter(({ act }: { act: string }) => act === 'copied');
    assert.deepEqual(
      copied.map(({ people }: { people: string[] }) => people),
      [['林静'], ['王磊']],
    );
  });

  it('show the applicant how long the next reminder has to wait', async () => {
    const id = await started();
    assert.equal((await read('chen', id)).remindTime, '');
    await post('chen', `${id}/remind`);
    assert.equal((await read('chen', id)).remindTime, '2026-11-20T11:24:01');
    assert.equal((await read('lin', id)).remindTime, '');
  });
});
