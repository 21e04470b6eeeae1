import { defineApplication } from '../engine/define.ts';
import { text } from '../words.ts';
import { movement, warehouse } from './wms/movement.ts';
import { checkMovement, nameMovement, post } from './wms/posting.ts';
import { replenish, replenished } from './wms/replenish.ts';
import { stock } from './wms/stock.ts';
import { checkStock, marked } from './wms/stockMarks.ts';
import { warnOfDrafts, warnOfExpiringStock, watchStock } from './wms/warnings.ts';

/** Warehouses: stock, stock movements, and warnings. */
export const wms = defineApplication({
  application: {
    code: 'wms',
    label: text('仓储管理', 'Warehouses'),
    policy: 'WMS_Auth',
    menu: [{ resources: ['stock', 'movement'] }, { label: text('设置', 'Settings'), resources: ['warehouse'] }],
    resources: [stock, movement, warehouse],
  },
  behaviours: {
    stock: { check: checkStock, effects: { changed: marked, replenish, ...replenished } },
    movement: { check: checkMovement, effects: { created: nameMovement, changed: nameMovement, post } },
  },
  sweep: async (desk) => {
    await warnOfExpiringStock(desk);
    await warnOfDrafts(desk);
    await watchStock(desk);
  },
});
