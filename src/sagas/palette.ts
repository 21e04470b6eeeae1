// HDR-2: the palette behind the search box and Ctrl+K. Members, approvals and companies are requested while it is open;
// everything else is in the store. Choosing an entry is an event, so that it is in the log.
import { LIMITS } from '../constants/limits.ts';
import type { SearchScope } from '../constants/searchScopes.ts';
import { TIMING } from '../constants/timing.ts';
import { call, delay, put, race, type SagaGenerator, select, take, takeEvery, takeLatest } from '../effects/effects.ts';
import { entryBaseOf, selectPermittedApplications } from '../features/applications/applicationsSlice.ts';
import { selectApplicationEntries } from '../features/brand/brandSlice.ts';
import { selectCompanyId } from '../features/company/companySlice.ts';
import { chooserOpened } from '../features/companySwitch/companySwitchEvents.ts';
import { dialogOpened } from '../features/notificationDialog/notificationDialogSlice.ts';
import {
  type PaletteAct,
  paletteApprovals,
  paletteChosen,
  paletteCompanies,
  paletteMembers,
} from '../features/palette/paletteEvents.ts';
import { selectPalette } from '../features/palette/paletteSlice.ts';
import { paletteEntryUsed } from '../features/paletteUse/paletteUseSlice.ts';
import { navigationWanted } from '../features/routing/routingSlice.ts';
import { logoutWanted, selectHostInfo } from '../features/session/sessionSlice.ts';
import { settingsChanged } from '../features/settings/settingsSlice.ts';
import {
  actionLogOpened,
  keysOpened,
  PALETTE_CLOSINGS,
  paletteClosed,
  popoverOpened,
  searchOpened,
  searchScopeChosen,
  searchTyped,
  selectPaletteShown,
  selectSearchKeyword,
  selectSearchScope,
} from '../features/shell/shellSlice.ts';
import type { Load } from '../lib/loading.ts';
import { isPersonSearch } from '../lib/personSearch.ts';
import { approvalsMatching } from '../services/api/approvals.ts';
import { listCompanies } from '../services/api/companies.ts';
import { peopleMatching } from '../services/api/organisation.ts';
import { openTab } from '../services/browser/page.ts';
import { load } from './calls/resource.ts';

export function* palette(): SagaGenerator<void> {
  // The closing that comes first must not cancel it.
  yield* takeEvery(paletteChosen, choose);
  while (true) {
    while ((yield* select(selectPaletteShown)) !== 'search') yield* take(searchOpened);
    yield* race({ search: call(serve), closed: take([...PALETTE_CLOSINGS, keysOpened]) });
  }
}

function* serve(): SagaGenerator<void> {
  yield* takeLatest([searchTyped, searchScopeChosen, paletteMembers.wanted], findMembers);
  yield* takeLatest([searchTyped, searchScopeChosen, paletteApprovals.wanted], findApprovals);
  // The person may have typed before this flow started.
  if ((yield* select(selectSearchKeyword)) !== '') {
    yield* put(paletteMembers.wanted());
    yield* put(paletteApprovals.wanted());
  }
  yield* load(paletteCompanies, listCompanies(), { as: ({ items }) => items });
}

function* findMembers(begun: { type: string }): SagaGenerator<void> {
  const answered = yield* unanswered(begun, ['all', 'member'], ({ members }) => members);
  if (answered === null || (yield* select(selectCompanyId)) === null) return;
  yield* load(paletteMembers, peopleMatching(answered, LIMITS.paletteFound), {
    as: ({ items, totalCount }) => ({ answered, people: items, totalCount }),
  });
}

/** For somebody who may use the application for approvals, where it is connected. */
function* findApprovals(begun: { type: string }): SagaGenerator<void> {
  const answered = yield* unanswered(begun, ['all'], ({ approvals }) => approvals);
  if (answered === null) return;
  const entries = yield* select(selectApplicationEntries);
  const permitted = yield* select(selectPermittedApplications);
  if (!permitted.some(({ module }) => module === 'approval') || entryBaseOf(entries, 'approval') === null) return;
  yield* load(paletteApprovals, approvalsMatching(answered, LIMITS.paletteFound), {
    as: ({ items, totalCount }) => ({ answered, items, totalCount }),
  });
}

/**
 * The keyword, once the person pauses; null if there is nothing to ask: it is too short, the scope is another, or it
 * has been answered. The newest keyword wins, whether the previous search is still waiting or already running.
 */
function* unanswered(
  begun: { type: string },
  scopes: readonly SearchScope[],
  of: (palette: ReturnType<typeof selectPalette>) => Load<{ readonly answered: string }>,
): SagaGenerator<string | null> {
  if (searchTyped.match(begun)) yield* delay(TIMING.personSearchMs);
  const keyword = (yield* select(selectSearchKeyword)).trim();
  if (!scopes.includes(yield* select(selectSearchScope)) || !isPersonSearch(keyword)) return null;
  const { status, data } = of(yield* select(selectPalette));
  return status === 'loaded' && data?.answered === keyword ? null : keyword;
}

function* choose({ payload }: ReturnType<typeof paletteChosen>): SagaGenerator<void> {
  const account = yield* select(selectHostInfo);
  if (account) yield* put(paletteEntryUsed({ account: account.id, id: payload.id }));
  yield* put(paletteClosed());
  yield* perform(payload.act, payload.inNewTab);
}

function* perform(act: PaletteAct, inNewTab: boolean): SagaGenerator<void> {
  if (act.kind === 'page') yield* goTo(act.to, inNewTab);
  else if (act.kind === 'outside') yield* goTo(act.href, inNewTab || !act.href.startsWith('/'));
  else if (act.kind === 'dialog') yield* put(dialogOpened(act.opening));
  else if (act.kind === 'company') yield* put(chooserOpened({ action: 'switch', tenantId: act.tenantId }));
  else if (act.kind === 'setting') yield* put(settingsChanged(act.change));
  else yield* put(COMMANDS[act.command]());
}

function* goTo(to: string, inNewTab: boolean): SagaGenerator<void> {
  if (inNewTab) yield* call(openTab, to);
  else yield* put(navigationWanted({ to }));
}

const COMMANDS = {
  settings: () => popoverOpened({ name: 'settings', by: 'press' }),
  help: () => popoverOpened({ name: 'help', by: 'press' }),
  keys: () => keysOpened(),
  actionLog: () => actionLogOpened(),
  switchCompany: () => chooserOpened({ action: 'switch' }),
  logOut: () => logoutWanted(),
} as const;
