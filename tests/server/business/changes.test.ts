import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { notificationTypes } from '../../../contract/notificationTypes.ts';
import { withdraw } from '../../../server/src/domain/business/approval/acts.ts';
import { readApproval } from '../../../server/src/domain/business/approval/read.ts';
import { approvalDeskOf } from '../../../server/src/domain/business/approval/start.ts';
import { catalogue } from '../../../server/src/domain/business/registry.ts';
import { waitingChange } from '../../../server/src/seed/business/changes.ts';
import { userId } from '../../../server/src/seed/staff.ts';
import { type DemoCompany, openDemoCompany } from '../domain/demoCompany.ts';
import { refusal } from '../domain/given.ts';
import { actingIn } from './acting.ts';
import { decidingIn } from './deciding.ts';

const [PRODUCT, BOM, CHANGE] = ['pdc/product', 'pdc/bom', 'pdc/change'];
const [LIN, CHEN] = [userId('aurora', 'lin'), userId('aurora', 'chen')];
const FIELDS = notificationTypes['PDC']?.['eventWarning']?.fields ?? [];

describe('PLM: a change goes through approval', () => {
  let demo: DemoCompany;
  let act: ReturnType<typeof actingIn>;
  let deciding: ReturnType<typeof decidingIn>;
  before(async () => {
    demo = await openDemoCompany();
    act = actingIn(demo);
    deciding = decidingIn(demo);
  });
  after(() => demo.database.close());

  const given = (code: string) => act.create(PRODUCT, { code, name: `试制 ${code}` });
  const proposed = async (code: string, more: object = {}) => {
    const product = await given(code);
    const values = { title: `${code} 改进`, product, reason: 'quality', description: '加强轴承', ...more };
    return { product, id: await act.create(CHANGE, values) };
  };
  const submitted = async (code: string, more: object = {}) => {
    const { product, id } = await proposed(code, more);
    await act.move(CHANGE, id, 'submit');
    return { product, id, request: await deciding.requestAbout(id) };
  };
  const warned = (id: string, who?: string) => act.told('eventWarning', who).filter((app) => app['businessId'] === id);

  it('once submitted, it asks those the process names, showing what changes, and nobody can edit it', async () => {
    const { id, request } = await submitted('E-1', { due: '2026-12-10' });
    const { record, may } = await act.read(CHANGE, id);
    assert.deepEqual(
      [record.status, record.values['request'], may.change, may.events],
      ['review', request.number, false, []],
    );
    const { form, about, steps, title } = await demo.as('lin', (work) => readApproval(work, request.id));
    assert.deepEqual(
      [request.template, title, about],
      ['engineeringChange', `${record.number} E-1 改进`, `/child/pdc/change/${id}`],
    );
    assert.deepEqual(form, { product: '试制 E-1', change: '加强轴承', effectiveOn: '2026-12-10', reason: '质量改进' });
    assert.deepEqual(
      steps.map(({ key }) => key),
      ['manager', 'quality'],
    );
    for (const event of ['approved', 'refused', 'release'])
      await assert.rejects(act.move(CHANGE, id, event), refusal(403), event);
    await assert.rejects(act.change(CHANGE, id, { description: '别的' }), refusal(403));
  });

  it('once approved by everybody asked, never by its proposer, it is released as the next revision with its bill', async () => {
    const { product, id } = await proposed('E-2');
    const lines = [{ component: await given('E-3'), quantity: 2 }];
    const bill = await act.create(BOM, { product, lines });
    await act.change(CHANGE, id, { bom: bill });
    await act.move(CHANGE, id, 'submit');
    const { id: request } = await deciding.requestAbout(id);
    demo.published.length = 0;
    const [first, ...others] = await deciding.approveAll(request);
    assert.ok(others.length > 0 && ![first, ...others].includes(LIN));
    assert.equal(await act.statusOf(CHANGE, id), 'approved');
    const [told, ...more] = warned(id);
    for (const field of FIELDS) assert.ok(told?.[field], field);
    assert.deepEqual([told?.['eventName'], told?.['path'], more], ['变更已批准', `/child/pdc/change/${id}`, []]);

    await act.move(CHANGE, id, 'release', {}, 'chen');
    assert.deepEqual(
      warned(id).map((app) => app['eventName']),
      ['变更已批准', '工程变更发布'],
    );
    assert.deepEqual(warned(id, 'chen'), [], 'nobody is told what they did themselves');
    const { fromRevision, toRevision } = await act.valuesOf(CHANGE, id);
    assert.deepEqual([fromRevision, toRevision, (await act.valuesOf(PRODUCT, product))['revision']], ['A', 'B', 'B']);
    assert.deepEqual(
      [await act.statusOf(BOM, bill), (await act.valuesOf(BOM, bill))['name']],
      ['active', '试制 E-2 B'],
      'its bill comes in force for the new revision',
    );
  });

  it('one refusal sends it back, and it can be submitted again', async () => {
    const { id, request } = await submitted('E-4');
    const [asked] = await deciding.waitingFor(request.id);
    assert.ok(asked);
    await assert.rejects(deciding.decideAs(CHEN, request.id, 'approve'), refusal(403), 'who is not asked');
    await assert.rejects(deciding.decideAs(LIN, request.id, 'approve'), refusal(403), 'who proposed it');
    demo.published.length = 0;
    await deciding.decideAs(asked.user_id, request.id, 'refuse', '缺图纸');
    assert.equal(await act.statusOf(CHANGE, id), 'draft');
    assert.deepEqual(
      warned(id).map((app) => app['eventName']),
      ['变更被退回'],
    );
    await act.change(CHANGE, id, { description: '补图纸' });
    await act.move(CHANGE, id, 'submit');
    const next = await deciding.requestAbout(id);
    assert.notEqual(next.id, request.id);
    assert.equal((await act.valuesOf(CHANGE, id))['request'], next.number);
  });

  it('once withdrawn, it is a draft again; only its proposer can submit it', async () => {
    const { id } = await proposed('E-5', { owner: CHEN });
    await assert.rejects(act.move(CHANGE, id, 'submit'), refusal(403));
    assert.equal(await act.statusOf(CHANGE, id), 'draft');
    await act.move(CHANGE, id, 'submit', {}, 'chen');
    const { id: request, applicant_id } = await deciding.requestAbout(id);
    assert.equal(applicant_id, CHEN);
    await demo.as('chen', async (work) => withdraw(await approvalDeskOf(work, catalogue), request, ''));
    assert.equal(await act.statusOf(CHANGE, id), 'draft');
  });

  it('the demo has one that is waiting for lin, whose approval moves it on', async () => {
    assert.equal(await act.statusOf(CHANGE, waitingChange), 'review');
    const { id } = await deciding.requestAbout(waitingChange);
    await deciding.decideAs(LIN, id, 'approve');
    await deciding.approveAll(id);
    assert.equal(await act.statusOf(CHANGE, waitingChange), 'approved');
  });
});
