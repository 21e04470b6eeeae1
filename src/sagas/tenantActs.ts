import { TIMING } from '../constants/timing.ts';
import { put, type SagaGenerator, select, take } from '../effects/effects.ts';
import { hostFigures, recentActs } from '../features/dashboard/dashboardSlice.ts';
import { selectLanguage } from '../features/settings/settingsSlice.ts';
import { ACT_CHANGES, actQuestion } from '../features/tenants/tenantActs.ts';
import { tenantActChosen, tenantActsUnderWay, tenantRows } from '../features/tenants/tenantsSlice.ts';
import { tenantReach, tenantStateChange } from '../services/api/tenants.ts';
import { callApi } from './calls/callApi.ts';
import { whileUnderWay } from './calls/underWay.ts';
import { showToast } from './steps/showToast.ts';
import { askConfirmation } from './waits/askConfirmation.ts';

/** Stops, restores, locks and unlocks companies, one at a time: choices made in the meantime are dropped. */
export function* tenantActs(): SagaGenerator<void> {
  while (true) {
    const { payload } = yield* take(tenantActChosen);
    yield* perform(payload);
  }
}

function* perform({ tenant, act }: ReturnType<typeof tenantActChosen>['payload']): SagaGenerator<void> {
  const reach = yield* whileUnderWay(tenantActsUnderWay, tenant.id, () => callApi(tenantReach(tenant.id)));
  if (!reach?.ok) return;
  const question = actQuestion(tenant, act, reach.value, yield* select(selectLanguage));
  if (!(yield* askConfirmation(question))) return;
  const { concurrencyStamp } = tenant;
  const answer = yield* whileUnderWay(tenantActsUnderWay, tenant.id, () =>
    callApi(tenantStateChange(tenant.id, { ...ACT_CHANGES[act], concurrencyStamp })),
  );
  if (answer?.ok) {
    const done = { key: `tenants:${act}Done`, params: { company: tenant.displayName } };
    yield* showToast('success', done, TIMING.messageMs);
  }
  // After a refusal too: somebody else may have changed it.
  yield* put(tenantRows.wanted());
  yield* put(hostFigures.wanted());
  yield* put(recentActs.wanted());
}
