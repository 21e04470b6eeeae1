// Spec §2 "Screens and routes", POR-1: the company portal's home. Each part is loaded, fails and is retried
// independently.
import { LIMITS } from '../constants/limits.ts';
import { call, fork, put, type SagaGenerator, select } from '../effects/effects.ts';
import { COMPANY_UNKNOWN, companyProfile, portalParts, portalShown } from '../features/homePortal/homePortalSlice.ts';
import { type PortalPageState, selectPortalPage, selectShownTenant } from '../features/homePortal/portalPage.ts';
import type { ResourceOf } from '../lib/resource.ts';
import * as api from '../services/api/homePortal.ts';
import { noticePage } from '../services/api/notices.ts';
import { takeFirstCompany, takeFirstHome } from '../services/browser/firstAnswer.ts';
import { missingOr } from './calls/errorMessage.ts';
import { keepFresh } from './calls/keepFresh.ts';
import { load, loadFound } from './calls/resource.ts';
import { whileShown } from './waits/whileShown.ts';

const FIRST_NEWS = { skipCount: 0, maxResultCount: LIMITS.portalNews };
const FIRST_PRODUCTS = { skipCount: 0, maxResultCount: LIMITS.portalProducts };

/** The company whose home or shared page is shown; the shared page has its name in the header. */
function selectShownPortal(state: PortalPageState): string | null {
  const page = selectPortalPage(state);
  return page !== null && (page.shared || page.screen === 'home') ? selectShownTenant(state) : null;
}

export function* homePortal(): SagaGenerator<void> {
  yield* whileShown(selectShownPortal, showPortal);
}

function* showPortal(tenantId: string): SagaGenerator<void> {
  yield* put(portalShown(tenantId));
  const first = yield* call(takeFirstCompany, tenantId);
  yield* keepPart(tenantId, companyProfile, first, () =>
    load(companyProfile, api.profileOf(tenantId), { key: tenantId, saying: missingOr(COMPANY_UNKNOWN) }),
  );
  const page = yield* select(selectPortalPage);
  if (page?.screen !== 'home') return;
  yield* keepParts(tenantId, page.shared);
}

function* keepParts(tenantId: string, shared: boolean): SagaGenerator<void> {
  const key = tenantId;
  const first = yield* call(takeFirstHome, tenantId);
  const { culture, facts, news, products, history } = portalParts;
  const items = <T>({ items: all }: { items: T[] }) => all;
  yield* keepPart(key, culture, first?.culture, () => load(culture, api.culture(key), { key }));
  yield* keepPart(key, facts, first?.facts, () => load(facts, api.facts(key), { key, as: items }));
  yield* keepPart(key, news, first?.news, () => load(news, api.news(key, FIRST_NEWS), { key, as: items }));
  yield* keepPart(key, products, first?.products, () =>
    load(products, api.products(key, FIRST_PRODUCTS), { key, as: items }),
  );
  yield* keepPart(key, history, first?.history, () => load(history, api.history(key), { key, as: items }));
  // Notices are for the staff: the shared page does not list them.
  if (shared) return;
  const latest = portalParts.notices;
  yield* keepPart(key, latest, undefined, () =>
    load(latest, noticePage(key), { key, as: (page) => page.items.slice(0, LIMITS.headerNotices) }),
  );
}

/** Loads a part now and whenever it is wanted; data that came with the page is not requested. */
function* keepPart<T>(
  key: string,
  part: ResourceOf<T>,
  first: T | undefined,
  work: () => SagaGenerator<unknown>,
): SagaGenerator<void> {
  let given = first;
  yield* fork(
    keepFresh,
    function* () {
      if (given === undefined) return void (yield* work());
      yield* loadFound(part, { data: given }, key);
      given = undefined;
    },
    { on: [part.wanted], live: false },
  );
}
