import { addDays } from '../../../../contract/rules/days.ts';
import { isCreditCode } from '../../../../contract/rules/identity.ts';
import { randomOf } from '../random.ts';
import { type Article, articleId, articleNamed, articles } from './articles.ts';
import type { Laying, SeedRecord } from './seedRecord.ts';
import { memberId, numberOn, people, recordId, supplierId, suppliers, warehouseId, warehouses } from './things.ts';

const BUYER = memberId(people.purchasing[0]);
const MAIN = warehouseId(warehouses[0]);
const SIGNS = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** What each of the suppliers that articles name delivers. */
const CATEGORIES = [
  ...['machining', 'bearing', 'steel', 'magnet', 'casting', 'cable', 'seal', 'fastener', 'lubricant', 'electric'],
] as const;
/** Other suppliers: those that have been tried, and those that wait. */
const OTHERS = [
  ...'太仓数控 张家港锻造 湖州弹簧 绍兴模具 台州阀门 金华齿轮 南通铸锻 扬州电缆 泰州冲压 镇江涂装'.split(' '),
  ...'芜湖钣金 合肥传感 武汉激光 东莞包装 佛山铝材 中山塑胶 济南粉末 青岛热处理 大连轴承 沈阳刀具'.split(' '),
];
const CONTACTS = '沈立群 顾明 陆佳 钱志远 孙晓燕 许国栋 蒋文 冯丽 严峻 华敏'.split(' ');
/** The statuses of the others, newest last. */
const STATUSES = [
  ...['approved', 'approved', 'approved', 'suspended', 'approved', 'approved', 'approved', 'refused', 'approved'],
  ...['approved', 'approved', 'approved', 'suspended', 'refused', 'approved', 'reviewing', 'reviewing'],
  ...['registered', 'registered', 'registered'],
];
const REASONS: Readonly<Record<string, object>> = {
  suspended: { suspendedFor: '连续两批来料不合格，整改完成后恢复' },
  refused: { refusedFor: '营业执照与开户许可证的名称不一致' },
};

function creditCodeOf(key: string): string {
  const random = randomOf(`credit code ${key}`);
  const first = `913205${String(100_000 + random.int(899_999))}${String(10_000 + random.int(89_999))}`;
  return [...SIGNS].map((sign) => first + sign).find(isCreditCode) ?? '';
}

function laySupplier(index: number, { today }: Laying): SeedRecord {
  const [name, full] = suppliers[index] ?? [OTHERS[index - suppliers.length] ?? '', ''];
  const place = index - suppliers.length;
  const status = STATUSES[place] ?? 'approved';
  const isWaiting = status === 'registered' || status === 'reviewing';
  const daysAgo = isWaiting ? 29 - index : 600 - index * 19;
  const created = `${addDays(today, -daysAgo)}T09:40:00`;
  const serial = 1 + (index % 3);
  return {
    kind: 'scm/supplier',
    id: supplierId(name),
    number: numberOn('SU', today, daysAgo, serial),
    status,
    values: {
      name: full || `${name}有限公司`,
      creditCode: creditCodeOf(name),
      category: CATEGORIES[index] ?? 'other',
      address: `${name.slice(0, 2)}市工业园区创业路 ${20 + index} 号`,
      contact: CONTACTS[index % CONTACTS.length],
      phone: `1396210${String(4458 + index * 37)}`,
      email: `sales${index + 1}@supplier.example`,
      ...(isWaiting ? { isSelfRegistered: true } : { owner: BUYER }),
      ...REASONS[status],
    },
    ...(isWaiting ? {} : { creatorId: BUYER }),
    created,
  };
}

/** Days until the certificates of the first suppliers expire. */
const EXPIRES = [420, 21, 180, 90, 12, 300, 640, 45, 210, 75];

function layCertification(index: number, laid: SeedRecord, { today }: Laying): SeedRecord {
  const daysAgo = 40 + index * 7;
  const isWaiting = index >= EXPIRES.length;
  const validUntil = addDays(today, EXPIRES[index] ?? 700);
  const isNear = (EXPIRES[index] ?? 700) <= 30;
  const { name, creditCode, contact, phone } = laid.values;
  const values = {
    title: 'ISO 9001 质量管理体系认证',
    kind: 'quality',
    company: name,
    creditCode,
    supplier: laid.id,
    serial: `00126Q3${String(1000 + index * 17)}R0M`,
    issuer: '方圆标志认证集团',
    issuedOn: addDays(validUntil, -1095),
    validUntil,
    contact,
    phone,
    // Nothing should be notified at the first start of the demo.
    ...(isNear && !isWaiting && { toldExpiry: validUntil }),
  };
  const id = recordId('scm/certification', `${index}`);
  const number = numberOn('VC', today, daysAgo, 1);
  const created = `${addDays(today, -daysAgo)}T10:10:00`;
  const status = isWaiting ? 'submitted' : 'valid';
  return { kind: 'scm/certification', id, number, status, values, created };
}

