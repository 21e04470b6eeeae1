import { addDays } from '../../../../contract/rules/days.ts';
import { randomOf, seedId } from '../random.ts';
import { userId } from '../staff.ts';

// What several business applications of the demo refer to: one name, one id.

/** The only demo company with records in all applications. */
export const COMPANY = 'aurora';

/** The id of a demo record: `kind` is `application/resource`, `key` its name, its code, or what its list below calls it. */
export const recordId = (kind: string, key: string): string => seedId(`business ${COMPANY} ${kind} ${key}`);

/** A member of the company, by the key of `content/people.ts`. */
export const memberId = (key: string): string => userId(COMPANY, key);

/** A number such as `SO-261120-018`: of the day `daysAgo` before the seed's. */
export const numberOn = (prefix: string, today: string, daysAgo: number, serial: number): string =>
  `${prefix}-${addDays(today, -daysAgo).replaceAll('-', '').slice(2)}-${String(serial).padStart(3, '0')}`;

/** People who sell, buy, manage stock and do the accounts; all of them still work there. */
export const people = {
  sales: ['huang', 'han', 'tang'],
  purchasing: ['zheng'],
  stores: ['ma'],
  quality: ['gao', 'luo'],
  design: ['xie', 'xu'],
  finance: ['zhou', 'wang'],
} as const;

/**
 * The customers that are shown first, then enough others to make 214: CRM has them under these names (`crm/customer`).
 */
export const mainCustomers = ['北风贸易', '华锐数控', '同德机器人', '江海装备', '凌云自动化'] as const;
const CUSTOMERS = 214;
const CITIES = [
  ...'苏州 宁波 合肥 东莞 沈阳 成都 武汉 无锡 常州 南通 杭州 嘉兴 绍兴 青岛 济南 烟台'.split(' '),
  ...'佛山 中山 珠海 厦门 泉州 长沙 株洲 西安 洛阳 重庆 天津 大连 芜湖 南昌'.split(' '),
];
const WORDS = '远航 精准 启元 恒力 锐驰 光谷 鼎新 博远 瑞丰 联创 汇通 宏达 天工 卓越 中科 华盛 立信'.split(' ');
const TRADES = '机器人 数控 装备 自动化 机床 智能 激光 重工 电气 精机'.split(' ');

function drawNames(count: number, taken: readonly string[]): string[] {
  const random = randomOf('customers');
  const names = new Set(taken);
  while (names.size < count) names.add(random.pick(CITIES) + random.pick(WORDS) + random.pick(TRADES));
  return [...names];
}
export const customers: readonly string[] = drawNames(CUSTOMERS, mainCustomers);
export const customerId = (name: string): string => recordId('crm/customer', name);
/** Contacts of customers (`crm/contact`): each customer has a first and a second. */
export const contactId = (customer: string, place: number): string => recordId('crm/contact', `${customer} ${place}`);

/** Bills of material (`pdc/bom`): a product has at most one in each of these statuses. */
export const billId = (product: string, status: 'active' | 'draft' | 'superseded'): string =>
  recordId('pdc/bom', `${product} ${status}`);

/** Suppliers (`scm/supplier`): short and full names. The first is shown. */
export const suppliers: readonly (readonly [name: string, full: string])[] = [
  ['永科精密', '苏州永科精密机械有限公司'],
  ['华东轴承', '华东轴承股份有限公司'],
  ['江阴特钢', '江阴特钢制品有限公司'],
  ['无锡磁材', '无锡磁性材料有限公司'],
  ['昆山精密铸造', '昆山精密铸造有限公司'],
  ['常州线缆', '常州线缆科技有限公司'],
  ['嘉兴密封件', '嘉兴密封件有限公司'],
  ['宁波紧固件', '宁波紧固件工业有限公司'],
  ['上海润滑', '上海特种润滑材料有限公司'],
  ['温州电气', '温州低压电气有限公司'],
];
export const supplierId = (name: string): string => recordId('scm/supplier', name);

/** Warehouses (`wms/warehouse`); purchased goods arrive in the first, and goods are sent from there. */
export const warehouses = ['苏州一号仓', '原料库', '成品库', '备件库', '在制品库'] as const;
export const warehouseId = (name: string): string => recordId('wms/warehouse', name);

/**
 * Sales orders that are shown, by the last part of their number: the day on which it was assigned, and the customer
 * (`oms/order`).
 */
export const shownOrders = {
  '018': { daysAgo: 0, customer: '北风贸易' },
  '014': { daysAgo: 1, customer: '华锐数控' },
  '009': { daysAgo: 3, customer: '同德机器人' },
  '021': { daysAgo: 6, customer: '江海装备' },
  '006': { daysAgo: 8, customer: '华锐数控' },
  '011': { daysAgo: 10, customer: '北风贸易' },
  '003': { daysAgo: 13, customer: '凌云自动化' },
  '017': { daysAgo: 15, customer: '同德机器人' },
  '002': { daysAgo: 17, customer: '江海装备' },
  '015': { daysAgo: 21, customer: '凌云自动化' },
  '004': { daysAgo: 23, customer: '华锐数控' },
  '012': { daysAgo: 25, customer: '北风贸易' },
} as const;
export type ShownOrder = keyof typeof shownOrders;
export const orderId = (key: ShownOrder): string => recordId('oms/order', key);
