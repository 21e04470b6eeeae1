import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { programDesk } from '../../../server/src/domain/business/programDesk.ts';
import { sweepBusiness } from '../../../server/src/domain/sweeps.ts';
import { ApiError } from '../../../server/src/errors/apiError.ts';
import { userId } from '../../../server/src/seed/staff.ts';
import { type DemoCompany, NOW, openDemoCompany } from '../domain/demoCompany.ts';
import { refusal } from '../domain/given.ts';
import { CERTIFICATION, registering, SUPPLIER, supplyingIn, WARNED } from './supplying.ts';

const DAY_MS = 86_400_000;
const CODE = '91320594MA1X7Q2K55';

describe('SCM: suppliers and their certificates', () => {
  let demo: DemoCompany;
  let supplying: ReturnType<typeof supplyingIn>;
  let act: typeof supplying.act;
  before(async () => {
    demo = await openDemoCompany();
    supplying = supplyingIn(demo);
    ({ act } = supplying);
  });
  after(() => demo.database.close());

  it('a supplier is reviewed before approval, and refused or suspended only with a reason', async () => {
    const id = await act.create(SUPPLIER, registering(CODE));
    await assert.rejects(act.move(SUPPLIER, id, 'approve'), refusal(403));
    await act.move(SUPPLIER, id, 'review');
    await assert.rejects(act.move(SUPPLIER, id, 'refuse'), refusal(400, 'refusedFor'));
    await act.move(SUPPLIER, id, 'refuse', { refusedFor: '执照过期' });
    await assert.rejects(act.change(SUPPLIER, id, { contact: '某人' }), refusal(403));
    await act.move(SUPPLIER, id, 'reopen');
    await act.move(SUPPLIER, id, 'approve');
    await assert.rejects(act.move(SUPPLIER, id, 'suspend'), refusal(400, 'suspendedFor'));
    demo.published.length = 0;
    await act.move(SUPPLIER, id, 'suspend', { suspendedFor: '连续两批不合格' });
    assert.equal(await supplying.statusOf(SUPPLIER, id), 'suspended');
    const [warning, ...more] = supplying.told(id, 'chen');
    assert.deepEqual([more, supplying.told(id)], [[], []], 'once, and not whoever did it');
    for (const field of WARNED) assert.ok(warning?.[field], field);
    assert.equal(warning?.['path'], `/child/scm/supplier/${id}`);
    assert.match(String(warning?.['content']), /连续两批不合格/);
    await act.move(SUPPLIER, id, 'resume');
  });

  it('a supplier without a buyer becomes that of whoever approves it', async () => {
    const id = await demo.as('lin', async (work) => {
      const desk = programDesk({ ...work, userId: null });
      return (await desk.create(SUPPLIER, registering('913205940000000100'))).id;
    });
    assert.equal((await act.valuesOf(SUPPLIER, id))['owner'], undefined);
    await act.move(SUPPLIER, id, 'review');
    await act.move(SUPPLIER, id, 'approve', {}, 'chen');
    assert.equal((await act.valuesOf(SUPPLIER, id))['owner'], userId('aurora', 'chen'));
  });

  it('a credit code must be valid, and no supplier is approved twice', async () => {
    for (const creditCode of ['91320594MA1X7Q2K', '91320594MA1X7Q2K56', '']) {
      await assert.rejects(act.create(SUPPLIER, registering(creditCode)), refusal(400, 'creditCode'), creditCode);
    }
    await assert.rejects(act.create(SUPPLIER, registering(CODE)), refusal(400, 'creditCode'));
    const id = await act.create(SUPPLIER, registering('913205940000000012'));
    await assert.rejects(act.change(SUPPLIER, id, { creditCode: CODE }), refusal(400, 'creditCode'));
    const unknown = await demo.as('lin', async (work) => {
      const desk = programDesk({ ...work, userId: null });
      return (await desk.create(SUPPLIER, registering(CODE))).id;
    });
    await act.move(SUPPLIER, unknown, 'review');
    const [first] = (await act.list(SUPPLIER, { keyword: `试验供应商 ${CODE}`, sorting: 'number' })).items;
    const called = `${first?.number} 试验供应商 ${CODE}`;
    const { notes } = await act.read(SUPPLIER, unknown);
    assert.deepEqual(
      notes.map(({ leadsTo }) => leadsTo),
      [{ resource: SUPPLIER, id: first?.id, called }],
      'whoever reviews it sees which one it is',
    );
    await assert.rejects(
      act.move(SUPPLIER, unknown, 'approve'),
      (error) =>
        refusal(400, 'creditCode')(error) &&
        error instanceof ApiError &&
        error.problems[0]?.message.zh === `统一社会信用代码已被供应商 ${called} 使用`,
    );
    const refused = await demo.as('lin', async (work) => {
      const desk = programDesk({ ...work, userId: null });
      const { id: other } = await desk.create(SUPPLIER, registering(CODE));
      return other;
    });
    await act.move(SUPPLIER, refused, 'review');
    await act.move(SUPPLIER, refused, 'refuse', { refusedFor: '重复注册' });
    assert.equal((await act.read(SUPPLIER, unknown)).notes.length, 1, 'a refused one does not count');
    const { items } = await act.list(SUPPLIER, {
      filter: { creditCode: { in: [CODE] }, status: { in: ['approved'] } },
    });
    await act.move(SUPPLIER, items[0]?.id ?? '', 'suspend', { suspendedFor: '停产' });
    await assert.rejects(
      act.move(SUPPLIER, unknown, 'approve'),
      refusal(400, 'creditCode'),
      'also while it is suspended',
    );
  });

  it('a certificate is approved for its own supplier, raises a warning before it expires, and then expires', async () => {
    const supplier = await supplying.approvedSupplier('913205940000000025');
    const other = await supplying.approvedSupplier('913205940000000038');
    const id = await demo.as('lin', async (work) => {
      const desk = programDesk({ ...work, userId: null });
      const blobName = 'scm-certificate.pdf';
      await work.db
        .insertInto('attachments')
        .values({
          ...{ tenant_id: work.tenantId, owner_id: work.userId, blob_name: blobName, file_name: '证书.pdf' },
          ...{ content_type: 'application/pdf', size: 10, creation_time: work.instant },
        })
        .execute();
      const values = { title: 'ISO 9001', kind: 'quality', company: '某厂', creditCode: '913205940000000025' };
      const files = [{ blobName, fileName: '证书.pdf' }];
      await assert.rejects(desk.create(CERTIFICATION, { ...values, files }), refusal(400, 'files'), "somebody else's");
      return (await programDesk(work).create(CERTIFICATION, { ...values, files })).id;
    });
    await assert.rejects(act.move(CERTIFICATION, id, 'approve'), refusal(400, 'supplier'));
    await assert.rejects(act.move(CERTIFICATION, id, 'approve', { supplier: other }), refusal(400, 'supplier'));
    const past = { supplier, validUntil: '2026-11-19' };
    await assert.rejects(act.move(CERTIFICATION, id, 'approve', past), refusal(400, 'validUntil'));
    const lastDay = { title: '营业执照', kind: 'licence', company: '某厂', creditCode: '913205940000000025' };
    const today = await act.create(CERTIFICATION, { ...lastDay, supplier });
    await act.move(CERTIFICATION, today, 'approve', { validUntil: '2026-11-20' });
    await act.move(CERTIFICATION, id, 'approve', { supplier, validUntil: '2026-12-21' });
    demo.published.length = 0;
    await sweepBusiness(demo.database, demo.services);
    assert.deepEqual(supplying.told(id), [], '31 days before');
    demo.clock = new Date(NOW.getTime() + DAY_MS);
    await sweepBusiness(demo.database, demo.services);
    await sweepBusiness(demo.database, demo.services);
    assert.equal(supplying.told(id).length, 1);
    for (const field of WARNED) assert.ok(supplying.told(id)[0]?.[field], field);
    demo.clock = new Date(NOW.getTime() + 31 * DAY_MS);
    await sweepBusiness(demo.database, demo.services);
    assert.equal(await supplying.statusOf(CERTIFICATION, id), 'valid', 'the day itself');
    demo.clock = new Date(NOW.getTime() + 32 * DAY_MS);
    await sweepBusiness(demo.database, demo.services);
    assert.equal(await supplying.statusOf(CERTIFICATION, id), 'expired');
    demo.clock = NOW;
  });
});
