import type { Notice, NoticePage } from '../../../../contract/notices.ts';
import { notFound } from '../../errors/apiError.ts';
import { rowId } from '../ids.ts';
import type { Cut } from '../page.ts';
import type { UserWork } from '../work.ts';
import { type ArticleFilter, countPublished, inListOrder, published, yearsOf } from './published.ts';

/** The list request. Without `skipCount` and `maxResultCount`, the list is complete. */
interface Asked extends ArticleFilter {
  readonly skipCount?: number | undefined;
  readonly maxResultCount?: number | undefined;
  /** The company whose notices the caller wants. */
  readonly tenantId?: string | undefined;
}

const DEFAULT_PAGE = 10;

function cutOf({ skipCount, maxResultCount }: Asked): Cut | undefined {
  if (skipCount === undefined && maxResultCount === undefined) return undefined;
  return { skipCount: skipCount ?? 0, maxResultCount: maxResultCount ?? DEFAULT_PAGE };
}

/** Published notices, newest first, and which of them the caller has opened. Another company's are not returned. */
export async function listNotices(work: UserWork, asked: Asked): Promise<NoticePage> {
  if (asked.tenantId !== undefined && asked.tenantId !== work.tenantId) return { items: [], totalCount: 0, years: [] };
  const cut = cutOf(asked);
  const all = inListOrder(work, 'notice', asked).select((eb) => [
    'id',
    'title',
    'publish_date',
    eb
      .exists(
        eb
          .selectFrom('notice_reads')
          .select('notice_id')
          .where('notice_reads.tenant_id', '=', work.tenantId)
          .where('user_id', '=', work.userId)
          .whereRef('notice_id', '=', 'portal_articles.id'),
      )
      .as('is_read'),
  ]);
  const rows = await (cut ? all.limit(cut.maxResultCount).offset(cut.skipCount) : all).execute();
  const items = rows.map(
    (row): Notice => ({ id: row.id, title: row.title, publishDate: row.publish_date, isRead: Boolean(row.is_read) }),
  );
  return {
    items,
    totalCount: cut ? await countPublished(work, 'notice', asked) : items.length,
    years: await yearsOf(work, 'notice'),
  };
}

/** Records that the caller has opened a notice; the first time counts. Throws 404 if there is no such notice. */
export async function readNotice(work: UserWork, id: string): Promise<void> {
  const notice = await published(work, 'notice').select('id').where('id', '=', rowId(id)).executeTakeFirst();
  if (!notice) throw notFound();
  await work.db
    .insertInto('notice_reads')
    .values({ tenant_id: work.tenantId, user_id: work.userId, notice_id: notice.id, read_time: work.instant })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
