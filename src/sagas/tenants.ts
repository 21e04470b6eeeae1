// CON-1: the companies of the installation, in the home of a host administrator. Search, state, page and the open
// dialog are in the address; the effect of an act on people is shown before it is done.
import { typedCount } from '../../contract/rules/typedNumber.ts';
import { LIMITS } from '../constants/limits.ts';
import { PATHS } from '../constants/paths.ts';
import { TIMING } from '../constants/timing.ts';
import { fork, put, type SagaGenerator, select, takeEvery, takeLatest } from '../effects/effects.ts';
import { hostFigures, recentActs } from '../features/dashboard/dashboardSlice.ts';
import { forgetWanted, selectTyped } from '../features/forms/formsSlice.ts';
import { navigationWanted } from '../features/routing/routingSlice.ts';
import { selectTenantFilters, type TenantFilters, tenantsHref, withoutEdit } from '../features/tenants/tenantList.ts';
import {
  editDiscarded,
  editWanted,
  tenantEdit,
  tenantEditions,
  tenantListOpened,
  tenantRows,
  tenantTyped,
} from '../features/tenants/tenantsSlice.ts';
import * as api from '../services/api/tenants.ts';
import { followTyped, keepList } from './calls/addressList.ts';
import { callApi } from './calls/callApi.ts';
import { keepFresh } from './calls/keepFresh.ts';
import { load } from './calls/resource.ts';
import { submitOnPage } from './calls/submission.ts';
import { leaveWithDialog } from './steps/leaveWithDialog.ts';
import { showToast } from './steps/showToast.ts';
import { tenantActs } from './tenantActs.ts';
import { whileHostPage } from './waits/whileConsolePage.ts';

const LIST = {
  rows: tenantRows,
  opened: tenantListOpened,
  filters: selectTenantFilters,
  href: tenantsHref,
  ofList: withoutEdit,
  size: LIMITS.tenantListPage,
  endpoint: api.tenantPage,
};

const selectEdited = (state: Parameters<typeof selectTenantFilters>[0]) => selectTenantFilters(state).edit || null;

export function* tenants(): SagaGenerator<void> {
  yield* fork(tenantActs);
  yield* fork(() => leaveWithDialog(tenantEdit, selectEdited));
  yield* fork(() => whileHostPage('dashboard', showTenants));
  yield* submitOnPage(
    PATHS.console,
    tenantEdit,
    ({ tenant, editionCode, expireDate, userLimit }) =>
      callApi(
        api.tenantChange(tenant.id, {
          editionCode: editionCode || null,
          expireDate: expireDate || null,
          userLimit: typedCount(userLimit),
          concurrencyStamp: tenant.concurrencyStamp,
        }),
        { silent: true },
      ),
    function* () {
      yield* closeDialog();
      yield* showToast('success', { key: 'tenants:edited' }, TIMING.messageMs);
      yield* readAgain();
    },
    readAgain,
  );
}

function* readAgain(): SagaGenerator<void> {
  for (const { wanted } of [tenantRows, hostFigures, recentActs]) yield* put(wanted());
}

function* showTenants(): SagaGenerator<void> {
  yield* takeLatest(tenantTyped, ({ payload }) => followTyped(LIST, { filter: payload.trim() }));
  yield* takeEvery(editWanted, openDialog);
  yield* takeEvery(editDiscarded, closeDialog);
  yield* fork(() => keepFresh(loadEditions, { on: [tenantEditions.wanted], live: false }));
  yield* keepList(LIST);
}

const loadEditions = () => load(tenantEditions, api.editions(), { as: ({ items }) => items });

/** The dialog opens with the text typed earlier for the same company, if that was neither sent nor discarded. */
function* openDialog({ payload }: ReturnType<typeof editWanted>): SagaGenerator<void> {
  const typed = yield* select(selectTyped);
  if (typed['tenantEdit/tenantId'] !== payload.id) yield* put(forgetWanted('tenantEdit'));
  yield* goTo({ edit: payload.id }, false);
}

function* closeDialog(): SagaGenerator<void> {
  yield* put(forgetWanted('tenantEdit'));
  yield* goTo({ edit: '' }, true);
}

function* goTo(change: Partial<TenantFilters>, replace: boolean): SagaGenerator<void> {
  const filters = yield* select(selectTenantFilters);
  yield* put(navigationWanted({ to: tenantsHref({ ...filters, ...change }), replace }));
}
