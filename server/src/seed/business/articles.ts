import { recordId } from './things.ts';

/** An item that PLM knows as `pdc/product`: a product for sale, a part made for one, or a purchased material. */
export interface Article {
  readonly code: string;
  readonly name: string;
  readonly kind: 'product' | 'part' | 'material';
  readonly unit: string;
  /** The price of one, in hundredths: the selling price for products, the purchase price for the others. */
  readonly cents: number;
  /** The supplier (`suppliers` of `things.ts`); products and parts made in-house have none. */
  readonly supplier?: string;
}
type Kind = Article['kind'];

const articleOf =
  (kind: Kind, unit: string, supplier?: string) =>
  (code: number, name: string, cents: number): Article => {
    const article = { code: `MT-${code}`, name, kind, unit, cents };
    return supplier === undefined ? article : { ...article, supplier };
  };
const span = (from: number, to: number, step = 1): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

const sold = articleOf('product', '台');
/** Products for sale. */
export const products: readonly Article[] = [
  sold(20400, 'AX-40 谐波减速机', 520_000),
  sold(20401, 'AX-40 谐波减速机，带法兰', 560_000),
  sold(20402, 'AX-32 谐波减速机', 360_000),
  sold(20403, 'AX-25 谐波减速机', 280_000),
  { ...sold(30100, 'LG-25 直线模组', 340_000), unit: '套' },
  { ...sold(30101, 'LG-15 直线模组', 240_000), unit: '套' },
  sold(40217, 'SV-750 伺服电机', 380_000),
  sold(40216, 'SV-400 伺服电机', 260_000),
  sold(60010, 'CB-3 控制柜', 3_800_000),
  sold(20500, 'PG-60 行星减速机', 210_000),
  sold(40300, 'DR-2 伺服驱动器', 190_000),
  { ...sold(40310, 'EN-23 编码器', 86_000), unit: '个' },
];

const made = articleOf('part', '件');
const geared = articleOf('part', '件', '永科精密');
const cast = articleOf('part', '件', '昆山精密铸造');
const wheels = (
  [
    [40, 20411],
    [32, 20417],
    [25, 20423],
    [20, 20429],
  ] as const
).flatMap(([size, code]) => [
  made(code, `AX-${size} 刚轮`, size * 1500),
  geared(code + 1, `AX-${size} 柔轮`, size * 1800),
  made(code + 2, `AX-${size} 波发生器`, size * 1200),
]);
const parts: readonly Article[] = [
  ...wheels,
  cast(20071, 'AX-40 壳体', 42_000),
  cast(20073, 'AX-32 壳体', 36_000),
  cast(20075, 'AX-25 壳体', 31_000),
  cast(20077, 'AX-20 旧版壳体', 26_000),
  geared(20081, 'PG-60 行星架', 38_000),
  geared(20082, 'PG-60 内齿圈', 32_000),
  made(30104, 'LG-25 滑块', 18_000),
  made(30105, 'LG-15 滑块', 13_000),
  made(30106, 'LG-25 导轨', 46_000),
  made(30107, 'LG-15 导轨', 34_000),
  geared(30108, 'LG-25 滚珠丝杠', 62_000),
  geared(30109, 'LG-15 滚珠丝杠', 48_000),
  made(40220, 'SV-750 定子', 72_000),
  made(40221, 'SV-750 转子', 58_000),
  made(40222, 'SV-400 定子', 52_000),
  made(40223, 'SV-400 转子', 41_000),
  cast(40224, '铝壳 SV-750-H', 22_000),
  cast(40225, '铝壳 SV-400-H', 18_000),
  cast(60011, 'CB-3 控制柜柜体', 180_000),
];

