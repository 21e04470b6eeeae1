// Spec §1 "personal workbench", POR-2: its clock; company information; fresh policies.
import { call, delay, fork, put, type SagaGenerator, select } from 'typed-redux-saga';
import { TIMING } from '../constants/timing.ts';
import { selectCompanyId } from '../features/company/companySlice.ts';
import { grantedNames, policiesGranted } from '../features/permissions/permissionsSlice.ts';
import {
  clockTicked,
  companyInfoFailed,
  companyInfoLoaded,
  companyInfoRequested,
  selectTimeZone,
  timeZoneLearned,
} from '../features/workbench/workbenchSlice.ts';
import { wallClockAt } from '../lib/wallClock.ts';
import { companyInfo } from '../services/api/companies.ts';
import { tenantConfiguration } from '../services/api/configuration.ts';
import { now } from '../services/browser/clock.ts';
import { callApi } from './calls/callApi.ts';
import { keepFresh } from './calls/keepFresh.ts';
import { load } from './calls/resource.ts';
import { timeZoneOf } from './calls/userInfo.ts';
import { whileShellOpen } from './waits/whileShellOpen.ts';

export function* workbench(): SagaGenerator<void> {
  yield* whileShellOpen(keepWorkbench);
}

function* keepWorkbench(): SagaGenerator<void> {
  yield* fork(keepTime);
  yield* fork(refreshPolicies);
  // Somebody without a company has no company information to show.
  if ((yield* select(selectCompanyId)) !== null)
    yield* fork(() => keepFresh(loadCompanyInfo, { part: 'companyInfo', live: false }));
}

/** The wall clock of the tenant's zone moves on in the store, so that every text that depends on it is replayable. */
function* keepTime(): SagaGenerator<void> {
  while (true) {
    const zone = yield* select(selectTimeZone);
    yield* put(clockTicked(wallClockAt(yield* call(now), zone)));
    yield* delay(TIMING.clockTickMs);
  }
}

/** A reload shows what is granted now, not what was when the company was entered. */
function* refreshPolicies(): SagaGenerator<void> {
  const configuration = yield* callApi(tenantConfiguration(), { silent: true });
  if (!configuration.ok) return;
  yield* put(policiesGranted(grantedNames(configuration.value.auth.grantedPolicies)));
  const zone = timeZoneOf(configuration.value);
  if (zone) yield* put(timeZoneLearned(zone));
}

function* loadCompanyInfo(): SagaGenerator<void> {
  yield* load(companyInfo(), {
    requested: () => companyInfoRequested(),
    loaded: (info) => companyInfoLoaded(info),
    failed: (error) => companyInfoFailed(error),
  });
}
