import * as calls from '../../../contract/portal.ts';
import { demandPolicy } from '../domain/permissions.ts';
import { POLICIES } from '../domain/policies.ts';
import { listArticles, readArticle, readLatest, saveArticle } from '../domain/portal/articles.ts';
import { type TenantWork, tenantWork, userWork } from '../domain/work.ts';
import { publicRoute, type Route, route } from '../http/route.ts';

const workOf = ({ db, services, tenantId }: Parameters<Parameters<typeof publicRoute>[1]>[0]): Promise<TenantWork> =>
  tenantWork(db, services, tenantId);

/** §7 "Home portal": bound to the company that `__tenant` names, signed in or not. */
export const homePortalRoutes: readonly Route[] = [
  publicRoute(calls.getCulture, async (context) => readLatest(await workOf(context), 'culture')),
  publicRoute(calls.listInfo, async (context) => listArticles(await workOf(context), 'info')),
  publicRoute(calls.listProcess, async (context) => listArticles(await workOf(context), 'process')),
  publicRoute(calls.listBusiness, async (context) => listArticles(await workOf(context), 'business', context.query)),
  publicRoute(calls.listNews, async (context) => listArticles(await workOf(context), 'news', context.query)),
  publicRoute(calls.getBusiness, async (context) => readArticle(await workOf(context), 'business', context.params.id)),
  publicRoute(calls.getNews, async (context) => readArticle(await workOf(context), 'news', context.params.id)),
  publicRoute(calls.getNotice, async (context) => readArticle(await workOf(context), 'notice', context.params.id)),
  route(calls.saveArticle, async (context) => {
    const work = await userWork(context);
    await demandPolicy(work, POLICIES.manageBackstage);
    return { id: await saveArticle(work, context.body) };
  }),
];
