import { addDays } from '../../../../contract/rules/days.ts';
import { randomOf } from '../random.ts';
import { type Article, articleId, articleNamed, articles, products } from './articles.ts';
import { renumbered } from './oms.ts';
import type { Laying, SeedRecord } from './seedRecord.ts';
import { lastSent, layShipments, placeOf } from './shipments.ts';
import { memberId, numberOn, people, recordId, warehouseId, warehouses } from './things.ts';

const KEEPER = memberId(people.stores[0]);
const MAIN = warehouses[0];
const RULES = { expiryDays: 30, draftDays: 3, idleDays: 90, countDays: 90 };

/** Stock that is shown: quantity available, safety stock, quantity in transit, daily use, and location. */
const SHOWN: Readonly<
  Record<string, { has: number; safety: number; comes?: number; day: number; at: string; more?: object }>
> = {
  'SV-750 伺服电机': { has: 18, safety: 28, day: 2, at: 'A-03-12', more: { quantity: 24, reserved: 6 } },
  'AX-40 刚轮': { has: 312, safety: 200, comes: 150, day: 11, at: 'C-02-03' },
  '轴承 6204-2RS': { has: 420, safety: 800, day: 70, at: 'B-01-04' },
  'AX-32 柔轮': { has: 0, safety: 40, comes: 12, day: 4, at: 'C-02-09' },
  'LG-25 滑块': { has: 540, safety: 300, day: 12, at: 'C-05-01' },
  '润滑脂 SK-2': { has: 36, safety: 30, day: 1.7, at: 'D-01-01' },
  'AX-40 柔轮': { has: 286, safety: 200, day: 11, at: 'C-02-04' },
  'O 形圈 φ38×2.4': { has: 1240, safety: 600, day: 19, at: 'D-01-06' },
  '编码器线缆 5 m': { has: 96, safety: 60, comes: 24, day: 3, at: 'A-03-20' },
  'AX-20 旧版壳体': { has: 86, safety: 0, day: 0, at: 'E-04-02' },
  'CB-3 控制柜柜体': { has: 14, safety: 8, day: 0.4, at: 'F-01-02' },
  'M5×16 内六角螺钉': { has: 8600, safety: 5000, day: 168, at: 'G-02-11' },
};
/** Days until the shown stock expires, and since it was last moved. */
const EXPIRES: Readonly<Record<string, number>> = { '润滑脂 SK-2': 14, 'O 形圈 φ38×2.4': 21, '润滑脂 SK-1': 26 };
const IDLE_FOR: Readonly<Record<string, number>> = { 'AX-20 旧版壳体': 132 };
const AISLES = { product: 'A', part: 'C', material: 'B' } as const;

const stockId = (warehouse: string, code: string): string => recordId('wms/stock', `${warehouse} ${code}`);
const two = (value: number): string => String(value).padStart(2, '0');

function layStock(
  article: Article,
  warehouse: string,
  place: number,
  { today }: Laying,
  sent: ReadonlyMap<string, string>,
): SeedRecord {
  const random = randomOf(`stock ${warehouse} ${article.code}`);
  const shown = warehouse === MAIN ? SHOWN[article.name] : undefined;
  const safety = shown?.safety ?? 10 * (1 + random.int(40));
  const quantity = shown?.has ?? safety + 5 + random.int(safety * 2);
  const movedAgo = IDLE_FOR[article.name] ?? (shown ? random.int(9) : random.int(100));
  const countedAgo = shown ? 6 + random.int(60) : random.int(104);
  const expires = EXPIRES[article.name] ?? (article.name.startsWith('润滑脂') ? 200 : undefined);
  const drawn = `${addDays(today, -movedAgo)}T${two(8 + random.int(2))}:${two(random.int(24))}:00`;
  const left = sent.get(placeOf(warehouseId(warehouse), articleId(article.code))) ?? '';
  const lastMoved = left > drawn ? left : drawn;
  const values = {
    name: article.name,
    code: article.code,
    material: articleId(article.code),
    warehouse: warehouseId(warehouse),
    location: shown?.at ?? `${AISLES[article.kind]}-${two(1 + (place % 8))}-${two(1 + Math.floor(place / 8))}`,
    unit: article.unit,
    quantity,
    reserved: 0,
    safety,
    inTransit: shown?.comes ?? 0,
    perDay: shown?.day ?? Math.round(safety / 7),
    price: article.cents,
    lastMoved,
    lastCounted: addDays(today, -countedAgo),
    isIdle: quantity > 0 && lastMoved.slice(0, 10) < addDays(today, -RULES.idleDays),
    isCountDue: countedAgo > RULES.countDays,
    isLow: (shown?.has ?? quantity) < safety,
    // Nothing should be notified at the first start of the demo.
    ...(expires !== undefined && { expiry: addDays(today, expires), toldExpiry: addDays(today, expires) }),
    ...shown?.more,
  };
  const created = `${addDays(today, -400)}T09:00:00`;
  return {
    kind: 'wms/stock',
    id: stockId(warehouse, article.code),
    values,
    creatorId: KEEPER,
    created,
    updated: lastMoved,
  };
}

