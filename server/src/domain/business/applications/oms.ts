import { defineApplication } from '../engine/define.ts';
import { text } from '../words.ts';
import { drawnUp, shipDelivery, sign } from './oms/delivering.ts';
import { delivery } from './oms/delivery.ts';
import { order } from './oms/order.ts';
import { cancel, hold, kept, orderTells, resumeOrder, shipOrder } from './oms/ordering.ts';
import { quotation } from './oms/quotation.ts';
import { accept, nameQuotation, sendQuotation } from './oms/quoting.ts';
import { expireQuotations, warnOfLateOrders } from './oms/warnings.ts';

/** Orders: quotations, orders, deliveries and receipts. */
export const oms = defineApplication({
  application: {
    code: 'oms',
    label: text('订单管理', 'Orders'),
    policy: 'OMS_Auth',
    menu: [{ resources: ['order', 'quotation', 'delivery'] }],
    resources: [order, quotation, delivery],
  },
  behaviours: {
    order: {
      effects: { created: kept, changed: kept, hold, resume: resumeOrder, ship: shipOrder, cancel },
      tells: orderTells,
    },
    quotation: { effects: { created: nameQuotation, changed: nameQuotation, send: sendQuotation, accept } },
    delivery: { heldAfter: 'order', effects: { created: drawnUp, changed: drawnUp, ship: shipDelivery, sign } },
  },
  sweep: async (desk) => {
    await warnOfLateOrders(desk);
    await expireQuotations(desk);
  },
});
