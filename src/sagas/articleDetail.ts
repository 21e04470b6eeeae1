// Spec §2 "Screens and routes", POR-1: one notice, news item or product, in the portal and on its shared page. A link
// may name another company; that company's staff may read it.
import { call, put, type SagaGenerator, select } from '../effects/effects.ts';
import { noticeRead } from '../features/articleDetail/articleDetailEvents.ts';
import {
  ARTICLE_MISSING,
  articleLeft,
  articleOpened,
  articleResource,
  membershipResource,
  selectArticleDetail,
} from '../features/articleDetail/articleDetailSlice.ts';
import { isSelectable } from '../features/companySwitch/companySwitchSlice.ts';
import {
  type PortalPage,
  type PortalPageState,
  selectPortalPage,
  selectShownTenant,
} from '../features/homePortal/portalPage.ts';
import { selectTenantId } from '../features/session/sessionSlice.ts';
import { listCompanies } from '../services/api/companies.ts';
import { article, ownNotice } from '../services/api/homePortal.ts';
import { markNoticeRead } from '../services/api/notices.ts';
import { takeFirstArticle } from '../services/browser/firstAnswer.ts';
import { callApi } from './calls/callApi.ts';
import { missingOr } from './calls/errorMessage.ts';
import { keepFresh } from './calls/keepFresh.ts';
import { load, loadFound } from './calls/resource.ts';
import { whileShown } from './waits/whileShown.ts';

type Detail = Extract<PortalPage, { screen: 'article' }>;

/** Which article is shown, and to which company's staff, as one string. */
function selectShownArticle(state: PortalPageState): string | null {
  const page = selectPortalPage(state);
  const tenantId = selectShownTenant(state);
  return page?.screen === 'article' && tenantId !== null
    ? JSON.stringify([page.shared, page.kind, tenantId, page.id, state.session.tenantId])
    : null;
}

export function* articleDetail(): SagaGenerator<void> {
  yield* whileShown(selectShownArticle, function* (key) {
    try {
      yield* keepFresh(() => showArticle(key), { on: [articleResource.wanted], live: false });
    } finally {
      yield* put(articleLeft());
    }
  });
}

function* showArticle(key: string): SagaGenerator<void> {
  const page = yield* select(selectPortalPage);
  const tenantId = yield* select(selectShownTenant);
  if (page?.screen !== 'article' || tenantId === null) return;
  const isOwn = page.shared || tenantId === (yield* select(selectTenantId));
  yield* put(articleOpened(key));
  if (!isOwn && !(yield* mayRead(tenantId, key))) return;
  const asStaff = page.kind === 'notice' && !page.shared && isOwn;
  if (!(yield* loadArticle(page, tenantId, key, asStaff))) return;
  if (asStaff) yield* markRead(tenantId, page.id);
}

/** A company's staff may read what it publishes, whichever of their companies is active. */
function* mayRead(tenantId: string, key: string): SagaGenerator<boolean> {
  yield* load(membershipResource, listCompanies(), {
    key,
    as: ({ items }) => ({
      companyName: items.find((one) => one.tenantId === tenantId && isSelectable(one))?.tenantName ?? null,
    }),
  });
  const { membership } = yield* select(selectArticleDetail);
  return membership.data !== null && membership.data.companyName !== null;
}

function* loadArticle({ kind, id }: Detail, tenantId: string, key: string, asStaff: boolean): SagaGenerator<boolean> {
  const first = yield* call(takeFirstArticle, tenantId);
  if (first?.id === id) return yield* loadFound(articleResource, { data: first }, key);
  if (id === '') return yield* loadFound(articleResource, { fault: ARTICLE_MISSING }, key);
  const endpoint = asStaff ? ownNotice(tenantId, id) : article(kind, tenantId, id);
  return yield* load(articleResource, endpoint, { key, saying: missingOr(ARTICLE_MISSING) });
}

/** If the backend does not record reads, the notice stays as it is. */
function* markRead(tenantId: string, id: string): SagaGenerator<void> {
  const marked = yield* callApi(markNoticeRead(id), { silent: true });
  if (marked.ok) yield* put(noticeRead({ tenantId, id }));
}