type Move = readonly [
  kind: 'in' | 'out' | 'count',
  name: string,
  quantity: number,
  daysAgo: number,
  clock: string,
  note: string,
];
/** The latest movements of the shown stock, newest first. */
const SHOWN_MOVES: readonly Move[] = [
  ['out', 'SV-750 伺服电机', 4, 0, '09:06', '二号线'],
  ['out', 'SV-750 伺服电机', 2, 1, '15:40', '售后更换'],
  ['in', 'SV-750 伺服电机', 12, 4, '10:22', '采购'],
  ['count', 'SV-750 伺服电机', 18, 6, '17:05', '盘点无差异'],
];
const REASONS = { in: 'purchase', out: 'use', count: 'stocktaking' } as const;
const MOVEMENTS = 44;
const DRAFTS = 7;

function drawMoves(): Move[] {
  const random = randomOf('movements');
  const drawn = Array.from({ length: MOVEMENTS }, (_, index): Move => {
    const kind = random.pick(['in', 'out', 'out', 'count'] as const);
    const note = { in: '采购到货', out: '产线领用', count: '例行盘点' }[kind];
    return [
      kind,
      random.pick(articles).name,
      2 + random.int(40),
      index < DRAFTS ? index % 3 : 2 + index,
      '08:30',
      note,
    ];
  });
  return [...drawn, ...SHOWN_MOVES];
}

function layMovements({ today }: Laying): SeedRecord[] {
  const serials = new Map<number, number>();
  return drawMoves().map(([kind, name, quantity, daysAgo, clock, note], index) => {
    const article = articleNamed(name);
    const serial = (serials.get(daysAgo) ?? 0) + 1;
    serials.set(daysAgo, serial);
    const day = addDays(today, -daysAgo);
    const isDraft = index < DRAFTS;
    const at = `${day}T${clock}:00`;
    const line = { material: articleId(article.code), location: SHOWN[name]?.at ?? 'B-01-01', quantity };
    const values = {
      title: name,
      kind,
      reason: REASONS[kind],
      warehouse: warehouseId(MAIN),
      keeper: KEEPER,
      date: day,
      lines: [{ ...line, ...(kind === 'count' && !isDraft && { difference: 0 }) }],
      note,
      ...(!isDraft && { postedAt: at }),
    };
    const number = numberOn('MV', today, daysAgo, serial);
    const id = recordId('wms/movement', `${index}`);
    return {
      kind: 'wms/movement',
      id,
      number,
      status: isDraft ? 'draft' : 'posted',
      values,
      creatorId: KEEPER,
      created: at,
    };
  });
}

/** Warehouses, their stock and its movements, including those of the deliveries in `laid`. */
export function layWms(laying: Laying, laid: readonly SeedRecord[]): SeedRecord[] {
  const created = `${addDays(laying.today, -400)}T09:00:00`;
  const stores = warehouses.map((name, index): SeedRecord => {
    const address = `江苏省苏州市工业园区星湖街 ${18 + index} 号`;
    const values = { name, keeper: KEEPER, address, ...RULES };
    return { kind: 'wms/warehouse', id: warehouseId(name), values, creatorId: KEEPER, created };
  });
  const shipments = layShipments(laid);
  const sent = lastSent(shipments);
  return [
    ...stores,
    ...articles.map((article, place) => layStock(article, MAIN, place, laying, sent)),
    ...products.map((article, place) => layStock(article, '成品库', place, laying, sent)),
    ...renumbered([...layMovements(laying), ...shipments]),
  ];
}