const bearing = articleOf('material', '个', '华东轴承');
const screw = articleOf('material', '个', '宁波紧固件');
const sealed = articleOf('material', '个', '嘉兴密封件');
const cable = articleOf('material', '根', '常州线缆');
const electric = articleOf('material', '个', '温州电气');
const two = (number: number): string => String(number).padStart(2, '0');
const SCREWS = [3, 4, 5, 6, 8, 10];
const materials: readonly Article[] = [
  ...span(0, 11).flatMap((bore) => [
    bearing(10338 + bore, `轴承 60${two(bore)}-2RS`, 600 + bore * 90),
    bearing(10358 + bore, `轴承 62${two(bore)}-2RS`, 800 + bore * 120),
    bearing(10378 + bore, `轴承 63${two(bore)}-2RS`, 1100 + bore * 160),
  ]),
  ...SCREWS.flatMap((size) =>
    [10, 12, 16, 20, 25, 30].map((length, place) =>
      screw(70000 + size * 10 + place, `M${size}×${length} 内六角螺钉`, 10 + size * 2 + place),
    ),
  ),
  ...SCREWS.flatMap((size) => [
    screw(71000 + size * 10, `M${size} 平垫圈`, 3 + size),
    screw(71001 + size * 10, `M${size} 弹簧垫圈`, 4 + size),
    screw(71002 + size * 10, `M${size} 六角螺母`, 6 + size),
  ]),
  ...span(10, 66, 4).map((diameter) => sealed(50149 + diameter, `O 形圈 φ${diameter}×2.4`, 40 + diameter)),
  ...span(22, 72, 10).map((diameter) => sealed(50300 + diameter, `密封圈 NBR-${diameter}`, 180 + diameter * 3)),
  ...span(1, 10).map((metres) => cable(40228 + metres, `编码器线缆 ${metres} m`, 1800 + metres * 900)),
  ...span(1, 10).map((metres) => cable(40248 + metres, `动力线缆 ${metres} m`, 2200 + metres * 1100)),
  ...[12, 17, 23].map((size, place) => cable(40270 + place, `航空插头 M${size}`, 2600 + size * 40)),
  ...[35, 45, 60].map((size, place) => ({ ...cable(40280 + place, `漆包线 0.${size}`, 7200), unit: '千克' })),
  ...[35, 42, 45].map((grade, place) =>
    articleOf('material', '片', '无锡磁材')(40290 + place, `磁钢 N${grade}SH`, 900 + grade * 10),
  ),
  electric(40315, '编码器芯片 ENC-23', 21_000),
  ...span(1, 3).map((grade) =>
    articleOf('material', '支', '上海润滑')(50020 + grade, `润滑脂 SK-${grade}`, 6800 + grade * 400),
  ),
  ...[20, 40, 60].map((size, place) =>
    articleOf('material', '件', '江阴特钢')(20600 + place, `柔轮毛坯 RL-${size}`, size * 520),
  ),
  ...['断路器 C16', '断路器 C32', '接触器 25A', '接触器 40A', '中间继电器', '固态继电器', '开关电源 24V'].map(
    (name, place) => electric(60020 + place, name, 4200 + place * 1600),
  ),
  ...['接线端子 2.5', '接线端子 4', '散热风扇', '急停按钮', '指示灯', '柜门锁', '线槽', '导轨 35'].map((name, place) =>
    electric(60040 + place, name, 260 + place * 540),
  ),
  ...span(1, 6).map((grade) => electric(60060 + grade, `电抗器 ${grade} mH`, 9800 + grade * 700)),
];

/** Everything that PLM and WMS know; purchased materials come last. */
export const articles: readonly Article[] = [...products, ...parts, ...materials];
const byName = new Map(articles.map((article) => [article.name, article]));

/** The article with this name; throws if the demo does not have it. */
export function articleNamed(name: string): Article {
  const found = byName.get(name);
  if (!found) throw new Error(`the demo has no article ${name}`);
  return found;
}
/** A price without the 13 % tax that it includes, in hundredths. */
export const withoutTax = (gross: number): number => Math.round((gross * 100) / 113);
/** The share of a product's price that it costs to make. */
const MAKING = 0.62;

/** The book value of one, in hundredths without tax; for purchased materials, their price. */
export const articleCost = ({ kind, cents }: Article): number =>
  Math.round(withoutTax(cents) * (kind === 'product' ? MAKING : 1));

/** The id of an article (`pdc/product`) by its code. */
export const articleId = (code: string): string => recordId('pdc/product', code);
