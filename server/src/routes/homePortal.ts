import * as calls from '../../../contract/portal.ts';
import { POLICIES } from '../domain/policies.ts';
import { listArticles, readArticle, readLatest, saveArticle } from '../domain/portal/articles.ts';
import { type Route, route } from '../http/route.ts';

/** Bound to the company that `__tenant` names, signed in or not. */
const NAMED = { binding: 'named' } as const;

/** §7 "Home portal". */
export const homePortalRoutes: readonly Route[] = [
  route(calls.getCulture, ({ work }) => readLatest(work, 'culture'), NAMED),
  route(calls.listInfo, ({ work }) => listArticles(work, 'info'), NAMED),
  route(calls.listProcess, ({ work }) => listArticles(work, 'process'), NAMED),
  route(calls.listBusiness, ({ work, query }) => listArticles(work, 'business', query), NAMED),
  route(calls.listNews, ({ work, query }) => listArticles(work, 'news', query), NAMED),
  route(calls.getBusiness, ({ work, params }) => readArticle(work, 'business', params.id), NAMED),
  route(calls.getNews, ({ work, params }) => readArticle(work, 'news', params.id), NAMED),
  route(calls.getNotice, ({ work, params }) => readArticle(work, 'notice', params.id), NAMED),
  route(calls.saveArticle, async ({ work, body }) => ({ id: await saveArticle(work, body) }), {
    demands: POLICIES.manageBackstage,
  }),
];
