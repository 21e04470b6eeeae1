// Spec §3 `tabs`, `cachePath`, HDR-10: each visited page of the shell gets its tab.
import { put, type SagaGenerator, select, take } from 'typed-redux-saga';
import { SHELL_PATHS } from '../constants/paths.ts';
import { pageVisited } from '../features/pageTabs/pageTabsSlice.ts';
import { areaTitleKey } from '../features/routing/documentTitle.ts';
import { locationChanged, selectPathname } from '../features/routing/routingSlice.ts';
import { selectShellOpen, shellOpened } from '../features/shell/shellSlice.ts';

export function* pageTabs(): SagaGenerator<void> {
  while (true) {
    const path = yield* select(selectPathname);
    const titleKey = areaTitleKey(path);
    if (titleKey !== null && SHELL_PATHS.includes(path) && (yield* select(selectShellOpen)))
      yield* put(pageVisited({ path, titleKey }));
    yield* take([locationChanged, shellOpened]);
  }
}
