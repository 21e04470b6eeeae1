import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { notificationTypes } from '../../../contract/notificationTypes.ts';
import { readBoard } from '../../../server/src/domain/business/engine/board.ts';
import { enter } from '../../../server/src/domain/business/engine/calls.ts';
import { catalogue } from '../../../server/src/domain/business/registry.ts';
import { sweepBusiness } from '../../../server/src/domain/sweeps.ts';
import { userId } from '../../../server/src/seed/staff.ts';
import { type DemoCompany, NOW, openDemoCompany } from '../domain/demoCompany.ts';
import { refusal } from '../domain/given.ts';
import { actingIn, givenProduct } from './acting.ts';

const [CUSTOMER, CONTACT, OPPORTUNITY, FOLLOW_UP] = ['crm/customer', 'crm/contact', 'crm/opportunity', 'crm/followUp'];
const CHEN = userId('aurora', 'chen');
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const FIELDS = notificationTypes['CRM']?.['eventWarning']?.fields ?? [];

describe('CRM: customers, opportunities and follow-ups', () => {
  let demo: DemoCompany;
  let act: ReturnType<typeof actingIn>;
  let customer: string;
  before(async () => {
    demo = await openDemoCompany();
    act = actingIn(demo);
    customer = await act.create(CUSTOMER, { name: '试验客户' });
  });
  after(() => demo.database.close());

  const offered = (more: object = {}) =>
    act.create(OPPORTUNITY, { title: '减速机年度框架', customer, amount: 42_600_000, ...more });
  const planned = (more: object = {}) =>
    act.create(FOLLOW_UP, { title: '回访', customer, time: '2026-11-20T15:00:00', ...more });
  const read = async (kind: string, id: string) => (await act.read(kind, id)).record;
  const warned = (id: string, eventName: string, who?: string) =>
    act.told('eventWarning', who).filter((app) => app['businessId'] === id && app['eventName'] === eventName);
  const at = async (time: number) => {
    demo.clock = new Date(time);
    await sweepBusiness(demo.database, demo.services);
  };

  it('a customer begins as a prospect; once ended with a reason, it can be taken up again', async () => {
    assert.equal((await read(CUSTOMER, customer)).status, 'prospect');
    const id = await act.create(CUSTOMER, { name: '短期客户', level: 'small' });
    await assert.rejects(act.move(CUSTOMER, id, 'end'), refusal(400, 'endedFor'));
    await act.move(CUSTOMER, id, 'end', { endedFor: '停产' });
    await act.move(CUSTOMER, id, 'resume');
    assert.equal((await read(CUSTOMER, id)).status, 'active');
    await assert.rejects(act.create(CUSTOMER, { name: '无级', level: 'best' }), refusal(400, 'level'));
  });

  it('a contact belongs to a customer, whose page shows it and which cannot be deleted as long as it exists', async () => {
    const id = await act.create(CONTACT, { name: '周经理', customer, phone: '13811112222', isMain: true });
    const { related } = await act.read(CUSTOMER, customer);
    assert.deepEqual(
      related.find(({ resource }) => resource === CONTACT)?.items.map((one) => one.id),
      [id],
    );
    await assert.rejects(act.remove(CUSTOMER, customer), refusal(403));
    const other = await act.create(CUSTOMER, { name: '误建客户' });
    await act.remove(CUSTOMER, other);
    await assert.rejects(read(CUSTOMER, other), refusal(404));
    await assert.rejects(act.create(CONTACT, { name: '无主' }), refusal(400, 'customer'));
    await assert.rejects(act.create(CONTACT, { name: '错', customer: id }), refusal(400, 'customer'));
  });

  it('an opportunity moves over the board, and its columns count and sum what is in them', async () => {
    const board = () =>
      demo.as('lin', async (work) => {
        const entered = await enter(work, catalogue, { application: 'crm', resource: 'opportunity' });
        return readBoard(entered, { cards: 5 });
      });
    const column = async (status: string) => (await board()).columns.find((one) => one.status === status);
    const [before, offers] = [await column('contact'), await column('offer')];
    const id = await offered();
    const after = await column('contact');
    assert.deepEqual(
      [Number(after?.count) - Number(before?.count), Number(after?.sum) - Number(before?.sum)],
      [1, 42_600_000],
    );
    await act.move(OPPORTUNITY, id, 'toOffer');
    assert.equal(Number((await column('offer'))?.count) - Number(offers?.count), 1);
    await act.move(OPPORTUNITY, id, 'toNeeds');
    await act.move(OPPORTUNITY, id, 'backToContact');
    await assert.rejects(act.move(OPPORTUNITY, id, 'lose'), refusal(400, 'lostFor'));
    await act.move(OPPORTUNITY, id, 'lose', { lostFor: 'price' });
    await assert.rejects(act.move(OPPORTUNITY, id, 'win'), refusal(403));
    await assert.rejects(act.change(OPPORTUNITY, id, { amount: 1 }), refusal(403));
    await act.move(OPPORTUNITY, id, 'reopen');
    assert.equal((await read(OPPORTUNITY, id)).status, 'contact');
  });

  it('the new owner of an opportunity or a follow-up is notified with every field, unless they took it themselves', async () => {
    demo.published.length = 0;
    const own = await offered();
    assert.deepEqual(warned(own, '商机分配'), []);
    const id = await offered({ owner: CHEN });
    const [told] = warned(id, '商机分配', 'chen');
    for (const field of FIELDS) assert.ok(told?.[field], field);
    assert.equal(told?.['path'], `/child/crm/opportunity/${id}`);
    await act.change(OPPORTUNITY, id, { nextStep: '报价' });
    assert.equal(warned(id, '商机分配', 'chen').length, 1);
    await act.change(FOLLOW_UP, await planned(), { owner: CHEN });
    assert.equal(act.told('eventWarning', 'chen').filter((app) => app['eventName'] === '跟进分配').length, 1);
  });

  it('a follow-up is due at its time: its owner is notified once, and again after it is postponed', async () => {
    const id = await planned({ owner: CHEN });
    const due = Date.parse('2026-11-20T07:00:00Z');
    demo.published.length = 0;
    await at(due);
    assert.deepEqual(warned(id, '跟进到期', 'chen'), []);
    await at(due + 1000);
    await at(due + HOUR_MS);
    const [told, ...more] = warned(id, '跟进到期', 'chen');
    for (const field of FIELDS) assert.ok(told?.[field], field);
    assert.deepEqual(more, []);
    assert.equal((await read(FOLLOW_UP, id)).isOverdue, true);
    await act.change(FOLLOW_UP, id, { time: '2026-11-21T15:00:00' });
    await at(due + 2 * HOUR_MS);
    assert.equal(warned(id, '跟进到期', 'chen').length, 1);
    await at(due + DAY_MS + HOUR_MS);
    assert.equal(warned(id, '跟进到期', 'chen').length, 2);
    const done = await planned({ owner: CHEN });
    await act.move(FOLLOW_UP, done, 'finish', { result: '已寄样' });
    await at(due + 2 * DAY_MS);
    assert.deepEqual(warned(done, '跟进到期', 'chen'), []);
    demo.clock = NOW;
  });

  it('the next step is written into the opportunity, and a stalled one raises one warning for each date', async () => {
    const id = await offered({ nextDate: '2026-11-20' });
    demo.published.length = 0;
    await at(NOW.getTime());
    assert.deepEqual(warned(id, '商机停滞'), [], 'the day is not over');
    await at(NOW.getTime() + DAY_MS);
    await at(NOW.getTime() + DAY_MS + HOUR_MS);
    assert.equal(warned(id, '商机停滞').length, 1);
    const visit = await planned({ opportunity: id });
    await assert.rejects(act.move(FOLLOW_UP, visit, 'finish', { nextStep: '议价' }), refusal(400, 'result'));
    await act.move(FOLLOW_UP, visit, 'finish', { result: '同意报价', nextStep: '议价', nextDate: '2026-11-23' });
    const { values } = await read(OPPORTUNITY, id);
    assert.deepEqual([values['nextStep'], values['nextDate'], values['told']], ['议价', '2026-11-23', undefined]);
    await at(NOW.getTime() + 4 * DAY_MS);
    assert.equal(warned(id, '商机停滞').length, 2);
    const [lost, later] = [await offered(), await planned()];
    await act.move(OPPORTUNITY, lost, 'lose', { lostFor: 'time' });
    await act.change(FOLLOW_UP, later, { opportunity: lost });
    await act.move(FOLLOW_UP, later, 'finish', { result: '晚了', nextStep: '议价' });
    assert.equal((await read(OPPORTUNITY, lost)).values['nextStep'], undefined);
    const won = await offered({ product: await givenProduct(demo, 'C1', '试赢减速机') });
    await act.move(OPPORTUNITY, won, 'win');
    const thanks = await planned({ opportunity: won });
    await act.move(FOLLOW_UP, thanks, 'finish', { result: '致谢', nextStep: '回访' });
    assert.equal((await read(OPPORTUNITY, won)).values['nextStep'], undefined);
    demo.clock = NOW;
  });

  it('the demo raises no warnings at the first start', async () => {
    const fresh = await openDemoCompany();
    await sweepBusiness(fresh.database, fresh.services);
    assert.deepEqual(fresh.published, []);
    await fresh.database.close();
  });
});
