// Spec §2 "Company chooser" (CMP-2), §4 "Real-time connection": the shell is open while a signed-in person with a
// settled company is on one of its pages; a person without one sees the chooser there.
import { PATHS } from '../constants/paths.ts';
import { put, type SagaGenerator, select, take } from '../effects/effects.ts';
import { selectCompanyId } from '../features/company/companySlice.ts';
import { chooserOpened, noCompanyFound, switchSucceeded } from '../features/companySwitch/companySwitchEvents.ts';
import { selectSwitchStatus } from '../features/companySwitch/companySwitchSlice.ts';
import { isShellPage } from '../features/routing/pages.ts';
import { locationChanged, selectPathname } from '../features/routing/routingSlice.ts';
import { selectIsSignedIn, selectIsWithoutCompany, sessionCleared } from '../features/session/sessionSlice.ts';
import { selectShellOpen, shellClosed, shellOpened } from '../features/shell/shellSlice.ts';
import { isUnder } from '../lib/safePath.ts';

export function* shell(): SagaGenerator<void> {
  while (true) {
    yield* take([locationChanged, switchSucceeded, noCompanyFound, sessionCleared]);
    yield* settle();
  }
}

function* settle(): SagaGenerator<void> {
  const pathname = yield* select(selectPathname);
  const inShell = isShellPage(pathname) && (yield* select(selectIsSignedIn));
  const isOpen = yield* select(selectShellOpen);
  if (!inShell) {
    if (isOpen) yield* put(shellClosed());
    return;
  }
  // The console also serves the account itself: no chooser appears there (§2).
  const settled =
    isUnder(pathname, PATHS.console) ||
    (yield* select(selectCompanyId)) !== null ||
    (yield* select(selectIsWithoutCompany));
  if (settled !== isOpen) yield* put(settled ? shellOpened() : shellClosed());
  if (!settled && (yield* select(selectSwitchStatus)) === 'closed') yield* put(chooserOpened({ action: 'login' }));
}
