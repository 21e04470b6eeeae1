import { put, type SagaGenerator, select } from '../../effects/effects.ts';
import { timeZoneLearned } from '../../features/clock/clockSlice.ts';
import { selectCompanyId } from '../../features/company/companySlice.ts';
import { policiesGranted } from '../../features/permissions/permissionsSlice.ts';
import { selectHostInfo, selectUserInfo, userInfoLoaded } from '../../features/session/sessionSlice.ts';
import { grantedNames } from '../../lib/grantedNames.ts';
import { tenantConfiguration } from '../../services/api/configuration.ts';
import { callApi } from '../calls/callApi.ts';
import { timeZoneOf, userInfoOf } from '../calls/userInfo.ts';

/**
 * A reload shows what is granted now, not what was granted when the company was entered; it also restores the user if
 * that is lost.
 */
export function* refreshConfiguration(): SagaGenerator<void> {
  const configuration = yield* callApi(tenantConfiguration(), { silent: true });
  if (!configuration.ok) return;
  yield* put(policiesGranted(grantedNames(configuration.value.auth.grantedPolicies)));
  const isLost = (yield* select(selectUserInfo)) === null && (yield* select(selectCompanyId)) !== null;
  if (isLost) yield* put(userInfoLoaded(userInfoOf(configuration.value, (yield* select(selectHostInfo))?.id ?? null)));
  const zone = timeZoneOf(configuration.value);
  if (zone) yield* put(timeZoneLearned(zone));
}
