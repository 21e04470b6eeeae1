import type { ArticleKind } from '../../db/schema/portal.ts';
import { likeText } from '../like.ts';
import type { TenantWork } from '../work.ts';

/** Filters for a list of articles. */
export interface ArticleFilter {
  /** Part of the title or summary, ignoring case. */
  readonly keyword?: string | undefined;
  /** Year of publication. */
  readonly year?: number | undefined;
}

/** Published articles of a kind that match the filter. */
export function published(work: TenantWork, kind: ArticleKind, { keyword, year }: ArticleFilter = {}) {
  const words = keyword?.trim() ?? '';
  const pattern = `%${likeText(words)}%`;
  return work.db
    .selectFrom('portal_articles')
    .where('tenant_id', '=', work.tenantId)
    .where('kind', '=', kind)
    .where('is_published', '=', true)
    .where('publish_date', '<=', work.wall.replace('T', ' '))
    .$if(words !== '', (query) =>
      query.where((eb) => eb.or([eb('title', 'ilike', pattern), eb('summary', 'ilike', pattern)])),
    )
    .$if(year !== undefined, (query) =>
      query.where((eb) => eb.between('publish_date', `${year}-01-01 00:00:00`, `${year}-12-31 23:59:59`)),
    );
}

/** The same in the order of every list: newest first; those of the same second as the company placed them. */
export function inListOrder(work: TenantWork, kind: ArticleKind, filter?: ArticleFilter) {
  return published(work, kind, filter).orderBy('publish_date', 'desc').orderBy('position').orderBy('id');
}

/** How many match the filter. */
export async function countPublished(work: TenantWork, kind: ArticleKind, filter?: ArticleFilter): Promise<number> {
  const row = await published(work, kind, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** All years in which one was published, newest first. */
export async function yearsOf(work: TenantWork, kind: ArticleKind): Promise<number[]> {
  const rows = await published(work, kind)
    .select((eb) => eb.fn<string>('left', ['publish_date', eb.val(4)]).as('year'))
    .distinct()
    .orderBy('year', 'desc')
    .execute();
  return rows.map((row) => Number(row.year));
}
