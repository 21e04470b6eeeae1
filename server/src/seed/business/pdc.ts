import { addDays } from '../../../../contract/rules/days.ts';
import { type Article, articleCost, articleId, articleNamed, articles } from './articles.ts';
import { type Bill, bills, draftBills, formerBills } from './bills.ts';
import { layChanges, revisionOf } from './changes.ts';
import type { Laying, SeedRecord } from './seedRecord.ts';
import { billId, memberId, numberOn, people, supplierId } from './things.ts';

const DESIGNERS = people.design.map(memberId);
const designerOf = (index: number): string => DESIGNERS[index % DESIGNERS.length] ?? '';
/** Still being designed, and no longer used. */
const DESIGNED = new Set(['AX-40 谐波减速机，带法兰', 'AX-20 刚轮', 'AX-20 柔轮', 'AX-20 波发生器']);
const RETIRED: Readonly<Record<string, string>> = { 'AX-20 旧版壳体': '由新版壳体替代，库存用完为止' };
const DAYS = 900;

function layProduct(article: Article, index: number, today: string): SeedRecord {
  const { code, name, kind, unit, cents, supplier } = article;
  const owner = designerOf(index);
  const retiredFor = RETIRED[name];
  const status = retiredFor ? 'retired' : DESIGNED.has(name) ? 'design' : 'released';
  const values = {
    code,
    name,
    kind,
    unit,
    revision: revisionOf(name),
    price: cents,
    cost: articleCost(article),
    owner,
    ...(supplier && { supplier: supplierId(supplier) }),
    ...(retiredFor && { retiredFor }),
  };
  const created = `${addDays(today, -(DAYS - index))}T09:00:00`;
  return { kind: 'pdc/product', id: articleId(code), status, values, creatorId: owner, created };
}

function layBills(
  list: Readonly<Record<string, Bill>>,
  status: 'active' | 'draft' | 'superseded',
  daysAgo: number,
  today: string,
): SeedRecord[] {
  return Object.entries(list).map(([name, lines], index) => {
    const made = articleNamed(name);
    const owner = designerOf(index);
    const revision = status === 'superseded' ? 'A' : revisionOf(name);
    const values = {
      name: `${name} ${revision}`,
      product: articleId(made.code),
      owner,
      lines: lines.map(([component, quantity]) => ({ component: articleId(articleNamed(component).code), quantity })),
    };
    const day = daysAgo - index;
    const number = numberOn('BM', today, day, 1);
    const created = `${addDays(today, -day)}T14:00:00`;
    return { kind: 'pdc/bom', id: billId(name, status), number, status, values, creatorId: owner, created };
  });
}

/** Products and materials, their bills, and changes to them. */
export function layPdc({ today }: Laying): SeedRecord[] {
  return [
    ...articles.map((article, index) => layProduct(article, index, today)),
    ...layBills(formerBills, 'superseded', 600, today),
    ...layBills(bills, 'active', 300, today),
    ...layBills(draftBills, 'draft', 20, today),
    ...layChanges(today),
  ];
}
