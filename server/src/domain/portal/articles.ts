import type { Selectable } from 'kysely';
import type * as z from 'zod/mini';
import type {
  Article,
  ArticlePage,
  ArticleSummary,
  saveArticle as saveArticleCall,
} from '../../../../contract/portal.ts';
import type { ArticleKind, PortalArticlesTable } from '../../db/schema/portal.ts';
import { HOST_TENANT_ID } from '../../db/schema.ts';
import { invalidField, notFound } from '../../errors/apiError.ts';
import { recordAct } from '../console/acts.ts';
import { rowId } from '../ids.ts';
import type { Cut, Page } from '../page.ts';
import { stampOf } from '../stamp.ts';
import { isWallClock } from '../wallClock.ts';
import type { TenantWork, UserWork } from '../work.ts';
import { neighboursOf } from './neighbours.ts';
import { type ArticleFilter, countPublished, inListOrder, published, yearsOf } from './published.ts';
import { cleanRichText } from './richText.ts';

type Row = Selectable<PortalArticlesTable>;

function toSummary(row: Omit<Row, 'body' | 'author_name'>): ArticleSummary {
  const { id, title, category, summary, cover, publish_date: publishDate } = row;
  return { id, title, category, summary, cover, publishDate };
}

function toArticle(row: Row): Article {
  const { kind, title, category, summary, body, publish_date, is_published } = row;
  const concurrencyStamp = stampOf([kind, title, category, summary, body, publish_date, is_published]);
  return { ...toSummary(row), body, authorName: row.author_name, concurrencyStamp };
}

/** A list request: which rows, and the filter. */
type Asked = Cut & ArticleFilter;

/** One page of the published articles of a kind, newest first. */
export async function listArticles(
  work: TenantWork,
  kind: ArticleKind,
  asked: Asked = { skipCount: 0, maxResultCount: 1000 },
): Promise<Page<ArticleSummary>> {
  const rows = await inListOrder(work, kind, asked)
    .selectAll()
    .limit(asked.maxResultCount)
    .offset(asked.skipCount)
    .execute();
  return { items: rows.map(toSummary), totalCount: await countPublished(work, kind, asked) };
}

/** The same with the years to choose from. */
export async function articlePage(work: TenantWork, kind: ArticleKind, asked: Asked): Promise<ArticlePage> {
  return { ...(await listArticles(work, kind, asked)), years: await yearsOf(work, kind) };
}

/**
 * One published article of a kind with its neighbours; 404 if there is none. Notices are internal: a visitor who has
 * the link to one does not learn of any other.
 */
export async function readArticle(
  work: TenantWork,
  kind: ArticleKind,
  id: string,
  reader: 'staff' | 'visitor' = 'visitor',
): Promise<Article> {
  const row = await published(work, kind).selectAll().where('id', '=', rowId(id)).executeTakeFirst();
  if (!row) throw notFound();
  if (kind === 'notice' && reader === 'visitor') return toArticle(row);
  return { ...toArticle(row), ...(await neighboursOf(work, row)) };
}

/** The newest published article of a kind, or null. */
export async function readLatest(work: TenantWork, kind: ArticleKind): Promise<Article | null> {
  const row = await inListOrder(work, kind).selectAll().limit(1).executeTakeFirst();
  return row ? toArticle(row) : null;
}

/**
 * The current state of an article that is about to be saved, published or not; nothing for a new one. Throws 404 for an
 * unknown id.
 */
export async function savedArticle(work: UserWork, id: string | null | undefined): Promise<Partial<Article>> {
  if (!id) return {};
  const row = await work.db
    .selectFrom('portal_articles')
    .selectAll()
    .where('tenant_id', '=', work.tenantId)
    .where('id', '=', rowId(id))
    .executeTakeFirst();
  if (!row) throw notFound();
  return toArticle(row);
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
  await recordAct(work, 'articleSaved', input.title);
  return saved.id;
}
