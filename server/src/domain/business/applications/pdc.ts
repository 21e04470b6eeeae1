import { defineApplication } from '../engine/define.ts';
import { text } from '../words.ts';
import { bomBehaviour, changeBehaviour, productBehaviour } from './pdc/behaviours.ts';
import { bom } from './pdc/bom.ts';
import { change } from './pdc/change.ts';
import { product } from './pdc/product.ts';

/** Product data: products, their bills of materials, and changes to them. */
export const pdc = defineApplication({
  application: {
    code: 'pdc',
    label: text('产品数据', 'Product data'),
    policy: 'PDC_Auth',
    menu: [{ resources: ['product', 'bom', 'change'] }],
    resources: [product, bom, change],
  },
  behaviours: { product: productBehaviour, bom: bomBehaviour, change: changeBehaviour },
});
