import type { UnknownAction } from '@reduxjs/toolkit';
import * as switching from '../../src/features/companySwitch/companySwitchEvents.ts';
import * as session from '../../src/features/session/sessionSlice.ts';
import * as refresh from '../../src/features/sessionRefresh/sessionRefreshSlice.ts';
import { companyOf, noFormerCompany } from '../support/fixtures.ts';

const pair = { token: 'Bearer host', refreshToken: 'host-refresh' };
const account = { userName: 'lin', id: 'a', name: 'Lin', hostId: 'a' };
const user = { ...account, id: 'u', name: 'Lin Jing' };
const stateAfter = (...actions: UnknownAction[]) => ({
  session: actions.reduce(session.sessionReducer, session.sessionReducer(undefined, { type: '@@test' })),
});

it('a token is a session only if its account is known', () => {
  expect(session.selectIsSignedIn(stateAfter())).toBe(false);
  expect(session.selectIsSignedIn(stateAfter(session.signedIn(pair)))).toBe(false);
  expect(session.selectIsSignedIn(stateAfter(session.hostInfoLoaded(account)))).toBe(false);
  expect(session.selectIsSignedIn(stateAfter(session.signedIn(pair), session.hostInfoLoaded(account)))).toBe(true);
});

it('a refresh without a refresh token keeps the existing one', () => {
  const renewed = { token: 'Bearer newer', refreshToken: null };
  const host = stateAfter(session.signedIn(pair), refresh.hostTokenRefreshed(renewed));
  expect(host.session).toMatchObject({ hostToken: 'Bearer newer', hostRefreshToken: 'host-refresh', token: null });
  const entered = switching.tokenObtained({ ...pair, company: companyOf('Aurora') });
  const tenant = stateAfter(entered, refresh.tenantTokenRefreshed(renewed));
  expect(tenant.session).toMatchObject({ token: 'Bearer newer', refreshToken: 'host-refresh', hostToken: null });
  const both = stateAfter(entered, refresh.tenantTokenRefreshed({ ...renewed, refreshToken: 'newer-refresh' }));
  expect(both.session.refreshToken).toBe('newer-refresh');
});

it('counts the companies only at sign-in', () => {
  const companies = [companyOf('Aurora'), companyOf('Boreal')];
  const counted = stateAfter(switching.companiesResource.loaded(companies, 'login'));
  expect(session.selectLoginReturnType(counted)).toBe(2);
  const listed = stateAfter(switching.companiesResource.loaded(companies, 'switch'));
  expect(session.selectLoginReturnType(listed)).toBeNull();
});

it('the user in a company is its user, and outside one the account itself', () => {
  const stored = switching.userStored({ userInfo: user, tenantId: 't', authorization: [] });
  const alone = [session.signedIn(pair), session.hostInfoLoaded(account)];
  expect(session.selectUser(stateAfter(...alone))).toEqual(account);
  expect(session.selectUser(stateAfter(...alone, stored))).toEqual(user);
  const failed = switching.switchFailed({ former: noFormerCompany });
  expect(session.selectUser(stateAfter(...alone, stored, failed))).toEqual(account);
});

it('identifies the company’s user again when the stored one could not be read', () => {
  const alone = [session.signedIn(pair), session.hostInfoLoaded(account)];
  const state = stateAfter(...alone, session.userInfoLoaded(user));
  expect(session.selectUserInfo(state)).toEqual(user);
  expect(session.selectHostInfo(state)).toEqual(account);
});

it('an account works without a company if it has none, or none that can be entered', () => {
  const shut = [companyOf('Closed', { tenantIsActive: false })];
  const listed = (companies: typeof shut) => switching.companiesResource.loaded(companies, 'login');
  expect(session.selectIsWithoutCompany(stateAfter())).toBe(false);
  expect(session.selectIsWithoutCompany(stateAfter(listed([])))).toBe(true);
  expect(session.selectIsWithoutCompany(stateAfter(listed([companyOf('Aurora')])))).toBe(false);
  const state = stateAfter(listed(shut), switching.noCompanyFound(shut));
  expect(session.selectIsWithoutCompany(state)).toBe(true);
  expect(session.selectShutCompanies(state)).toEqual(shut);
});

it('other tabs see the newest flag, and a failed switch keeps it', () => {
  const failed = switching.switchFailed({ former: noFormerCompany });
  const state = stateAfter(switching.tokenFlagRenewed('one'), switching.tokenFlagRenewed('two'), failed);
  expect(session.selectTokenFlag(state)).toBe('two');
});