const ORDERS = 58;
/** What WMS shows as in transit, and how much of it. */
const AWAITED = [
  ['AX-32 柔轮', 12],
  ['编码器线缆 5 m', 24],
] as const;
const bought = articles.filter(({ supplier }) => supplier !== undefined);

interface Drawn {
  readonly lines: readonly { readonly article: Article; readonly quantity: number }[];
  readonly daysAgo: number;
  readonly status: string;
}

/** The status of an order of this age. */
function statusAfter(daysAgo: number, index: number): string {
  if (daysAgo < 2) return 'draft';
  if (daysAgo < 5) return 'approved';
  if (daysAgo < 13) return 'sent';
  if (daysAgo < 19) return index % 3 === 0 ? 'partlyReceived' : 'sent';
  return index % 11 === 5 ? 'cancelled' : 'received';
}

function drawOrder(index: number): Drawn {
  const random = randomOf(`purchase order ${index}`);
  const first = random.pick(bought);
  const others = bought.filter(({ supplier, code }) => supplier === first.supplier && code !== first.code);
  const chosen = new Set([first, ...Array.from({ length: random.int(3) }, () => random.pick(others))]);
  const daysAgo = Math.floor((index * 5) / 3);
  return {
    lines: [...chosen].map((article) => ({
      article,
      quantity: article.cents < 5000 ? 100 * (1 + random.int(20)) : 10 + random.int(90),
    })),
    daysAgo,
    status: statusAfter(daysAgo, index),
  };
}

const awaited = AWAITED.map(([name, quantity], index): Drawn => {
  return { lines: [{ article: articleNamed(name), quantity }], daysAgo: 8 + index, status: 'sent' };
});

function layOrder(
  { lines, daysAgo, status }: Drawn,
  index: number,
  places: ReadonlyMap<unknown, unknown>,
  today: string,
): SeedRecord {
  const [first] = lines;
  if (!first) throw new Error('an order has lines');
  const day = addDays(today, -daysAgo);
  const arrival = addDays(day, 15);
  const isOpen = status === 'sent' || status === 'partlyReceived';
  const hasBeenSent = isOpen || status === 'received';
  const laid = lines.map(({ article, quantity }) => {
    const received = status === 'received' ? quantity : status === 'partlyReceived' ? Math.floor(quantity / 2) : 0;
    return { material: articleId(article.code), quantity, price: article.cents, ...(received > 0 && { received }) };
  });
  const toCome = laid.map(({ material, quantity, received = 0 }) => {
    return { material, location: places.get(material) ?? '收货区', quantity: quantity - received };
  });
  const received = status === 'received' || status === 'partlyReceived' ? addDays(day, 12) : undefined;
  return {
    kind: 'scm/purchaseOrder',
    id: recordId('scm/purchaseOrder', `${index}`),
    number: numberOn('PO', today, daysAgo, 1 + (index % 7)),
    status,
    values: {
      title: lines.length > 1 ? `${first.article.name} +${lines.length - 1}` : first.article.name,
      supplier: supplierId(first.article.supplier ?? ''),
      warehouse: MAIN,
      buyer: BUYER,
      arrival,
      reason: '按生产计划补充库存',
      lines: laid,
      ...(hasBeenSent && { sentOn: addDays(day, 2) }),
      ...(isOpen && { arrivals: toCome }),
      ...(isOpen && arrival < today && { toldLate: addDays(arrival, 1) }),
      ...(received && { lastReceived: received }),
      ...(status === 'cancelled' && { cancelReason: '生产计划调整，不再需要' }),
    },
    creatorId: BUYER,
    created: `${day}T10:20:00`,
    updated: `${received ?? day}T10:30:00`,
  };
}

/** Suppliers, their certificates, and purchase orders, delivered to the places where the goods are in `laid`. */
export function layScm(laying: Laying, laid: readonly SeedRecord[]): SeedRecord[] {
  const all = Array.from({ length: suppliers.length + OTHERS.length }, (_, index) => laySupplier(index, laying));
  const proving = all.slice(0, EXPIRES.length + 3);
  const stock = laid.filter(({ kind, values }) => kind === 'wms/stock' && values['warehouse'] === MAIN);
  const places = new Map(stock.map(({ values }) => [values['material'], values['location']]));
  const orders = [...Array.from({ length: ORDERS }, (_, index) => drawOrder(index)), ...awaited];
  return [
    ...all,
    ...proving.map((one, index) => layCertification(index, one, laying)),
    ...orders.map((order, index) => layOrder(order, index, places, laying.today)),
  ];
}
