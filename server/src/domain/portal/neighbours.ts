import type { Article } from '../../../../contract/portal.ts';
import type { ArticleKind } from '../../db/schema/portal.ts';
import type { TenantWork } from '../work.ts';
import { published } from './published.ts';

/** An article's position in the list of its kind (`inListOrder`). */
interface Place {
  readonly id: string;
  readonly kind: ArticleKind;
  readonly publish_date: string;
  readonly position: number;
}

/** The two directions along a list: down to older articles, which is the list's own order, and up to newer ones. */
const WAYS = {
  older: { upTo: '<=', date: '<', place: '>', byDate: 'desc', byPlace: 'asc' },
  newer: { upTo: '>=', date: '>', place: '<', byDate: 'asc', byPlace: 'desc' },
} as const;

async function nextOn(work: TenantWork, from: Place, way: (typeof WAYS)[keyof typeof WAYS]) {
  const found = await published(work, from.kind)
    // Redundant with the other conditions, but lets an index start from it.
    .where('publish_date', way.upTo, from.publish_date)
    .where((eb) =>
      eb.or([
        eb('publish_date', way.date, from.publish_date),
        eb('position', way.place, from.position),
        eb.and([eb('position', '=', from.position), eb('id', way.place, from.id)]),
      ]),
    )
    .orderBy('publish_date', way.byDate)
    .orderBy('position', way.byPlace)
    .orderBy('id', way.byPlace)
    .select(['id', 'title'])
    .limit(1)
    .executeTakeFirst();
  return found ?? null;
}

/** The published articles directly before (older) and after (newer) this one in the list of its kind. */
export async function neighboursOf(work: TenantWork, place: Place): Promise<Pick<Article, 'previous' | 'next'>> {
  return { previous: await nextOn(work, place, WAYS.older), next: await nextOn(work, place, WAYS.newer) };
}
