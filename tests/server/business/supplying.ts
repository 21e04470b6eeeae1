import assert from 'node:assert/strict';
import { notificationTypes } from '../../../contract/notificationTypes.ts';
import { programDesk } from '../../../server/src/domain/business/programDesk.ts';
import type { DemoCompany } from '../domain/demoCompany.ts';
import { actingIn } from './acting.ts';

export const SUPPLIER = 'scm/supplier';
export const ORDER = 'scm/purchaseOrder';
export const CERTIFICATION = 'scm/certification';
/** What an SCM warning shows. */
export const WARNED = notificationTypes['SCM']?.['eventWarning']?.fields ?? [];

/** A supplier as filled in by hand. */
export const registering = (creditCode: string, more: object = {}) => ({
  ...{ name: `试验供应商 ${creditCode}`, creditCode, category: 'bearing', contact: '沈立群', phone: '13962104458' },
  ...more,
});

/** What lin and the program do in SCM. */
export function supplyingIn(demo: DemoCompany) {
  const act = actingIn(demo);
  return {
    act,
    statusOf: act.statusOf,
    approvedSupplier: async (creditCode: string): Promise<string> => {
      const id = await act.create(SUPPLIER, registering(creditCode));
      await act.move(SUPPLIER, id, 'review');
      await act.move(SUPPLIER, id, 'approve');
      return id;
    },
    /** What happens without anybody acting, such as the end of an approval. */
    byProgram: (kind: string, id: string, event: string) =>
      demo.as('lin', async (work) => {
        const desk = programDesk({ ...work, userId: null });
        const held = await desk.hold(kind, id);
        assert.ok(held);
        await desk.move(held, event);
      }),
    /** Somebody's notifications about a record. */
    told: (id: string, who = 'lin') => act.told('eventWarning', who).filter((app) => app['businessId'] === id),
  };
}
