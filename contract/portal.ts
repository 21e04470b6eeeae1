import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { idParams, listOf, pageOf, pageRequest } from './common.ts';

// Home portal calls carry the header `__tenant` (§7) and need no sign-in: the shared pages of §2 use them.

export const articleSummary = z.object({
  id: z.string(),
  title: z.string(),
  category: z.optional(z.nullable(z.string())),
  summary: z.optional(z.nullable(z.string())),
  /** Name for `getPictureFile`. */
  cover: z.optional(z.nullable(z.string())),
  publishDate: z.string(),
});
export type ArticleSummary = z.infer<typeof articleSummary>;
export const article = z.extend(articleSummary, {
  /** Rich text, sanitised when it was written; sanitise it again where it is shown. */
  body: z.string(),
  authorName: z.optional(z.nullable(z.string())),
});
export type Article = z.infer<typeof article>;

const listQuery = z.object(pageRequest);

export const getCulture = defineCall({
  id: 'getCulture',
  method: 'GET',
  path: '/api/home/getculture',
  auth: 'none',
  query: z.object({ culture: z.optional(z.string().check(z.maxLength(32))) }),
  response: z.nullable(article),
});
/** Facts of the company: title is the label, summary the value. */
export const listInfo = defineCall({
  id: 'listInfo',
  method: 'GET',
  path: '/api/home/getinfo',
  auth: 'none',
  response: listOf(articleSummary),
});
/** Milestones: title is the year, summary what happened. */
export const listProcess = defineCall({
  id: 'listProcess',
  method: 'GET',
  path: '/api/home/getprocess',
  auth: 'none',
  response: listOf(articleSummary),
});
/** Products. */
export const listBusiness = defineCall({
  id: 'listBusiness',
  method: 'GET',
  path: '/api/home/getbusiness',
  auth: 'none',
  query: listQuery,
  response: pageOf(articleSummary),
});
export const listNews = defineCall({
  id: 'listNews',
  method: 'GET',
  path: '/api/home/getnews',
  auth: 'none',
  query: listQuery,
  response: pageOf(articleSummary),
});
export const getBusiness = defineCall({
  id: 'getBusiness',
  method: 'GET',
  path: '/api/home/get_business/{id}',
  auth: 'none',
  params: idParams,
  response: article,
});
export const getNews = defineCall({
  id: 'getNews',
  method: 'GET',
  path: '/api/home/get_news/{id}',
  auth: 'none',
  params: idParams,
  response: article,
});
export const getNotice = defineCall({
  id: 'getNotice',
  method: 'GET',
  path: '/api/home/get_notice/{id}',
  auth: 'none',
  params: idParams,
  response: article,
});

/** Writes an article: the specification shows no call for it. The body is sanitised before it is kept. */
export const saveArticle = defineCall({
  id: 'saveArticle',
  method: 'POST',
  path: '/api/home/article/save',
  auth: 'tenant',
  shown: false,
  body: z.object({
    id: z.optional(z.nullable(z.string())),
    kind: z.enum(['culture', 'info', 'process', 'business', 'news', 'notice']),
    title: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    category: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
    summary: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
    body: z.string().check(z.maxLength(200_000)),
    /** `YYYY-MM-DD HH:mm:ss`, wall clock; now where it is missing. */
    publishDate: z.optional(z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)))),
    isPublished: z._default(z.boolean(), true),
  }),
  response: z.object({ id: z.string() }),
});
