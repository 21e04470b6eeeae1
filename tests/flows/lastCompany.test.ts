import { companyPicked, switchConfirmed } from '../../src/features/companySwitch/companySwitchEvents.ts';
import { signInSubmitted } from '../../src/features/login/loginSlice.ts';
import { logoutWanted } from '../../src/features/session/sessionSlice.ts';
import { backendWith } from '../support/backend.ts';
import { companyOf } from '../support/fixtures.ts';
import { playFlow } from '../support/playFlow.ts';

jest.mock('../../src/services/browser/fingerprint.ts', () => ({ makeFingerprint: () => 'device-1' }));
jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const boreal = companyOf('Boreal');
const submit = signInSubmitted({ userName: 'lin', password: 'Portal#2026' });

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('preselects the company last entered on this device at the next sign-in', async () => {
  const play = await playFlow(backendWith([companyOf('Aurora'), boreal]), { path: '/login' });
  play.dispatch(submit);
  await play.pass(0);
  expect(play.state().companySwitch.pickedId).toBeNull();
  play.dispatch(companyPicked(boreal.tenantId));
  play.dispatch(switchConfirmed());
  await play.pass(1_000);
  const entered = play.state().session.tenantId;
  expect(play.state().device.lastTenantId).toBe(entered);

  play.dispatch(logoutWanted());
  await play.pass(0);
  // The other backend returns the same tenant for every company; the chosen one counts.
  play.dispatch({
    type: 'companySwitch/userStored',
    payload: { userInfo: null, tenantId: boreal.tenantId, authorization: [] },
  });
  play.dispatch(submit);
  await play.pass(0);
  expect(play.state().companySwitch).toMatchObject({ status: 'choosing', pickedId: boreal.tenantId });
});
