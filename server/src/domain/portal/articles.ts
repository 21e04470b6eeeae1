import type { Selectable } from 'kysely';
import type * as z from 'zod/mini';
import type { Article, ArticleSummary, saveArticle as saveArticleCall } from '../../../../contract/portal.ts';
import type { ArticleKind, PortalArticlesTable } from '../../db/schema/portal.ts';
import { HOST_TENANT_ID } from '../../db/schema.ts';
import { invalidField, notFound } from '../../errors/apiError.ts';
import { rowId } from '../ids.ts';
import type { Cut, Page } from '../page.ts';
import { isWallClock } from '../wallClock.ts';
import type { TenantWork, UserWork } from '../work.ts';
import { cleanRichText } from './richText.ts';

type Row = Selectable<PortalArticlesTable>;

function toSummary(row: Omit<Row, 'body' | 'author_name'>): ArticleSummary {
  const { id, title, category, summary, cover, publish_date: publishDate } = row;
  return { id, title, category, summary, cover, publishDate };
}

function toArticle(row: Row): Article {
  return { ...toSummary(row), body: row.body, authorName: row.author_name };
}

/** Articles of a kind that are already published. */
export function published(work: TenantWork, kind: ArticleKind) {
  return work.db
    .selectFrom('portal_articles')
    .where('tenant_id', '=', work.tenantId)
    .where('kind', '=', kind)
    .where('is_published', '=', true)
    .where('publish_date', '<=', work.wall.replace('T', ' '));
}

/** One page of the published articles of a kind, newest first. */
export async function listArticles(
  work: TenantWork,
  kind: ArticleKind,
  cut: Cut = { skipCount: 0, maxResultCount: 1000 },
): Promise<Page<ArticleSummary>> {
  const rows = await published(work, kind)
    .selectAll()
    .orderBy('publish_date', 'desc')
    .orderBy('position')
    .orderBy('id')
    .limit(cut.maxResultCount)
    .offset(cut.skipCount)
    .execute();
  const total = await published(work, kind)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { items: rows.map(toSummary), totalCount: Number(total.count) };
}

/** One published article of a kind; 404 otherwise. */
export async function readArticle(work: TenantWork, kind: ArticleKind, id: string): Promise<Article> {
  const row = await published(work, kind).selectAll().where('id', '=', rowId(id)).executeTakeFirst();
  if (!row) throw notFound();
  return toArticle(row);
}

/** The newest published article of a kind, or null. */
export async function readLatest(work: TenantWork, kind: ArticleKind): Promise<Article | null> {
  const row = await published(work, kind).selectAll().orderBy('publish_date', 'desc').limit(1).executeTakeFirst();
  return row ? toArticle(row) : null;
}

/** Creates or updates an article. Its body is sanitised first. Throws 404 without a company or for an unknown id. */
export async function saveArticle(work: UserWork, input: z.output<typeof saveArticleCall.body>): Promise<string> {
  if (work.tenantId === HOST_TENANT_ID) throw notFound();
  const publishDate = input.publishDate ?? work.wall.replace('T', ' ');
  if (!isWallClock(publishDate.replace(' ', 'T'))) {
    throw invalidField('publishDate', { en: 'This is not a time.', zh: '时间无效。' });
  }
  const columns = {
    kind: input.kind,
    title: input.title,
    category: input.category ?? null,
    summary: input.summary ?? null,
    body: cleanRichText(input.body),
    publish_date: publishDate,
    is_published: input.isPublished,
  };
  const saved = input.id
    ? await work.db
        .updateTable('portal_articles')
        .set(columns)
        .where('tenant_id', '=', work.tenantId)
        .where('id', '=', rowId(input.id))
        .returning('id')
        .executeTakeFirst()
    : await work.db
        .insertInto('portal_articles')
        .values({ tenant_id: work.tenantId, ...columns, creation_time: work.instant })
        .returning('id')
        .executeTakeFirst();
  if (!saved) throw notFound();
  return saved.id;
}
