import { testSaga } from 'redux-saga-test-plan';
import type { ApplicationConfiguration } from '../../contract/configuration.ts';
import { AUTH_KEY_TEXT } from '../../src/constants/storageKeys.ts';
import { timeZoneLearned } from '../../src/features/clock/clockSlice.ts';
import * as events from '../../src/features/companySwitch/companySwitchEvents.ts';
import { selectFormerCompany } from '../../src/features/companySwitch/companySwitchSlice.ts';
import { selectDirtyTabs } from '../../src/features/pageTabs/pageTabsSlice.ts';
import { selectHostInfo } from '../../src/features/session/sessionSlice.ts';
import { enterCompany } from '../../src/sagas/steps/enterCompany.ts';
import { switchTenant } from '../../src/services/api/companies.ts';
import { isOrganization, tenantConfiguration } from '../../src/services/api/configuration.ts';
import { newId } from '../../src/services/browser/ids.ts';
import { readRuntimeConfiguration } from '../../src/services/browser/runtimeConfig.ts';
import { removeKeysContaining, removeStoredText } from '../../src/services/storage/localStorage.ts';
import { companyOf } from '../support/fixtures.ts';
import { answered, refused } from './support/calls.ts';

const company = companyOf('Aurora');
const client = { clientId: 'portal', clientSecret: 'none', scope: 'all' };
const user = { userName: 'lin', id: 'former-user', name: 'Lin Jing', hostId: 'account' };
const former: events.FormerCompany = {
  token: 'Bearer former',
  refreshToken: 'former-refresh',
  companyId: 'ou-Former',
  companyName: 'Former',
  companyLogo: null,
  userInfo: user,
  tenantId: 'tenant-Former',
  authorization: ['FormerPolicy'],
};
const token = { access_token: 'new', token_type: 'Bearer', expires_in: 3600, refresh_token: 'new-refresh' } as const;
const configuration: ApplicationConfiguration = {
  currentUser: { isAuthenticated: true, id: 'new-user', userName: 'lin', name: 'Lin Jing' },
  currentTenant: { id: 'tenant-Aurora' },
  auth: { grantedPolicies: { Portal: true, Refused: false } },
  timing: { timeZone: { iana: { timeZoneName: 'Asia/Tokyo' } } },
};
const ofSwitch = { ofSwitch: true };
const call = switchTenant(company.tenantId, client);

/** Up to the call for the company's token: the former company is remembered first. */
const begun = (action: events.SwitchAction) => {
  const remembered = testSaga(enterCompany, company, action).next().select(selectFormerCompany).next(former);
  // Only a switch has applications to leave.
  const free = action === 'switch' ? remembered.select(selectDirtyTabs).next([]) : remembered;
  return free.call(readRuntimeConfiguration).next(client);
};

const withToken = (action: events.SwitchAction) =>
  answered(begun(action), call, token)
    .put(events.tokenObtained({ token: 'Bearer new', refreshToken: 'new-refresh', company }))
    .next();

const configured = (action: events.SwitchAction, answer = configuration) =>
  answered(withToken(action), tenantConfiguration(), answer, ofSwitch);

const stored = (tenantId = 'tenant-Aurora') =>
  events.userStored({
    userInfo: { userName: 'lin', id: 'new-user', name: 'Lin Jing', hostId: 'account' },
    tenantId,
    authorization: ['Portal'],
  });
const givenUp = events.switchFailed({ former });

it.each([
  ['from the header', () => configured('switch')],
  // The answer decides nothing: every company of the list may be entered.
  ['at sign-in, with the membership', () => answered(configured('login'), isOrganization(), false, ofSwitch)],
])('CMP-4 %s: goes through the steps in their order', (_, reached) => {
  reached()
    .select(selectHostInfo)
    .next({ ...user, id: 'account' })
    .put(stored())
    .next()
    .put(timeZoneLearned('Asia/Tokyo'))
    .next()
    .call(removeKeysContaining, AUTH_KEY_TEXT)
    .next()
    .call(newId)
    .next('flag-2')
    .put(events.tokenFlagRenewed('flag-2'))
    .next()
    .put(events.departmentCachesDropped())
    .next()
    .call(removeStoredText, 'departmentList')
    .next()
    .call(removeStoredText, 'newDepartmentList')
    .next()
    .put(events.switchSucceeded())
    .next()
    .returns(true);
});

it('keeps the zone of the clock and the tenant of the list if the configuration names none', () => {
  const { timing: _timing, ...silent } = configuration;
  configured('switch', { ...silent, currentTenant: { id: null } })
    .select(selectHostInfo)
    .next({ ...user, id: 'account' })
    .put(stored(company.tenantId))
    .next()
    .call(removeKeysContaining, AUTH_KEY_TEXT);
});

it.each([
  ['token', () => refused(begun('switch'), call)],
  ['configuration', () => refused(withToken('switch'), tenantConfiguration(), ofSwitch)],
  ['membership', () => refused(configured('login'), isOrganization(), ofSwitch)],
])('a refused %s restores the former company, without a message', (_, failing) => {
  failing().put(givenUp).next().returns(false);
});

it('a crash restores the former company and is rethrown', () => {
  const fault = new Error('storage is gone');
  const crashed = configured('switch')
    .select(selectHostInfo)
    .next({ ...user, id: 'account' })
    .put(stored())
    .throw(fault)
    .put(givenUp);
  expect(() => crashed.next()).toThrow(fault);
});
