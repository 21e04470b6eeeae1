import type { Company } from '../../contract/companies.ts';
import * as companySwitch from '../../src/features/companySwitch/companySwitchEvents.ts';
import { hostTokenRefreshed } from '../../src/features/sessionRefresh/sessionRefreshSlice.ts';
import { settingsChanged } from '../../src/features/settings/settingsSlice.ts';
import { filledState, startedStore, storedKeys, writesDone } from './support/stores.ts';

const boreal: Company = {
  companyOUId: 'ou-boreal',
  tenantId: 't-boreal',
  tenantName: '北风贸易',
  tenantIsActive: true,
  userIsActive: true,
};
const former = {
  token: 'Bearer tenant.token',
  refreshToken: 'tenant-refresh',
  companyId: 'ou-aurora',
  companyName: '极光制造',
  companyLogo: 'aurora.png',
  userInfo: filledState().session.userInfo,
  tenantId: 't-aurora',
  authorization: filledState().permissions.authorization,
};

/** A store in which the switch from Aurora to Boreal has begun. */
async function switchingStore() {
  localStorage.clear();
  const made = await startedStore(filledState());
  const { dispatch } = made.store;
  dispatch(companySwitch.chooserOpened({ action: 'switch' }));
  dispatch(companySwitch.companiesResource.requested('switch'));
  dispatch(companySwitch.companiesResource.loaded([boreal], 'switch'));
  dispatch(companySwitch.companyPicked('t-boreal'));
  await writesDone();
  const before = storedKeys();
  dispatch(companySwitch.switchConfirmed());
  dispatch(companySwitch.tokenObtained({ token: 'Bearer boreal', refreshToken: null, company: boreal }));
  await writesDone();
  return { ...made, before };
}

describe('CMP-5 writes during a company switch', () => {
  it('wait, so that a page closed halfway finds the former company', async () => {
    const { store, before, flushPersistence } = await switchingStore();
    expect(store.getState().session.token).toBe('Bearer boreal');
    await flushPersistence();
    expect(storedKeys()).toEqual(before);
  });

  it('never happen when it fails', async () => {
    const { store, before } = await switchingStore();
    const write = jest.spyOn(Storage.prototype, 'setItem');
    const remove = jest.spyOn(Storage.prototype, 'removeItem');
    store.dispatch(companySwitch.switchFailed({ former }));
    await writesDone();
    expect(write).not.toHaveBeenCalled();
    expect(remove).not.toHaveBeenCalled();
    expect(storedKeys()).toEqual(before);
  });

  it('happen together when it succeeds', async () => {
    const { store } = await switchingStore();
    store.dispatch(companySwitch.switchSucceeded());
    expect(storedKeys()).toMatchObject({ token: 'Bearer boreal', companyId: 'ou-boreal', companyName: '北风贸易' });
    expect(localStorage.getItem('refresh_token')).toBeNull();
    expect(localStorage.getItem('companyLogo')).toBeNull();
  });

  it('still store a rotated host token, which cannot be obtained twice', async () => {
    const { store, before } = await switchingStore();
    store.dispatch(hostTokenRefreshed({ token: 'Bearer host.2', refreshToken: 'host-refresh-2' }));
    await writesDone();
    expect(storedKeys()).toEqual({ ...before, host_token: 'Bearer host.2', host_refresh_token: 'host-refresh-2' });
  });

  it('include what else changed in the meantime', async () => {
    const { store, before } = await switchingStore();
    store.dispatch(settingsChanged({ collapsed: true }));
    await writesDone();
    store.dispatch(companySwitch.switchFailed({ former }));
    await writesDone();
    expect(storedKeys()).toEqual({ ...before, settings: expect.stringContaining('"collapsed":true') });
  });
});
