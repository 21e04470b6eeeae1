import type { UnknownAction } from '@reduxjs/toolkit';
import * as events from '../../src/features/companySwitch/companySwitchEvents.ts';
import {
  companySwitchReducer,
  selectChooserShown,
  selectCompanies,
  selectFormerCompany,
  selectListError,
  selectPersistenceHeld,
  selectPickedCompany,
  selectSwitchTarget,
  shutReasonOf,
} from '../../src/features/companySwitch/companySwitchSlice.ts';
import { crashed } from '../../src/lib/crash.ts';
import { companyOf, noFormerCompany } from '../support/fixtures.ts';

const aurora = companyOf('Aurora');
const closed = companyOf('Closed', { tenantIsActive: false });
const dismissed = companyOf('Dismissed', { userIsActive: false });
const opened = events.chooserOpened({ action: 'switch' });
const requested = events.companiesResource.requested('switch');
const failed = events.companiesResource.failed({ key: 'errors:network' }, 'switch');
const loaded = events.companiesResource.loaded([aurora, closed, dismissed], 'switch');

const stateAfter = (...actions: UnknownAction[]) =>
  actions.reduce(companySwitchReducer, companySwitchReducer(undefined, { type: '@@test' }));

it.each([
  ['whose tenant is disabled', closed.tenantId],
  ['in which the person is disabled', dismissed.tenantId],
  ['that is not in the list', 'tenant-Unknown'],
])('a company %s cannot be picked, and the previous pick stays', (_case, tenantId) => {
  expect(stateAfter(opened, requested, loaded, events.companyPicked(tenantId)).pickedId).toBeNull();
  const picked = stateAfter(
    opened,
    requested,
    loaded,
    events.companyPicked(aurora.tenantId),
    events.companyPicked(tenantId),
  );
  expect(picked.pickedId).toBe(aurora.tenantId);
});

it('a list that fails is empty, and says why until one has come', () => {
  const companySwitch = stateAfter(opened, requested, failed);
  expect(selectCompanies({ companySwitch, session: { loginReturnType: null } })).toEqual([]);
  const errorAfter = (...actions: UnknownAction[]) =>
    selectListError({
      companySwitch: stateAfter(opened, requested, failed, ...actions),
      session: { loginReturnType: null },
    });
  const broken = { key: 'errors:network' };
  expect([errorAfter(), errorAfter(requested), errorAfter(requested, loaded)]).toEqual([broken, broken, null]);
});

it('the chooser opens without its earlier input', () => {
  const cancelled = [opened, requested, loaded, events.companyPicked(aurora.tenantId), events.chooserCancelled()];
  const again = stateAfter(...cancelled, events.chooserOpened({ action: 'login' }));
  expect(again).toEqual({
    status: 'choosing',
    action: 'login',
    companies: { status: 'idle', data: null, error: null },
    pickedId: null,
    wantedId: null,
    to: null,
  });
});

it('a chooser opened for a company has it picked if possible', () => {
  const wanted = (tenantId: string) =>
    stateAfter(events.chooserOpened({ action: 'switch', tenantId }), requested, loaded).pickedId;
  expect([aurora.tenantId, closed.tenantId, 'unknown'].map(wanted)).toEqual([aurora.tenantId, null, null]);
});

it('a crash says that the list is missing only if it is', () => {
  const crash = crashed('companySwitch')();
  const listed = stateAfter(opened, requested, loaded, crash);
  expect(stateAfter(opened, requested, crash)).toMatchObject({ status: 'choosing', companies: { status: 'failed' } });
  expect(listed).toMatchObject({ status: 'choosing', companies: { status: 'loaded' } });
});

it('writes nothing while a company is being entered, with or without the dialog', () => {
  const switching = [opened, requested, loaded, events.companyPicked(aurora.tenantId), events.switchConfirmed()];
  const entering = [
    events.chooserOpened({ action: 'login' }),
    requested,
    loaded,
    events.soleCompanyEntered(aurora.tenantId),
  ];
  const failed = [...switching, events.switchFailed({ former: noFormerCompany })];
  const held = [[opened, requested, loaded], switching, entering, failed].map((actions) =>
    selectPersistenceHeld({ companySwitch: stateAfter(...actions), session: { loginReturnType: null } }),
  );
  expect(held).toEqual([false, true, true, false]);
});

it.each<[string, UnknownAction[], number | null, boolean]>([
  ['sign-in that does not know yet how many companies there are', [], null, false],
  ['sign-in into the only company', [], 1, false],
  ['sign-in that has found several before', [], 2, true],
  ['sign-in whose list has come', [requested, loaded], null, true],
  ['sign-in that loads a failed list again', [requested, failed, requested], null, true],
])('the dialog at %s', (_case, actions, loginReturnType, shown) => {
  const companySwitch = stateAfter(events.chooserOpened({ action: 'login' }), ...actions);
  expect(selectChooserShown({ companySwitch, session: { loginReturnType } })).toBe(shown);
});

it('shows the dialog of a switch while its list is loading', () => {
  expect(selectChooserShown({ companySwitch: stateAfter(opened), session: { loginReturnType: null } })).toBe(true);
});

it('a company that cannot be entered says why: the tenant’s reason comes before the person’s', () => {
  const both = companyOf('Both', { tenantIsActive: false, userIsActive: false });
  expect([closed, dismissed, both].map(shutReasonOf)).toEqual([
    'companySwitch:organizationDisabled',
    'companySwitch:accountDisabled',
    'companySwitch:organizationDisabled',
  ]);
});

it('shows the requested page in its own company, and in no other', () => {
  const wanted = events.chooserOpened({ action: 'switch', tenantId: aurora.tenantId, to: '/orders' });
  const boreal = companyOf('Boreal');
  const both = events.companiesResource.loaded([aurora, boreal], 'switch');
  const after = (...actions: UnknownAction[]) => ({
    companySwitch: stateAfter(...actions),
    session: { loginReturnType: null },
  });
  expect(selectPickedCompany(after(wanted, requested, both))).toEqual(aurora);
  expect(selectSwitchTarget(after(wanted, requested, both))).toBe('/orders');
  expect(selectSwitchTarget(after(wanted, requested, both, events.companyPicked(boreal.tenantId)))).toBeNull();
});

it('keeps what is in force complete, for a switch that fails', () => {
  const userInfo = { userName: 'lin', id: 'u', name: 'Lin', hostId: 'a' };
  const company = { companyId: 'c', companyName: 'Aurora', companyLogo: 'logo' };
  const session = { token: 'Bearer t', refreshToken: 'r', userInfo, tenantId: 't' };
  const permissions = { authorization: ['Orders.Read'] };
  expect(selectFormerCompany({ company, session, permissions })).toEqual({ ...company, ...session, ...permissions });
});

it('the dialog stays while the company is entered, but not when the only company is entered without it', () => {
  const shown = (...actions: UnknownAction[]) =>
    selectChooserShown({ companySwitch: stateAfter(...actions), session: { loginReturnType: 2 } });
  const entering = [opened, events.soleCompanyEntered(aurora.tenantId)];
  expect(shown()).toBe(false);
  expect(shown(opened, requested, loaded, events.companyPicked(aurora.tenantId), events.switchConfirmed())).toBe(true);
  expect(shown(...entering)).toBe(false);
  const failed = stateAfter(...entering, events.switchFailed({ former: noFormerCompany }));
  expect(failed).toMatchObject({ status: 'choosing', pickedId: aurora.tenantId });
});
