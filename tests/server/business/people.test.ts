import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { notificationTypes } from '../../../contract/notificationTypes.ts';
import { reportMachine } from '../../../server/src/domain/business/attendanceMachines.ts';
import { sweepBusiness } from '../../../server/src/domain/sweeps.ts';
import { userId } from '../../../server/src/seed/staff.ts';
import { type DemoCompany, NOW, openDemoCompany } from '../domain/demoCompany.ts';
import { refusal } from '../domain/given.ts';
import { actingIn } from './acting.ts';

const CHEN = userId('aurora', 'chen');
const MINUTE_MS = 60_000;
const fieldsOf = (type: string) => notificationTypes['HCM']?.[type]?.fields ?? [];

describe('HCM: people, confirmations, interviews and machines', () => {
  let demo: DemoCompany;
  let act: ReturnType<typeof actingIn>;
  before(async () => {
    demo = await openDemoCompany();
    act = actingIn(demo);
    const markOf = async (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);
    Object.assign(demo.services, { markOf });
  });
  after(() => demo.database.close());

  it('employees and departments are those of the company, found by name, and read-only here', async () => {
    const { items, totalCount, names } = await act.list('hr/employee', { keyword: '林静' });
    assert.equal(totalCount, items.length);
    const lin = items.find(({ id }) => id === userId('aurora', 'lin'));
    assert.equal(lin?.number, 'AX-0012');
    assert.equal(names[String(lin?.values['department'])]?.title, '研发项目部');
    assert.equal((await act.read('hr/employee', lin?.id ?? '')).record.values['name'], '林静');
    assert.equal((await act.list('hr/employee', { keyword: '邓丽华' })).totalCount, 0, 'she has left');
    const { totalCount: counted, isCapped } = await act.list('hr/employee', { maxResultCount: 10 });
    assert.deepEqual([counted, isCapped], [1000, true], 'there are two thousand of them');
    const units = await act.list('hr/department', { keyword: '财务部' });
    assert.ok(Number(units.items[0]?.values['members']) > 0);
    await assert.rejects(act.create('hr/employee', { name: 'x' }), refusal(403));
    await assert.rejects(act.change('hr/employee', lin?.id ?? '', { name: 'x' }), refusal(403));
  });

  const salaryOf = (employee: string, month = '2026-10') =>
    act.create('hr/salary', { employee, month, base: 1_500_000, bonus: 200_000, insurance: 150_000, tax: 50_000 });

  it('a salary is visible to its person and to those who run payroll, and to nobody else in any call', async () => {
    const chens = await salaryOf(CHEN);
    const wangs = await salaryOf(userId('aurora', 'wang'));
    assert.equal((await act.read('hr/salary', chens)).record.values['net'], 1_500_000);
    assert.deepEqual(
      (await act.list('hr/salary', { filter: { month: { in: ['2026-10'] } } }, 'chen')).items
        .map(({ id }) => id)
        .includes(wangs),
      false,
    );
    assert.ok((await act.list('hr/salary', {}, 'chen')).items.every(({ values }) => values['employee'] === CHEN));
    assert.equal((await act.read('hr/salary', chens, 'chen')).record.id, chens);
    await assert.rejects(act.read('hr/salary', wangs, 'chen'), refusal(404));
    await assert.rejects(act.change('hr/salary', wangs, { base: 1 }, 'chen'), refusal(404));
    await assert.rejects(act.change('hr/salary', chens, { base: 9_000_000 }, 'chen'), refusal(403));
    await assert.rejects(act.create('hr/salary', { employee: CHEN, month: '2026-10', base: 1 }, 'chen'), refusal(403));
    await assert.rejects(act.move('hr/salary', wangs, 'confirm', undefined, 'chen'), refusal(404));
  });

  for (const [kind, type] of [
    ['hr/salary', 'salaryConfirm'],
    ['hr/attendance', 'attendanceConfirm'],
  ] as const) {
    it(`${type}: sent with every field to the person, who alone can confirm or dispute it`, async () => {
      const id =
        kind === 'hr/salary'
          ? await salaryOf(CHEN, '2026-11')
          : await act.create(kind, { employee: CHEN, month: '2026-11', planned: 21, present: 20 });
      demo.published.length = 0;
      await act.move(kind, id, 'send');
      const [told, ...more] = act.told(type, 'chen');
      assert.deepEqual(more, []);
      for (const field of fieldsOf(type)) assert.ok(told?.[field], field);
      assert.deepEqual(
        [told?.['month'], told?.['employeeName'], told?.['workNumber'], told?.['path']],
        ['2026-11', '陈浩', 'AX-0766', `/child/${kind}/${id}`],
      );
      await assert.rejects(act.move(kind, id, 'confirm'), refusal(403));
      assert.deepEqual(
        (await act.read(kind, id)).may.events.map(({ event }) => event),
        [],
      );
      await assert.rejects(act.move(kind, id, 'dispute', undefined, 'chen'), refusal(400, 'objection'));
      await act.move(kind, id, 'dispute', { objection: '少算一天' }, 'chen');
      assert.equal(act.told(type).length, 1, 'whoever made it is told');
      await act.move(kind, id, 'send');
      await act.move(kind, id, 'confirm', undefined, 'chen');
      const { record, may } = await act.read(kind, id);
      assert.deepEqual([record.status, record.values['objection'], may.change], ['confirmed', undefined, false]);
      assert.equal(record.values['title'], '2026-11 陈浩');
    });
  }

  it('a month must look like a month', async () => {
    for (const month of ['2026-13', '2026-1', '十一月'])
      await assert.rejects(salaryOf(CHEN, month), refusal(400, 'month'));
  });

  it('the interviewer is notified of an interview with every field, and when it changes or is cancelled', async () => {
    demo.published.length = 0;
    const id = await act.create('hr/interview', {
      candidate: '候选人甲',
      post: '结构工程师',
      interviewType: 'technical',
      interviewer: CHEN,
      time: '2026-11-23T14:00:00',
      place: '一号会议室',
    });
    const [told] = act.told('interview', 'chen');
    for (const field of fieldsOf('interview')) assert.ok(told?.[field], field);
    assert.deepEqual([told?.['interviewType'], told?.['time']], ['技术面试', '2026-11-23 14:00:00']);
    await act.change('hr/interview', id, { time: '2026-11-24T14:00:00' });
    assert.equal(act.told('interview', 'chen')[1]?.['time'], '2026-11-24 14:00:00');
    await assert.rejects(act.move('hr/interview', id, 'pass'), refusal(400, 'result'));
    await act.move('hr/interview', id, 'cancel');
    assert.equal(act.told('interview', 'chen').length, 3);
  });

  it('a machine reports with its key: it comes online, goes offline after a silence, each notified once with every field', async () => {
    const id = await act.create('hr/machine', { device: '试验考勤机', place: '一号门', keeper: CHEN });
    const keyOf = async () => String((await act.read('hr/machine', id)).record.values['key']);
    const report = (key: string) => reportMachine(demo.database, demo.services, { key });
    const statusOf = async () => (await act.read('hr/machine', id)).record.status;
    demo.published.length = 0;
    const key = await keyOf();
    assert.equal((await report(key)).device, '试验考勤机');
    await report(key);
    assert.equal(await statusOf(), 'online');
    const online = act.told('attendanceMachineOnline', 'chen');
    assert.equal(online.length, 1);
    for (const field of fieldsOf('attendanceMachineOnline')) assert.ok(online[0]?.[field], field);

    const own = () => act.told('attendanceMachineOffline', 'chen').filter((app) => app['businessId'] === id);
    demo.clock = new Date(NOW.getTime() + 15 * MINUTE_MS);
    await sweepBusiness(demo.database, demo.services);
    assert.deepEqual(own(), []);
    await report(key);
    demo.clock = new Date(NOW.getTime() + 30 * MINUTE_MS);
    await sweepBusiness(demo.database, demo.services);
    assert.equal(await statusOf(), 'online');
    demo.clock = new Date(NOW.getTime() + 31 * MINUTE_MS);
    await sweepBusiness(demo.database, demo.services);
    await sweepBusiness(demo.database, demo.services);
    assert.equal(await statusOf(), 'offline');
    assert.equal(own().length, 1);
    for (const field of fieldsOf('attendanceMachineOffline')) assert.ok(own()[0]?.[field], field);
    demo.clock = NOW;
  });

  it('a wrong key, a replaced one and a disabled machine are refused alike; only administrators see a key', async () => {
    const id = await act.create('hr/machine', { device: '备用考勤机', place: '二号门' });
    const other = await act.create('hr/machine', { device: '另一考勤机', place: '三号门' });
    const read = async (of: string, who?: string) => (await act.read('hr/machine', of, who)).record.values['key'];
    const report = (key: unknown) => reportMachine(demo.database, demo.services, { key: String(key) });
    const old = String(await read(id));
    assert.equal(await read(id, 'chen'), undefined);
    await act.move('hr/machine', id, 'renewKey');
    await assert.rejects(report(old), refusal(401));
    const [tenant, , mark] = String(await read(id)).split('.');
    await assert.rejects(report(`${tenant}.${other}.${mark}`), refusal(401));
    for (const wrong of ['', 'x', 'a.b.c', `${tenant}.${id}.`, `${tenant}.${id}.${mark}x`])
      await assert.rejects(report(wrong), refusal(401), wrong);
    await report(await read(id));
    await act.move('hr/machine', id, 'disable');
    await assert.rejects(report(await read(id)), refusal(401));
    await assert.rejects(act.move('hr/machine', other, 'renewKey', undefined, 'chen'), refusal(403));
  });
});
