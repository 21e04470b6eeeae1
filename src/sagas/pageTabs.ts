// Spec §3 `tabs`, `cachePath`, HDR-10: each visited page of the shell gets its tab; closing the current one shows another.
import { put, type SagaGenerator, select, take, takeEvery } from 'typed-redux-saga';
import { SHELL_PATHS } from '../constants/paths.ts';
import { switchSucceeded } from '../features/companySwitch/companySwitchEvents.ts';
import { pageVisited, selectPageTabs, tabClosed } from '../features/pageTabs/pageTabsSlice.ts';
import { tabPath } from '../features/pageTabs/tabPath.ts';
import { areaTitleKey } from '../features/routing/documentTitle.ts';
import { locationChanged, navigationRequested, selectPathname } from '../features/routing/routingSlice.ts';
import { selectShellOpen, shellOpened } from '../features/shell/shellSlice.ts';

export function* pageTabs(): SagaGenerator<void> {
  yield* takeEvery(tabClosed, showAnother);
  while (true) {
    const pathname = yield* select(selectPathname);
    const titleKey = areaTitleKey(pathname);
    if (titleKey !== null && SHELL_PATHS.includes(pathname) && (yield* select(selectShellOpen)))
      yield* put(pageVisited({ path: tabPath(pathname), titleKey }));
    // A switch of the company closes all tabs, whether or not the page changes after it.
    yield* take([locationChanged, shellOpened, switchSucceeded]);
  }
}

function* showAnother(): SagaGenerator<void> {
  const tabs = yield* select(selectPageTabs);
  const current = tabPath(yield* select(selectPathname));
  const last = tabs.at(-1);
  if (last && !tabs.some(({ path }) => path === current)) yield* put(navigationRequested({ to: last.path }));
}
