import { sql } from 'kysely';
import { linesOf } from '../../../../../../contract/businessFormulas.ts';
import { inTurn } from '../../../../db/inTurn.ts';
import { invalidField } from '../../../../errors/apiError.ts';
import type { Behaviour, BusinessDesk } from '../../engine/definition.ts';
import { recordsById, textOf } from '../reading.ts';

/** The components of these products, from bills that are not superseded. */
async function componentsOf({ work }: BusinessDesk, products: readonly string[]): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>();
  if (products.length === 0) return found;
  const { rows } = await sql<{ product: string; component: string }>`
    select r.party as product, l.to_id as component from business_records r
      join business_links l on l.from_id = r.id and l.field = 'lines.component'
      where r.tenant_id = ${work.tenantId} and r.kind = 'pdc/bom' and r.status <> 'superseded'
        and r.party = any(${[...products]}::uuid[])`.execute(work.db);
  for (const { product, component } of rows) found.set(product, (found.get(product) ?? new Set()).add(component));
  return found;
}

/** The path from a component down to the product that it must not contain; undefined if there is none. */
async function wayDown(desk: BusinessDesk, from: string, to: string): Promise<string[] | undefined> {
  const cameFrom = new Map<string, string | undefined>([[from, undefined]]);
  for (let level = [from]; level.length > 0; ) {
    if (level.includes(to)) {
      const way: string[] = [];
      for (let at: string | undefined = to; at !== undefined; at = cameFrom.get(at)) way.unshift(at);
      return way;
    }
    const next: string[] = [];
    for (const [product, components] of await componentsOf(desk, level)) {
      for (const component of components) {
        if (cameFrom.has(component)) continue;
        cameFrom.set(component, product);
        next.push(component);
      }
    }
    level = next;
  }
  return undefined;
}

/**
 * No product contains itself, at any depth; the error is reported at the component, with the path that closes the
 * cycle.
 */
export const checkCycle: NonNullable<Behaviour['check']> = async (desk, values) => {
  const { work } = desk;
  const product = textOf(values['product']);
  // Bills are checked one after the other: two that close a cycle together would not see each other.
  await inTurn(work.db, `bom ${work.tenantId}`);
  for (const [index, line] of linesOf(values, 'lines').entries()) {
    const way = await wayDown(desk, textOf(line['component']), product);
    if (!way) continue;
    const known = await recordsById(work, [product, ...way]);
    const path = [product, ...way].map((id) => known.get(id)?.title ?? id).join(' → ');
    throw invalidField(`lines.${index}.component`, {
      zh: `形成循环：${path}`,
      en: `It would contain itself: ${path}`,
    });
  }
};
