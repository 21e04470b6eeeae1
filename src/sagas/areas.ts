// Spec §4 "Chunk loading", §8: the flows of an area are fetched and started when it is first entered.
import { PATHS } from '../constants/paths.ts';
import { call, fork, getContext, put, type SagaGenerator, select, take } from '../effects/effects.ts';
import { applicationsExpected } from '../features/applications/applicationsSlice.ts';
import { requestFailed } from '../features/network/networkSlice.ts';
import { pageReloadWanted } from '../features/reload/reloadSlice.ts';
import { accountPageOf } from '../features/routing/accountPages.ts';
import { areaWithin } from '../features/routing/pages.ts';
import { locationChanged, selectPathname } from '../features/routing/routingSlice.ts';
import { selectTenantId } from '../features/session/sessionSlice.ts';
import { selectSettings } from '../features/settings/settingsSlice.ts';
import {
  actionLogOpened,
  keysOpened,
  popoverOpened,
  searchOpened,
  selectActionLogShown,
  selectApplicationsWanted,
  selectPaletteShown,
  selectPopover,
  selectShellOpen,
  selectShellRested,
  shellOpened,
} from '../features/shell/shellSlice.ts';
import { shellRested } from '../features/shellRest/shellRestEvents.ts';
import { flowStopped, flowsRetried } from '../features/supervisor/supervisorSlice.ts';
import { ChunkLoadError } from '../lib/chunk.ts';
import { isUnder } from '../lib/safePath.ts';
import { logError } from '../services/browser/log.ts';
import { mayReload } from '../services/browser/reloadGuard.ts';
import { holdReload } from './steps/holdReload.ts';
import { type Flow, supervise, superviseAll } from './supervise.ts';
import { networkBack } from './waits/networkBack.ts';

type Routing = Parameters<typeof selectPathname>[0];

const selectIsPortalPage = (state: Routing) =>
  areaWithin(selectPathname(state)) === 'companyPortal' || isUnder(selectPathname(state), PATHS.companyShare);

const selectIsConsole = (state: Routing) => areaWithin(selectPathname(state)) === 'console';

/** On its pages, and on others whose changes may want proof of who makes them, which is asked for here. */
const selectIsAccountSettings = (state: Routing & Parameters<typeof selectTenantId>[0]) => {
  const path = selectPathname(state);
  const isHostAccounts = path === PATHS.myOrganization && selectTenantId(state) === null;
  return accountPageOf(path) !== null || path === PATHS.ownAccount || isHostAccounts;
};

/** On its pages at once; elsewhere its notices can wait. */
const selectIsOwnAccountWanted = (state: Routing & Parameters<typeof selectShellRested>[0]) =>
  selectShellRested(state) || isUnder(selectPathname(state), PATHS.ownAccount);

const selectIsScan = (state: Routing) => selectPathname(state) === PATHS.scan;

const selectIsPaletteWanted = (state: Parameters<typeof selectPaletteShown>[0]) => selectPaletteShown(state) !== null;

/** Areas that are needed only while their screen is on the page. */
const ONLY_SHOWN = ['portal', 'companyPortal', 'console', 'actionLog', 'palette', 'codeScan'];

/** Whether an area's screen is on the page, which says itself that its chunk is missing, and offers a retry. */
function selectIsTold(state: Routing, name: string): boolean {
  const path = selectPathname(state);
  const isOwn = isUnder(path, PATHS.ownAccount);
  if (name === 'ownAccount') return isOwn;
  return ONLY_SHOWN.includes(name) || (name === 'accountSettings' && (isOwn || accountPageOf(path) !== null));
}

/** True if the person wants notifications while no tab is open, or is looking at the setting for it. */
const selectIsPushWanted = (state: Parameters<typeof selectPopover>[0] & Parameters<typeof selectSettings>[0]) =>
  selectPopover(state) === 'settings' || selectSettings(state).webPush;

/** Events that may be the first to need an area. */
const NEEDS = [
  locationChanged,
  shellOpened,
  shellRested,
  applicationsExpected,
  actionLogOpened,
  searchOpened,
  keysOpened,
  popoverOpened,
];

type LoadArea = (name: string) => Promise<{ readonly flows: Readonly<Record<string, Flow>> }>;

export function* areas(): SagaGenerator<void> {
  yield* fork(startArea, 'portal', selectShellOpen);
  yield* fork(startArea, 'companyPortal', selectIsPortalPage);
  yield* fork(startArea, 'subApps', selectApplicationsWanted);
  yield* fork(startArea, 'console', selectIsConsole, 'portal');
  yield* fork(startArea, 'aiChat', selectShellRested, 'portal');
  yield* fork(startArea, 'actionLog', selectActionLogShown);
  yield* fork(startArea, 'palette', selectIsPaletteWanted, 'portal');
  yield* fork(startArea, 'codeScan', selectIsScan, 'portal');
  yield* fork(startArea, 'ownAccount', selectIsOwnAccountWanted, 'portal');
  yield* fork(startArea, 'accountSettings', selectIsAccountSettings, 'portal');
  yield* fork(startArea, 'push', selectIsPushWanted, 'portal');
}

/** Each area by itself: a fault in loading one leaves the flows of the others running. */
function* startArea<State>(name: string, isNeeded: (state: State) => boolean, over?: string): SagaGenerator<void> {
  yield* fork(supervise, 'areas', () => keepArea(name, isNeeded, over));
}

/**
 * Starts the flows of an area when it is first needed; from then on they follow the location themselves. `over` is
 * another area whose slices they read.
 */
function* keepArea<State>(name: string, isNeeded: (state: State) => boolean, over?: string): SagaGenerator<void> {
  while (!(yield* select(isNeeded))) yield* take(NEEDS);
  if (over !== undefined) yield* flowsOf(over);
  yield* runArea(name);
}

/** Loads an area and starts its flows, also from a flow that alone knows when it is needed. They end with the caller. */
export function* runArea(name: string): SagaGenerator<void> {
  yield* superviseAll(yield* flowsOf(name));
}

/**
 * The flows of an area, once its slices are in the store. A missing chunk belongs to a version that is no longer
 * deployed, so the page is reloaded, but not in a loop. If that does not help, the person is told, once, and decides when
 * to try again.
 */
function* flowsOf(name: string): SagaGenerator<Readonly<Record<string, Flow>>> {
  const loadArea = yield* getContext<LoadArea>('loadArea');
  while (true) {
    try {
      const { flows } = yield* call(loadArea, name);
      return flows;
    } catch (thrown) {
      if (!(thrown instanceof ChunkLoadError)) throw thrown;
      yield* call(logError, 'areas', thrown);
    }
    // Without a network a reload would only lose the page, so the overlay is shown instead and brings it back (NET-1).
    yield* put(requestFailed());
    if (yield* networkBack()) continue;
    if (!(yield* call(mayReload, 'chunkFailed'))) {
      if (!(yield* select(selectIsTold, name))) yield* put(flowStopped('areas'));
    } else if (!(yield* holdReload('chunkFailed'))) yield* put(pageReloadWanted({ reason: 'chunkFailed', delayMs: 0 }));
    yield* take(flowsRetried);
  }
}
