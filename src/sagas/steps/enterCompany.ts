import type { Company } from '../../../contract/companies.ts';
import { AUTH_KEY_TEXT, STORAGE_KEYS } from '../../constants/storageKeys.ts';
import { call, put, type SagaGenerator, select } from '../../effects/effects.ts';
import { timeZoneLearned } from '../../features/clock/clockSlice.ts';
import {
  departmentCachesDropped,
  type SwitchAction,
  switchFailed,
  switchSucceeded,
  tokenFlagRenewed,
  tokenObtained,
  userStored,
} from '../../features/companySwitch/companySwitchEvents.ts';
import { selectFormerCompany } from '../../features/companySwitch/companySwitchSlice.ts';
import { selectHostInfo } from '../../features/session/sessionSlice.ts';
import { grantedNames } from '../../lib/grantedNames.ts';
import { switchTenant } from '../../services/api/companies.ts';
import { isOrganization, tenantConfiguration } from '../../services/api/configuration.ts';
import { newId } from '../../services/browser/ids.ts';
import { readRuntimeConfiguration } from '../../services/browser/runtimeConfig.ts';
import { removeKeysContaining, removeStoredText } from '../../services/storage/localStorage.ts';
import { callApi } from '../calls/callApi.ts';
import { pairOf } from '../calls/tokens.ts';
import { timeZoneOf, userInfoOf } from '../calls/userInfo.ts';
import { leaveApplications } from '../waits/leaveApplications.ts';

/**
 * The steps of CMP-4 in their order. False if one failed: the former company is then fully restored and no message is
 * shown (CMP-5).
 */
export function* enterCompany(company: Company, action: SwitchAction): SagaGenerator<boolean> {
  const former = yield* select(selectFormerCompany);
  try {
    const isFree = action === 'login' || (yield* leaveApplications());
    const entered = isFree && (yield* obtainAndStore(company, action));
    yield* put(entered ? switchSucceeded() : switchFailed({ former }));
    return entered;
  } catch (thrown) {
    yield* put(switchFailed({ former }));
    throw thrown;
  }
}

function* obtainAndStore(company: Company, action: SwitchAction): SagaGenerator<boolean> {
  const client = yield* call(readRuntimeConfiguration);
  const token = yield* callApi(switchTenant(company.tenantId, client), { silent: true });
  if (!token.ok) return false;
  yield* put(tokenObtained({ ...pairOf(token.value), company }));

  const configuration = yield* callApi(tenantConfiguration(), { silent: true, ofSwitch: true });
  if (!configuration.ok) return false;
  if (action === 'login') {
    // The answer decides nothing here: every company in the list may be entered. A failing check is a failing step.
    const membership = yield* callApi(isOrganization(), { silent: true, ofSwitch: true });
    if (!membership.ok) return false;
  }
  const hostInfo = yield* select(selectHostInfo);
  yield* put(
    userStored({
      userInfo: userInfoOf(configuration.value, hostInfo?.id ?? null),
      tenantId: configuration.value.currentTenant.id ?? company.tenantId,
      authorization: grantedNames(configuration.value.auth.grantedPolicies),
    }),
  );
  const zone = timeZoneOf(configuration.value);
  if (zone) yield* put(timeZoneLearned(zone));
  yield* call(removeKeysContaining, AUTH_KEY_TEXT);
  yield* put(tokenFlagRenewed(yield* call(newId)));
  yield* put(departmentCachesDropped());
  // An application on this page may have written them without the store's knowledge.
  for (const { key, slice } of STORAGE_KEYS) if (slice === 'departments') yield* call(removeStoredText, key);
  return true;
}
