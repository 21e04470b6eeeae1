import * as calls from '../../../contract/portal.ts';
import { POLICIES } from '../domain/policies.ts';
import { listArticles, readArticle, readLatest, saveArticle } from '../domain/portal/articles.ts';
import { type Route, route } from '../http/route.ts';

/** Bound to the company that `__tenant` names, signed in or not. */
const NAMED = { binding: 'named' } as const;

/** §7 "Home portal". */
export const homePortalRoutes: readonly Route[] = [
  route(calls.getCulture, NAMED, ({ work }) => readLatest(work, 'culture')),
  route(calls.listInfo, NAMED, ({ work }) => listArticles(work, 'info')),
  route(calls.listProcess, NAMED, ({ work }) => listArticles(work, 'process')),
  route(calls.listBusiness, NAMED, ({ work, query }) => listArticles(work, 'business', query)),
  route(calls.listNews, NAMED, ({ work, query }) => listArticles(work, 'news', query)),
  route(calls.getBusiness, NAMED, ({ work, params }) => readArticle(work, 'business', params.id)),
  route(calls.getNews, NAMED, ({ work, params }) => readArticle(work, 'news', params.id)),
  route(calls.getNotice, NAMED, ({ work, params }) => readArticle(work, 'notice', params.id)),
  route(
    calls.saveArticle,
    {
      demands: POLICIES.manageBackstage,
    },
    async ({ work, body }) => ({ id: await saveArticle(work, body) }),
  ),
];
