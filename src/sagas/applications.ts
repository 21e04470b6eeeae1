// Spec §2 "Header" all applications, RTE-6: stores the application and opens /loading-page in a new tab, which enters it.
import { call, put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import { PATHS } from '../constants/paths.ts';
import {
  applicationOpened,
  applicationStored,
  selectPermittedApplications,
} from '../features/applications/applicationsSlice.ts';
import { accessRefused } from '../features/permissions/permissionsSlice.ts';
import { openTab } from '../services/browser/page.ts';
import { writeStorage } from './steps/writeStorage.ts';

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
  yield* writeStorage();
  yield* call(openTab, PATHS.loadingPage);
}
