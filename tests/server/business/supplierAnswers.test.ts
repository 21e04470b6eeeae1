import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { createSmsSender, sendInTurn } from '../../../server/src/auth/smsSender.ts';
import { programDesk } from '../../../server/src/domain/business/programDesk.ts';
import { type DemoCompany, openDemoCompany } from '../domain/demoCompany.ts';
import { refusal } from '../domain/given.ts';
import { eventually } from '../support/eventually.ts';
import { actingIn } from './acting.ts';

const SUPPLIER = 'scm/supplier';
const CERTIFICATION = 'scm/certification';
const PHONE = '13962107788';
const COMPANY = { name: '吴江传感器有限公司', category: 'electric', contact: '周敏', creditCode: '91350100M000100Y43' };

describe('text messages to senders without an account about the result', () => {
  let demo: DemoCompany;
  let act: ReturnType<typeof actingIn>;
  const logged: string[] = [];
  const handedOver: Promise<void>[] = [];
  before(async () => {
    demo = await openDemoCompany();
    const sendSms = createSmsSender(demo.services.config, demo.database, (line) => logged.push(line));
    const onBackgroundError = (error: unknown) => assert.fail(String(error));
    demo.sendTexts = (messages) => void handedOver.push(sendInTurn({ sendSms, onBackgroundError }, messages));
    act = actingIn(demo);
  });
  after(() => demo.database.close());
  beforeEach(async () => {
    await demo.database.host.deleteFrom('sms_outbox').execute();
    handedOver.length = 0;
    logged.length = 0;
  });

  /** Sent in anonymously, as the public pages do. */
  const sentIn = (kind: string, values: object): Promise<{ id: string; number: string }> =>
    demo.as('lin', async (work) => {
      const desk = programDesk({ ...work, userId: null });
      const { id, number } = await desk.create(kind, { ...COMPANY, phone: PHONE, ...values });
      assert.ok(number);
      return { id, number };
    });
  const texts = async (): Promise<string[]> => {
    await Promise.all(handedOver);
    const rows = await demo.database.host.selectFrom('sms_outbox').select(['phone', 'text']).orderBy('id').execute();
    return rows.map(({ phone, text }) => `${phone} ${text}`);
  };
  /** Each is handed over after its decision, so two of one moment may change places. */
  const toldInAnyOrder = async (expected: readonly string[]): Promise<void> => {
    await eventually(async () => (await texts()).length === expected.length, 'as many text messages');
    assert.deepEqual((await texts()).toSorted(), expected.toSorted());
  };

  it('report an acceptance once, however often it is pressed; the log has the number masked', async () => {
    const { id, number } = await sentIn(SUPPLIER, {});
    await act.move(SUPPLIER, id, 'review');
    assert.deepEqual(await texts(), [], 'nothing is decided yet');
    const pressed = await Promise.allSettled([1, 2, 3].map(() => act.move(SUPPLIER, id, 'approve')));
    assert.deepEqual(pressed.map(({ status }) => status).sort(), ['fulfilled', 'rejected', 'rejected']);
    const said = `【Atrium】极光制造：您提交的“吴江传感器有限公司”供应商注册（受理编号 ${number}）已审核通过。`;
    assert.deepEqual(await texts(), [`${PHONE} ${said}`]);
    assert.deepEqual(logged, [`demo text message to 139****7788: ${said}`]);
    await act.move(SUPPLIER, id, 'suspend', { suspendedFor: '整改' });
    await act.move(SUPPLIER, id, 'resume');
    assert.equal((await texts()).length, 1, 'what is no review is not told');
  });

  it('report a refusal with its reason; nothing if the review itself is refused or rolled back', async () => {
    const { id, number } = await sentIn(SUPPLIER, { name: '无名电子' });
    await act.move(SUPPLIER, id, 'review');
    await assert.rejects(act.move(SUPPLIER, id, 'approve'), refusal(400, 'creditCode'), 'the code is taken');
    await assert.rejects(act.move(SUPPLIER, id, 'refuse'), refusal(400, 'refusedFor'));
    const undone = demo.as('lin', async (work) => {
      const desk = programDesk(work);
      const held = await desk.hold(SUPPLIER, id);
      assert.ok(held);
      await desk.move(held, 'refuse', { refusedFor: '不算数' });
      throw new Error('the connection is gone');
    });
    await assert.rejects(undone, /the connection is gone/);
    assert.deepEqual(await texts(), []);
    await act.move(SUPPLIER, id, 'refuse', { refusedFor: '信用代码已被使用。 ' });
    const said = `【Atrium】极光制造：您提交的“无名电子”供应商注册（受理编号 ${number}）未通过审核，原因：信用代码已被使用。`;
    assert.deepEqual(await texts(), [`${PHONE} ${said}`]);
  });

  it('cover certificates in the same way, and nothing that a buyer has entered', async () => {
    const entered = await act.create(SUPPLIER, {
      ...COMPANY,
      ...{ creditCode: '913205940000000012', phone: PHONE },
    });
    await act.move(SUPPLIER, entered, 'review');
    await act.move(SUPPLIER, entered, 'approve');
    assert.deepEqual(await texts(), []);
    const certificate = { title: 'ISO 9001', kind: 'quality', company: COMPANY.name, supplier: entered };
    const [good, bad] = [
      await sentIn(CERTIFICATION, { ...certificate, creditCode: '913205940000000012', files: [] }),
      await sentIn(CERTIFICATION, { ...certificate, creditCode: '913205940000000012', files: [] }),
    ];
    await act.move(CERTIFICATION, good.id, 'approve');
    await act.move(CERTIFICATION, bad.id, 'refuse', { refusedFor: '附件不清晰' });
    await toldInAnyOrder([
      `${PHONE} 【Atrium】极光制造：您提交的“ISO 9001”（受理编号 ${good.number}）已审核通过。`,
      `${PHONE} 【Atrium】极光制造：您提交的“ISO 9001”（受理编号 ${bad.number}）未通过审核，原因：附件不清晰。`,
    ]);
  });

  it('are in English if the form was filled in in English, with one full stop at the end', async () => {
    const spoken = { creditCode: '913205940000000025', language: 'en' };
    const supplier = await sentIn(SUPPLIER, { ...spoken, name: 'Wujiang Sensors' });
    await act.move(SUPPLIER, supplier.id, 'review');
    await act.move(SUPPLIER, supplier.id, 'refuse', { refusedFor: 'The bank account permit is empty.' });
    await act.move(SUPPLIER, supplier.id, 'reopen');
    await act.move(SUPPLIER, supplier.id, 'approve');
    const papers = { ...spoken, title: 'ISO 9001', kind: 'quality', company: 'Wujiang Sensors', files: [] };
    const paper = await sentIn(CERTIFICATION, { ...papers, supplier: supplier.id });
    await act.move(CERTIFICATION, paper.id, 'approve');
    const what = `your supplier registration “Wujiang Sensors” (reference number ${supplier.number})`;
    await toldInAnyOrder([
      `${PHONE} 【Atrium】极光制造: ${what} was not approved. Reason: The bank account permit is empty.`,
      `${PHONE} 【Atrium】极光制造: ${what} has been approved.`,
      `${PHONE} 【Atrium】极光制造: your certificate “ISO 9001” (reference number ${paper.number}) has been approved.`,
    ]);
  });
});
