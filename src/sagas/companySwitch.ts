// Spec §4 "Company switch": closed → choosing → switching → closed; a failed step leads back to choosing.
import type { Company } from '../../contract/companies.ts';
import { PATHS } from '../constants/paths.ts';
import { TIMING } from '../constants/timing.ts';
import { call, delay, put, race, type SagaGenerator, select, take } from '../effects/effects.ts';
import {
  chooserCancelled,
  chooserOpened,
  companiesResource,
  noCompanyFound,
  type SwitchAction,
  soleCompanyEntered,
  switchConfirmed,
} from '../features/companySwitch/companySwitchEvents.ts';
import {
  isSelectable,
  selectCompanies,
  selectIsListing,
  selectPickedCompany,
  selectSwitchAction,
  selectSwitchStatus,
  selectSwitchTarget,
} from '../features/companySwitch/companySwitchSlice.ts';
import { navigationWanted, selectWayFromLogin } from '../features/routing/routingSlice.ts';
import { sessionCleared, signInAbandoned } from '../features/session/sessionSlice.ts';
import { listCompanies } from '../services/api/companies.ts';
import { load } from './calls/resource.ts';
import { enterCompany } from './steps/enterCompany.ts';
import { showToast } from './steps/showToast.ts';

export function* companySwitch(): SagaGenerator<void> {
  while (true) {
    // The dialog may already be open: after a crash (selection kept), or opened within the second before the jump to
    // the workbench (list not requested yet).
    if ((yield* select(selectSwitchStatus)) === 'closed') yield* take(chooserOpened);
    const action = yield* select(selectSwitchAction);
    const { cancelled } = yield* race({
      run: call((yield* select(selectIsListing)) ? choose : switchWhenConfirmed, action),
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

/** A list that could not be loaded is empty, and the dialog says so (CMP-8). */
function* choose(action: SwitchAction): SagaGenerator<void> {
  const isLoaded = yield* load(companiesResource, listCompanies(), { key: action, as: ({ items }) => items });
  const companies = yield* select(selectCompanies);
  const atSignIn = action === 'login' && isLoaded;
  if (atSignIn && !companies.some(isSelectable)) {
    yield* put(noCompanyFound([...companies]));
    yield* goOnAfterLogin(false);
    return;
  }
  const only = companies.length === 1 ? companies[0] : undefined;
  if (atSignIn && only) {
    yield* put(soleCompanyEntered(only.tenantId));
    if (yield* enterCompany(only, action)) {
      yield* goOnAfterLogin(true);
      return;
    }
  }
  yield* switchWhenConfirmed(action);
}

function* switchWhenConfirmed(action: SwitchAction): SagaGenerator<void> {
  while (true) {
    const event = yield* take([switchConfirmed, companiesResource.wanted]);
    if (companiesResource.wanted.match(event)) {
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
    if (action === 'login') yield* goOnAfterLogin(true);
    else {
      yield* showToast('success', { key: 'companySwitch:switched' }, TIMING.messageMs);
      yield* delay(TIMING.companySwitchRedirectMs);
      yield* put(navigationWanted({ to: to ?? PATHS.workbench }));
    }
    return;
  }
}

/**
 * A deep link survives sign-in; a chooser over an open page leaves the page where it is, so that only words can say that
 * a company has been entered (§4 "report success").
 */
function* goOnAfterLogin(hasEntered: boolean): SagaGenerator<void> {
  const to = yield* select(selectWayFromLogin);
  if (to !== null) yield* put(navigationWanted({ to, replace: true }));
  else if (hasEntered) yield* showToast('success', { key: 'companySwitch:entered' }, TIMING.messageMs);
}
