import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { concurrencyStamp, emptyResponse, idParams, listOf, pageOf, pageRequest } from './common.ts';

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
const neighbour = z.optional(z.nullable(z.object({ id: z.string(), title: z.string() })));
export const article = z.extend(articleSummary, {
  /** Rich text, sanitised when it was written; sanitise it again where it is shown. */
  body: z.string(),
  authorName: z.optional(z.nullable(z.string())),
  /** Its version, on which `saveArticle` may be based. */
  concurrencyStamp,
  /** The published article of the same kind before this one (older) and after it (newer), if the backend knows them. */
  previous: neighbour,
  next: neighbour,
});
export type Article = z.infer<typeof article>;

/** A page of articles. `years` has every year in which one was published, newest first, whatever the filter. */
export const articlePage = z.extend(pageOf(articleSummary), { years: z.optional(z.array(z.int())) });
export type ArticlePage = z.infer<typeof articlePage>;

/** Filters for a list of articles: words of the title or summary, and the year of publication. */
export const articleFilter = {
  keyword: z.optional(z.string().check(z.maxLength(100))),
  year: z.optional(z.int().check(z.minimum(1900), z.maximum(9999))),
};
const listQuery = z.object({ ...pageRequest, ...articleFilter });

/** The portal's owner: the specification shows no call for it. Also answered for a company that is disabled. */
export const getCompanyProfile = defineCall('getCompanyProfile', 'GET /api/home/getcompany', 'none', {
  shown: false,
  response: z.object({
    tenantId: z.string(),
    name: z.string(),
    englishName: z.optional(z.nullable(z.string())),
    isActive: z.boolean(),
    /** Whether search engines may list the shared pages. */
    isIndexable: z._default(z.boolean(), false),
  }),
});
export type CompanyProfile = z.output<typeof getCompanyProfile.response>;

/** Sets whether search engines may list the company's shared pages. */
export const saveShareSettings = defineCall('saveShareSettings', 'POST /api/home/share-settings/save', 'tenant', {
  shown: false,
  body: z.object({ isIndexable: z.boolean() }),
  response: emptyResponse,
});

export const getCulture = defineCall('getCulture', 'GET /api/home/getculture', 'none', {
  query: z.object({ culture: z.optional(z.string().check(z.maxLength(32))) }),
  response: z.nullable(article),
});
/** Facts of the company: title is the label, summary the value. */
export const listInfo = defineCall('listInfo', 'GET /api/home/getinfo', 'none', { response: listOf(articleSummary) });
/** Milestones: title is the year, summary what happened. */
export const listProcess = defineCall('listProcess', 'GET /api/home/getprocess', 'none', {
  response: listOf(articleSummary),
});
/** Products. */
export const listBusiness = defineCall('listBusiness', 'GET /api/home/getbusiness', 'none', {
  query: listQuery,
  response: articlePage,
});
export const listNews = defineCall('listNews', 'GET /api/home/getnews', 'none', {
  query: listQuery,
  response: articlePage,
});
export const getBusiness = defineCall('getBusiness', 'GET /api/home/get_business/{id}', 'none', {
  params: idParams,
  response: article,
});
export const getNews = defineCall('getNews', 'GET /api/home/get_news/{id}', 'none', {
  params: idParams,
  response: article,
});
export const getNotice = defineCall('getNotice', 'GET /api/home/get_notice/{id}', 'none', {
  params: idParams,
  response: article,
});

/** Writes an article: the specification shows no call for it. The body is sanitised before it is stored. */
export const saveArticle = defineCall('saveArticle', 'POST /api/home/article/save', 'tenant', {
  creates: true,
  shown: false,
  body: z.object({
    id: z.optional(z.nullable(z.string())),
    kind: z.enum(['culture', 'info', 'process', 'business', 'news', 'notice']),
    title: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    category: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
    summary: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
    body: z.string().check(z.maxLength(200_000)),
    /** `YYYY-MM-DD HH:mm:ss`, wall clock; now if omitted. */
    publishDate: z.optional(z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)))),
    isPublished: z._default(z.boolean(), true),
  }),
  response: z.object({ id: z.string() }),
});
