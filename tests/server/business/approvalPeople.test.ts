import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { begin } from '../../../server/src/domain/business/approval/begin.ts';
import { readApproval } from '../../../server/src/domain/business/approval/read.ts';
import { approvalDeskOf } from '../../../server/src/domain/business/approval/start.ts';
import { sweepApprovals } from '../../../server/src/domain/business/approval/sweep.ts';
import { membersWith } from '../../../server/src/domain/business/engine/members.ts';
import { catalogue } from '../../../server/src/domain/business/registry.ts';
import { userId } from '../../../server/src/seed/staff.ts';
import { type DemoCompany, NOW, openDemoCompany } from '../domain/demoCompany.ts';
import { refusal } from '../domain/given.ts';
import { decidingIn } from './deciding.ts';

const [LIN, CHEN, WANG, LUO] = ['lin', 'chen', 'wang', 'luo'].map((who) => userId('aurora', who));
const HOUR_MS = 3_600_000;

describe('the people whom an approval asks', () => {
  let demo: DemoCompany;
  let deciding: ReturnType<typeof decidingIn>;
  before(async () => {
    demo = await openDemoCompany();
    deciding = decidingIn(demo);
  });
  after(() => demo.database.close());

  const started = (who: string, template: string, form: object): Promise<string> =>
    demo.as(who, async (work) => {
      const desk = await approvalDeskOf(work, catalogue);
      return (await begin(desk, { template, title: '试批', form: { reason: '试批', ...form } })).id;
    });
  const bought = (price: number, more: object = {}) =>
    started('chen', 'purchase', { kind: 'parts', lines: [{ material: '夹具', quantity: 1, price }], ...more });
  const read = (id: string, who = 'chen') => demo.as(who, (work) => readApproval(work, id));
  const stepOf = async (id: string, key: string) => {
    const step = (await read(id)).steps.find((one) => one.key === key);
    assert.ok(step);
    return step;
  };
  /** Approves on everybody's behalf until a step is open. */
  const reached = async (id: string, key: string): Promise<void> => {
    for (let step = await stepOf(id, key); step.status !== 'open'; step = await stepOf(id, key)) {
      const [next] = await deciding.waitingFor(id);
      assert.ok(next);
      await deciding.decideAs(next.user_id, id, 'approve');
    }
  };
  const sweepAfter = async (hours: number): Promise<void> => {
    demo.clock = new Date(NOW.getTime() + hours * HOUR_MS);
    await demo.as('lin', (work) => sweepApprovals(work));
  };

  it('change to those above at the deadline of a step that is handed up; those are only reminded', async () => {
    const id = await bought(100, { technician: WANG });
    await reached(id, 'technical');
    const asked = async () =>
      (await stepOf(id, 'technical')).approvers.map((one) => [one.id === WANG ? 'wang' : 'above', one.status]);
    await sweepAfter(4 - 1 / 3600);
    assert.deepEqual(await asked(), [['wang', 'waiting']]);
    await sweepAfter(4);
    assert.deepEqual((await asked()).sort(), [
      ['above', 'waiting'],
      ['wang', 'replaced'],
    ]);
    const { approvers, dueTime } = await stepOf(id, 'technical');
    assert.ok(approvers.every((one) => one.id !== CHEN));
    assert.equal(dueTime, '2026-11-20T18:24:00', 'the time runs anew');
    await sweepAfter(8);
    await sweepAfter(9);
    assert.equal((await asked()).length, 2);
    const acts = (await read(id)).history
      .map(({ act }) => act)
      .filter((act) => act === 'warned' || act === 'escalated');
    assert.deepEqual(acts, ['warned', 'escalated', 'warned']);
    demo.clock = NOW;
  });

  it('include the head of the company above 100,000.00, not at it; approval sends the copies', async () => {
    const keysOf = async (id: string) => (await read(id)).steps.map(({ key }) => key);
    const id = await bought(10_000_000);
    assert.deepEqual(await keysOf(id), ['manager', 'budget']);
    const dear = await bought(10_000_001);
    assert.deepEqual(await keysOf(dear), ['manager', 'budget', 'top']);
    await demo.as('lin', ({ db }) =>
      db
        .updateTable('organization_units')
        .set({ leader_id: WANG ?? '' })
        .where('parent_id', 'is', null)
        .execute(),
    );
    assert.deepEqual(
      (await stepOf(dear, 'top')).approvers.map((one) => one.id),
      [WANG],
    );
    const planned = (await read(id)).copies;
    assert.ok(planned.length > 0 && planned.every(({ isSent }) => !isSent));
    await deciding.approveAll(id);
    const { status, copies } = await read(id);
    assert.deepEqual([status, copies], ['approved', planned.map((one) => ({ ...one, isSent: true }))]);
  });

  it('must agree if they are both heads of a step, and never decide their own request', async () => {
    await demo.as('lin', ({ db }) =>
      db
        .updateTable('organization_units')
        .set({ leader_id: LUO ?? '' })
        .where('display_name', '=', '成本管理')
        .execute(),
    );
    const id = await bought(100);
    await reached(id, 'budget');
    const [first, second] = await deciding.waitingFor(id);
    assert.ok(first && second);
    await deciding.decideAs(first.user_id, id, 'approve');
    assert.equal((await read(id)).status, 'running');
    await deciding.decideAs(second.user_id, id, 'approve');
    assert.equal((await read(id)).status, 'approved');
    const keepers = await demo.as('lin', (work) => membersWith(work, 'AbpExtend.HostConsole'));
    assert.ok(keepers.some((one) => one.id === LIN));
    const own = await started('lin', 'seal', { seal: 'company', copies: 1 });
    const { steps } = await read(own, 'lin');
    assert.ok(steps.every(({ approvers }) => approvers.every((one) => one.id !== LIN)));
    await assert.rejects(deciding.decideAs(LIN ?? '', own, 'approve'), refusal(403));
  });

  it('must be current members of the company to be named in a form', async () => {
    await demo.as('lin', ({ db }) =>
      db
        .updateTable('tenant_users')
        .set({ is_active: false })
        .where('id', '=', LUO ?? '')
        .execute(),
    );
    for (const technician of [LUO, randomUUID(), 'nobody', userId('boreal', 'wang')])
      await assert.rejects(bought(100, { technician }), refusal(400, 'technician'), technician);
  });
});
