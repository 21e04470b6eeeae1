// Spec §2 "Header" all applications, RTE-6: stores the application and opens /loading-page in a new tab, which enters
// it.
import { PATHS } from '../constants/paths.ts';
import { call, put, type SagaGenerator, select, takeEvery } from '../effects/effects.ts';
import {
  applicationOpened,
  applicationStored,
  applicationsExpected,
  selectPermittedApplications,
} from '../features/applications/applicationsSlice.ts';
import { accessRefused } from '../features/permissions/permissionsSlice.ts';
import { savesData } from '../services/browser/idle.ts';
import { openTab } from '../services/browser/page.ts';
import { storageWritten } from './waits/storageWritten.ts';
import { untilShellRested } from './waits/untilShellRested.ts';
import { whileShellOpen } from './waits/whileShellOpen.ts';

export function* applications(): SagaGenerator<void> {
  yield* takeEvery(applicationOpened, openInNewTab);
  yield* whileShellOpen(prepare);
}

/** Once the first screen's head start is over, preloads what shows applications, for people who may use one. */
function* prepare(): SagaGenerator<void> {
  yield* untilShellRested();
  if ((yield* select(selectPermittedApplications)).length > 0 && !(yield* call(savesData)))
    yield* put(applicationsExpected());
}

function* openInNewTab({ payload }: ReturnType<typeof applicationOpened>): SagaGenerator<void> {
  const permitted = yield* select(selectPermittedApplications);
  if (!permitted.some(({ module }) => module === payload)) {
    yield* put(accessRefused());
    return;
  }
  yield* put(applicationStored(payload));
  // The new tab reads the stored application, so it must be written first.
  yield* storageWritten();
  yield* call(openTab, PATHS.loadingPage);
}
