import {
  chooserCancelled,
  chooserOpened,
  companyPicked,
  switchConfirmed,
} from '../../src/features/companySwitch/companySwitchEvents.ts';
import { selectPersistenceHeld } from '../../src/features/companySwitch/companySwitchSlice.ts';
import type { RootState } from '../../src/store/rootReducer.ts';
import { backendWith, CALLS, configurationOf } from '../support/backend.ts';
import { companyOf } from '../support/fixtures.ts';
import { playFlow, type Reply } from '../support/playFlow.ts';
import { former, signedIn } from '../support/signedIn.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const aurora = companyOf('Aurora');
const cinder = companyOf('Cinder', { tenantIsActive: false });
const delta = companyOf('Delta', { userIsActive: false });
const inForce = ({ session, company, permissions }: RootState) => ({ session, company, permissions });

async function openSwitch(path = '/404') {
  const backend = backendWith([former, aurora, cinder, delta]);
  backend[CALLS.configuration] = { body: configurationOf({ New: true }, aurora.tenantId) };
  const play = await playFlow(backend, { path, preloadedState: signedIn() });
  play.dispatch(chooserOpened({ action: 'switch' }));
  await play.pass(0);
  play.events();
  play.calls();
  return play;
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('a chooser opened in the second before the jump lists the companies like any other', async () => {
  const play = await openSwitch();
  play.dispatch(companyPicked(aurora.tenantId));
  play.dispatch(switchConfirmed());
  await play.pass(500);
  play.dispatch(chooserOpened({ action: 'switch' }));
  await play.pass(1_000);
  expect(play.state().companySwitch.status).toBe('choosing');
  expect(play.state().companySwitch.companies.data?.length).toBeGreaterThan(0);
});

it('CMP-4 CMP-6 a switch from the header takes its steps in order, then jumps to the workbench after 1 s', async () => {
  localStorage.setItem('HCM_Auth_cache', 'x');
  const play = await openSwitch();
  play.lookFromHere();
  play.dispatch(companyPicked(aurora.tenantId));
  play.dispatch(switchConfirmed());
  await play.pass(0);
  play.expectExactly([
    'companySwitch/companyPicked',
    'companySwitch/switchConfirmed',
    `→ ${CALLS.switchTo(aurora)}`,
    'companySwitch/tokenObtained',
    `→ ${CALLS.configuration}`,
    'companySwitch/userStored',
    '→ removeKeysContaining',
    'companySwitch/tokenFlagRenewed',
    'companySwitch/departmentCachesDropped',
    '→ removeStoredText',
    '→ removeStoredText',
    'companySwitch/switchSucceeded',
    'feedback/toastShown',
  ]);
  const { session, company, departments, permissions, feedback, companySwitch } = play.state();
  expect(session).toMatchObject({
    token: 'Bearer token-Aurora',
    tenantId: aurora.tenantId,
    hostToken: 'Bearer host-token',
  });
  expect(session.userInfo).toEqual({ userName: 'lin', id: 'u1', name: 'Lin Jing', hostId: 'account' });
  expect(session.tokenFlag).not.toBe('former-flag');
  expect(company).toMatchObject({
    companyId: 'ou-Aurora',
    companyName: 'Aurora',
  });
  expect(departments).toEqual({ departmentList: null, newDepartmentList: null });
  expect(permissions.authorization).toEqual(['New']);
  expect(localStorage.getItem('HCM_Auth_cache')).toBeNull();
  expect(companySwitch.status).toBe('closed');
  expect(feedback.toasts).toMatchObject([{ kind: 'success', message: { key: 'companySwitch:switched' } }]);

  await play.pass(999);
  expect(play.state().routing.location.pathname).toBe('/404');
  play.expectExactly([]);
  play.lookAway();
  await play.pass(1);
  expect(play.state().routing.location.pathname).toBe('/portal');
});

const failures: [string, (backend: Record<string, Reply>) => void][] = [
  ['the token', (backend) => (backend[CALLS.switchTo(aurora)] = { status: 400, body: { error: 'invalid_grant' } })],
  ['the token, without a network', (backend) => (backend[CALLS.switchTo(aurora)] = 'network error')],
  ['the configuration', (backend) => (backend[CALLS.configuration] = { status: 500, body: {} })],
];
it.each(failures)(
  'CMP-5 %s fails: loading ends, the dialog stays, no message, nothing half-switched',
  async (_, break_) => {
    const play = await openSwitch();
    const before = inForce(play.state());
    break_(play.backend);
    play.dispatch(companyPicked(aurora.tenantId));
    play.dispatch(switchConfirmed());
    await play.pass(0);
    expect(play.events()).toContain('companySwitch/switchFailed');
    expect(play.state().companySwitch).toMatchObject({ status: 'choosing', pickedId: aurora.tenantId });
    expect(play.state().feedback.toasts).toEqual([]);
    expect(inForce(play.state())).toEqual(before);
  },
);

it('CMP-5 nothing of a switch in progress reaches the local storage', async () => {
  const play = await openSwitch();
  let release = () => {};
  const held: boolean[] = [];
  play.backend[CALLS.configuration] = () => {
    held.push(selectPersistenceHeld(play.state()));
    release();
    return { body: configurationOf({}, aurora.tenantId) };
  };
  play.dispatch(companyPicked(aurora.tenantId));
  play.dispatch(switchConfirmed());
  release = () => held.push(play.state().session.token === 'Bearer token-Aurora');
  await play.pass(0);
  expect(held).toEqual([true, true]);
  expect(selectPersistenceHeld(play.state())).toBe(false);
});

it('a switch discards the department lists that an application of this page has written', async () => {
  const play = await openSwitch();
  for (const key of ['departmentList', 'newDepartmentList']) localStorage.setItem(key, '[]');
  play.dispatch(companyPicked(aurora.tenantId));
  play.dispatch(switchConfirmed());
  await play.pass(0);
  expect(['departmentList', 'newDepartmentList'].map((key) => localStorage.getItem(key))).toEqual([null, null]);
});

it('CMP-3 confirming with nothing picked warns and calls nothing', async () => {
  const play = await openSwitch();
  play.dispatch(switchConfirmed());
  await play.pass(0);
  expect(play.calls()).toEqual([]);
  expect(play.state().feedback.toasts).toMatchObject([
    { kind: 'warning', message: { key: 'companySwitch:pleaseSelect', params: { action: 'switch' } } },
  ]);
});

it('a disabled company cannot be picked', async () => {
  const play = await openSwitch();
  play.dispatch(companyPicked(cinder.tenantId));
  play.dispatch(companyPicked(delta.tenantId));
  expect(play.state().companySwitch.pickedId).toBeNull();
});

it('two quick confirms make one switch, and cancel does nothing in the meantime', async () => {
  const play = await openSwitch();
  play.dispatch(companyPicked(aurora.tenantId));
  play.dispatch(switchConfirmed());
  play.dispatch(switchConfirmed());
  play.dispatch(chooserCancelled());
  await play.pass(0);
  expect(play.calls()).toEqual([CALLS.switchTo(aurora), CALLS.configuration]);
  expect(play.state().company.companyName).toBe('Aurora');
});

it('cancelling from the header keeps the former company in force', async () => {
  const play = await openSwitch();
  const before = inForce(play.state());
  play.dispatch(chooserCancelled());
  await play.pass(2_000);
  expect(play.calls()).toEqual([]);
  expect(inForce(play.state())).toEqual(before);
  expect(play.state().companySwitch.status).toBe('closed');
});

it('CMP-7 a switch in another tab reloads this one, with the message', async () => {
  const play = await openSwitch();
  play.dispatch(chooserCancelled());
  window.dispatchEvent(
    new StorageEvent('storage', { key: 'tokenFlag', newValue: 'other-flag', storageArea: window.localStorage }),
  );
  await play.pass(0);
  expect(play.events()).toEqual([
    'companySwitch/chooserCancelled',
    'crossTab/keyChanged',
    'feedback/toastShown',
    'reload/pageReloadWanted',
  ]);
  expect(play.state().feedback.toasts).toMatchObject([{ message: { key: 'companySwitch:switchedElsewhere' } }]);
});
