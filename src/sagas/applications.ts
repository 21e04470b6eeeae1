// Spec §2 "Header" all applications, RTE-6: stores the application and opens /loading-page in a new tab, which enters it.
import { call, getContext, put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import { PATHS } from '../constants/paths.ts';
import {
  applicationOpened,
  applicationStored,
  selectPermittedApplications,
} from '../features/applications/applicationsSlice.ts';
import { accessRefused } from '../features/permissions/permissionsSlice.ts';
import { openTab } from '../services/browser/page.ts';

export function* applications(): SagaGenerator<void> {
  yield* takeEvery(applicationOpened, openInNewTab);
}

function* openInNewTab({ payload }: ReturnType<typeof applicationOpened>): SagaGenerator<void> {
  const permitted = yield* select(selectPermittedApplications);
  if (!permitted.some(({ module }) => module === payload)) {
    yield* put(accessRefused());
    return;
  }
  yield* put(applicationStored(payload));
  // The new tab reads the stored application, so it must be written first.
  const flush = yield* getContext<() => Promise<void>>('flushPersistence');
  yield* call(flush);
  yield* call(openTab, PATHS.loadingPage);
}
