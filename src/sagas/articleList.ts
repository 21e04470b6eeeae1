// Spec §2 "Screens and routes", POR-1: all notices, news and products with search, year and paging. Every filter is in
// the address, so that back and reload keep it.
import type { ArticlePage } from '../../contract/portal.ts';
import { LIMITS } from '../constants/limits.ts';
import { TIMING } from '../constants/timing.ts';
import { delay, fork, put, type SagaGenerator, select, takeLatest } from '../effects/effects.ts';
import { articleListOpened, articleRows, keywordTyped } from '../features/articleList/articleListSlice.ts';
import { noticeRows } from '../features/articleList/noticeRows.ts';
import {
  listHref,
  type PortalPage,
  type PortalPageState,
  selectPortalPage,
  selectShownTenant,
} from '../features/homePortal/portalPage.ts';
import { hrefOf, navigationWanted, selectLocation } from '../features/routing/routingSlice.ts';
import { news, products } from '../services/api/homePortal.ts';
import { noticePage } from '../services/api/notices.ts';
import { keepFresh } from './calls/keepFresh.ts';
import { load } from './calls/resource.ts';
import { whileShown } from './waits/whileShown.ts';

type List = Extract<PortalPage, { screen: 'list' }>;

/** Which list is shown, and for which company, as one string. */
function selectShownList(state: PortalPageState): string | null {
  const tenantId = selectShownTenant(state);
  const isList = selectPortalPage(state)?.screen === 'list' && tenantId !== null;
  return isList ? `${tenantId} ${hrefOf(state.routing.location)}` : null;
}

export function* articleList(): SagaGenerator<void> {
  yield* whileShown(selectShownList, function* () {
    yield* fork(followKeyword);
    yield* keepFresh(loadRows, { on: [articleRows.wanted], live: false });
  });
}

function* loadRows(): SagaGenerator<void> {
  const page = yield* select(selectPortalPage);
  const tenantId = yield* select(selectShownTenant);
  if (page?.screen !== 'list' || tenantId === null) return;
  const key = hrefOf(yield* select(selectLocation));
  yield* put(articleListOpened({ kind: page.kind, key }));
  const { query } = page;
  const cut = {
    skipCount: (query.page - 1) * LIMITS.portalListPage,
    maxResultCount: LIMITS.portalListPage,
    keyword: query.keyword,
    ...(query.year !== null && { year: query.year }),
  };
  if (page.kind === 'notice') {
    yield* load(articleRows, noticePage(tenantId, cut), { key, as: (answer) => noticeRows(answer, query) });
    return;
  }
  const endpoint = page.kind === 'news' ? news(tenantId, cut) : products(tenantId, cut);
  yield* load(articleRows, endpoint, { key, as: rowsOf });
}

const rowsOf = ({ items, totalCount, years = [] }: ArticlePage) => ({ items, totalCount, years });

/** The list follows the typed text after a debounce, from its first page; keystrokes add no history entries. */
function* followKeyword(): SagaGenerator<void> {
  yield* takeLatest(keywordTyped, function* ({ payload }) {
    yield* delay(TIMING.listSearchMs);
    const page: PortalPage | null = yield* select(selectPortalPage);
    if (page?.screen !== 'list') return;
    const { kind, query }: List = page;
    yield* put(navigationWanted({ to: listHref(kind, { ...query, keyword: payload.trim(), page: 1 }), replace: true }));
  });
}
