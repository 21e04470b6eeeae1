import { defineApplication } from '../engine/define.ts';
import { text } from '../words.ts';
import { accepted, answered, refused } from './scm/answering.ts';
import { certification } from './scm/certification.ts';
import { purchaseOrder } from './scm/purchaseOrder.ts';
import { drafted, orderTells, receive, sendPurchaseOrder, submit } from './scm/purchasing.ts';
import {
  approveCertification,
  approveSupplier,
  certificationTells,
  checkCreditCode,
  onceByHand,
  sameCodeNotes,
  supplierTells,
} from './scm/reviewing.ts';
import { supplier } from './scm/supplier.ts';
import { expire, warnOfExpiringCertificates, warnOfLatePurchases } from './scm/warnings.ts';

/** Supply: suppliers, their certificates, and purchase orders. */
export const scm = defineApplication({
  application: {
    code: 'scm',
    label: text('供应链', 'Supply chain'),
    policy: 'SCM_Auth',
    menu: [
      { resources: ['purchaseOrder'] },
      { label: text('供应商', 'Suppliers'), resources: ['supplier', 'certification'] },
    ],
    resources: [purchaseOrder, supplier, certification],
  },
  behaviours: {
    purchaseOrder: {
      effects: { created: drafted, changed: drafted, submit, send: sendPurchaseOrder, receive },
      tells: orderTells,
    },
    supplier: {
      check: checkCreditCode,
      effects: {
        created: onceByHand,
        changed: onceByHand,
        approve: answered(accepted, approveSupplier),
        refuse: answered(refused),
      },
      notes: sameCodeNotes,
      tells: supplierTells,
    },
    certification: {
      check: checkCreditCode,
      effects: {
        approve: answered(accepted, approveCertification),
        refuse: answered(refused),
      },
      tells: certificationTells,
    },
  },
  sweep: async (desk) => {
    await warnOfLatePurchases(desk);
    await warnOfExpiringCertificates(desk);
    await expire(desk);
  },
});
