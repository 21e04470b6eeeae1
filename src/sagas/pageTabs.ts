// Spec §3 `tabs`, `cachePath`, HDR-10: each visited page and application has its tab, and each company keeps its own.
// Closing a tab with unsaved work asks first; closing the shown page leads to the previous one.
import { PATHS } from '../constants/paths.ts';
import { put, type SagaGenerator, select, take, takeEvery } from '../effects/effects.ts';
import { switchSucceeded } from '../features/companySwitch/companySwitchEvents.ts';
import { consoleScreenOf } from '../features/consoleMenu/consolePages.ts';
import { withoutDialog } from '../features/notificationDialog/dialogAddress.ts';
import { closedTabs } from '../features/pageTabs/closedTabs.ts';
import {
  pageVisited,
  selectDirtyTabs,
  selectFormerTab,
  selectPageTabs,
  selectTabsOwner,
  tabClosed,
  tabCloseWanted,
  tabsOwned,
} from '../features/pageTabs/pageTabsSlice.ts';
import { type PageTab, titleIn } from '../features/pageTabs/strip.ts';
import { tabPath } from '../features/pageTabs/tabPath.ts';
import { areaTitleKey } from '../features/routing/documentTitle.ts';
import { childPage, isShellPage } from '../features/routing/pages.ts';
import {
  hrefOf,
  locationChanged,
  navigationWanted,
  type PageLocation,
  selectLocation,
  selectPathname,
} from '../features/routing/routingSlice.ts';
import { selectHostInfo, selectTenantId } from '../features/session/sessionSlice.ts';
import { selectLanguage } from '../features/settings/settingsSlice.ts';
import { selectShellOpen, shellOpened } from '../features/shell/shellSlice.ts';
import { giveUp } from './steps/giveUp.ts';
import { askConfirmation } from './waits/askConfirmation.ts';

type Address = Omit<PageLocation, 'key'>;
/** Where a company switch leads. */
const WORKBENCH: Address = { pathname: PATHS.workbench, search: '', hash: '' };

export function* pageTabs(): SagaGenerator<void> {
  yield* takeEvery(tabCloseWanted, close);
  yield* takeEvery(tabClosed, showFormer);
  yield* visit(yield* select(selectLocation));
  while (true) {
    const event = yield* take([locationChanged, shellOpened, switchSucceeded]);
    // The page that is shown until the jump is still one of the former company.
    yield* visit(switchSucceeded.match(event) ? WORKBENCH : yield* select(selectLocation));
  }
}

/** A page of the console has a name of its own; its home is the console. */
function pageTitleKey(pathname: string): string | null {
  const screen = consoleScreenOf(pathname);
  return screen === null || screen === 'dashboard' ? areaTitleKey(pathname) : `shell:console_${screen}`;
}

function* visit(location: Address): SagaGenerator<void> {
  const { pathname } = location;
  const module = childPage(pathname)?.module;
  const titleKey = module ? `applications:${module}` : pageTitleKey(pathname);
  // Scanning a code is a one-off: nobody returns to that page.
  if (titleKey === null || pathname === PATHS.scan || !isShellPage(pathname) || !(yield* select(selectShellOpen)))
    return;
  if ((yield* select(selectTabsOwner)) === '') {
    const account = yield* select(selectHostInfo);
    yield* put(tabsOwned(`${account?.id}/${yield* select(selectTenantId)}`));
  }
  const path = tabPath(pathname);
  const at = hrefOf({ ...location, search: withoutDialog(location) });
  yield* put(pageVisited({ path, titleKey, ...(at !== path && { at }) }));
}

function* close({ payload: { path, scope } }: ReturnType<typeof tabCloseWanted>): SagaGenerator<void> {
  const tabs = yield* select(selectPageTabs);
  if (tabs.length < 2) return;
  const closed = closedTabs(tabs, path, scope);
  // A single "no" keeps all of them open.
  for (const tab of closed) if (!(yield* mayClose(tab))) return;
  for (const path of yield* select(selectDirtyTabs)) if (closed.some((tab) => tab.path === path)) yield* giveUp(path);
  const current = tabPath(yield* select(selectPathname));
  const kept = tabs.find((tab) => tab.path === path);
  if (kept && scope !== 'this' && closed.some((tab) => tab.path === current)) yield* goTo(kept);
  for (const tab of closed) yield* put(tabClosed(tab.path));
}

/** Asks with the application's name in the person's language and the title that it reports. */
function* mayClose(tab: PageTab): SagaGenerator<boolean> {
  const { path } = tab;
  const dirty: readonly string[] = yield* select(selectDirtyTabs);
  const module = childPage(path)?.module;
  if (!module || !dirty.includes(path)) return true;
  const title = titleIn(yield* select(selectLanguage), tab);
  return yield* askConfirmation({
    title: { key: 'pageTabs:question', params: { module } },
    question: title
      ? { key: 'pageTabs:unsavedTitled', params: { module, title } }
      : { key: 'pageTabs:unsaved', params: { module } },
    consequence: { key: 'pageTabs:unsavedLost' },
    confirm: { key: 'pageTabs:closeAnyway' },
    danger: true,
  });
}

function* showFormer({ payload }: ReturnType<typeof tabClosed>): SagaGenerator<void> {
  const tabs = yield* select(selectPageTabs);
  const current = tabPath(yield* select(selectPathname));
  if (payload !== current || tabs.some(({ path }) => path === current)) return;
  const former = yield* select(selectFormerTab);
  if (former) yield* goTo(former);
}

function* goTo({ path, at }: PageTab): SagaGenerator<void> {
  yield* put(navigationWanted({ to: at ?? path }));
}
