import * as calls from '../../../contract/portal.ts';
import { POLICIES } from '../domain/policies.ts';
import {
  articlePage,
  listArticles,
  readArticle,
  readLatest,
  saveArticle,
  savedArticle,
} from '../domain/portal/articles.ts';
import { companyProfile, saveShareSettings } from '../domain/portal/sharing.ts';
import { anyNamedTenant } from '../http/namedTenant.ts';
import { type Route, route } from '../http/route.ts';

/** Bound to the company that `__tenant` names, signed in or not. */
const NAMED = { binding: 'named' } as const;
/** Only for those who manage the company. */
const MANAGERS = { demands: POLICIES.manageBackstage };

/** §7 "Home portal". */
export const homePortalRoutes: readonly Route[] = [
  route(calls.getCulture, NAMED, ({ work }) => readLatest(work, 'culture')),
  route(calls.listInfo, NAMED, ({ work }) => listArticles(work, 'info')),
  route(calls.listProcess, NAMED, ({ work }) => listArticles(work, 'process')),
  route(calls.listBusiness, NAMED, ({ work, query }) => articlePage(work, 'business', query)),
  route(calls.listNews, NAMED, ({ work, query }) => articlePage(work, 'news', query)),
  route(calls.getBusiness, NAMED, ({ work, params }) => readArticle(work, 'business', params.id)),
  route(calls.getNews, NAMED, ({ work, params }) => readArticle(work, 'news', params.id)),
  route(calls.getNotice, NAMED, ({ work, params, session }) =>
    readArticle(work, 'notice', params.id, session ? 'staff' : 'visitor'),
  ),
  route(calls.getCompanyProfile, async ({ db, request, reply }) =>
    companyProfile(db, (await anyNamedTenant(db, request, reply)).id),
  ),
  route(
    calls.saveArticle,
    { ...MANAGERS, current: ({ work, body }) => savedArticle(work, body.id) },
    async ({ work, body }) => ({ id: await saveArticle(work, body) }),
  ),
  route(calls.saveShareSettings, MANAGERS, ({ work, body }) => saveShareSettings(work, body)),
];
