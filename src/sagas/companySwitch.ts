// Spec §4 "Company switch": closed → loading → choosing → switching → closed; a failed step leads back to choosing.
import { call, delay, put, race, type SagaGenerator, select, take } from 'typed-redux-saga';
import type { Company } from '../../contract/companies.ts';
import { PATHS } from '../constants/paths.ts';
import { TIMING } from '../constants/timing.ts';
import {
  chooserCancelled,
  chooserOpened,
  companiesFailed,
  companiesLoaded,
  companiesRetried,
  noCompanyFound,
  type SwitchAction,
  soleCompanyEntered,
  switchConfirmed,
} from '../features/companySwitch/companySwitchEvents.ts';
import {
  isSelectable,
  selectPickedCompany,
  selectSwitchAction,
  selectSwitchStatus,
  selectSwitchTarget,
} from '../features/companySwitch/companySwitchSlice.ts';
import { navigationRequested, selectWayFromLogin } from '../features/routing/routingSlice.ts';
import { sessionCleared, signInAbandoned } from '../features/session/sessionSlice.ts';
import { listCompanies } from '../services/api/companies.ts';
import { callApi } from './calls/callApi.ts';
import { enterCompany } from './steps/enterCompany.ts';
import { showToast } from './steps/showToast.ts';

export function* companySwitch(): SagaGenerator<void> {
  while (true) {
    // The dialog may already be open: after a crash (selection kept), or opened within the second before the jump to
    // the workbench (list not requested yet).
    const status = yield* select(selectSwitchStatus);
    if (status === 'closed') yield* take(chooserOpened);
    const action = yield* select(selectSwitchAction);
    const { cancelled } = yield* race({
      run: call(status === 'choosing' ? switchWhenConfirmed : choose, action),
      cancelled: call(untilCancelled),
      ended: take(sessionCleared),
    });
    // Gives the account's token back.
    if (cancelled && action === 'login') yield* put(signInAbandoned());
  }
}

/** Cancel counts only if the machine let it close the dialog; during a switch it is ignored. */
function* untilCancelled(): SagaGenerator<true> {
  while (true) {
    yield* take(chooserCancelled);
    if ((yield* select(selectSwitchStatus)) === 'closed') return true;
  }
}

function* choose(action: SwitchAction): SagaGenerator<void> {
  const companies = yield* loadCompanies(action);
  if (action === 'login' && companies && !companies.some(isSelectable)) {
    yield* put(noCompanyFound(companies));
    yield* goOnAfterLogin();
    return;
  }
  const only = companies?.length === 1 ? companies[0] : undefined;
  if (action === 'login' && only) {
    yield* put(soleCompanyEntered(only.tenantId));
    if (yield* enterCompany(only, action)) {
      yield* goOnAfterLogin();
      return;
    }
  }
  yield* switchWhenConfirmed(action);
}

function* switchWhenConfirmed(action: SwitchAction): SagaGenerator<void> {
  while (true) {
    const event = yield* take([switchConfirmed, companiesRetried]);
    if (companiesRetried.match(event)) {
      yield* choose(action);
      return;
    }
    const company: Company | undefined = yield* select(selectPickedCompany);
    if (!company) {
      yield* showToast('warning', { key: 'companySwitch:pleaseSelect', params: { action } }, TIMING.messageMs);
      continue;
    }
    const to = yield* select(selectSwitchTarget);
    if (!(yield* enterCompany(company, action))) continue;
    if (action === 'login') yield* goOnAfterLogin();
    else {
      yield* showToast('success', { key: 'companySwitch:switched' }, TIMING.messageMs);
      yield* delay(TIMING.companySwitchRedirectMs);
      yield* put(navigationRequested({ to: to ?? PATHS.workbench }));
    }
    return;
  }
}

/** The list, or null if it could not be loaded: the dialog then shows its empty text (CMP-8). */
function* loadCompanies(action: SwitchAction): SagaGenerator<Company[] | null> {
  const list = yield* callApi(listCompanies(), { silent: true });
  if (!list.ok) {
    yield* put(companiesFailed());
    return null;
  }
  yield* put(companiesLoaded({ action, companies: list.value.items }));
  return list.value.items;
}

/** A deep link survives sign-in; a chooser over an open page leaves the page where it is. */
function* goOnAfterLogin(): SagaGenerator<void> {
  const to = yield* select(selectWayFromLogin);
  if (to !== null) yield* put(navigationRequested({ to, replace: true }));
}
