import { sql } from 'kysely';
import type { Engine } from './context.ts';

const DIGITS = 3;

/** The day on the company's wall clock, as numbers write it. */
export const numberDay = (wall: string): string => wall.slice(2, 10).replaceAll('-', '');

/** A number such as `SO-261120-018`. */
export const numberText = (prefix: string, day: string, count: number): string =>
  `${prefix}-${day}-${String(count).padStart(DIGITS, '0')}`;

/** The next number of the day; concurrent callers wait until this transaction ends, so there are no gaps. */
export async function nextNumber({ work }: Pick<Engine, 'work'>, prefix: string): Promise<string> {
  const day = numberDay(work.wall);
  const { rows } = await sql<{ last: number }>`insert into business_numbers as n (tenant_id, prefix, day, last)
    values (${work.tenantId}, ${prefix}, ${day}, 1)
    on conflict (tenant_id, prefix, day) do update set last = n.last + 1 returning last`.execute(work.db);
  return numberText(prefix, day, rows[0]?.last ?? 1);
}
