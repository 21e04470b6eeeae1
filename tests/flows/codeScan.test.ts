import { CODE_REFUSALS } from '../../contract/codeScan.ts';
import { SCAN_FAULTS } from '../../src/constants/scannedCodes.ts';
import { brandConfigured } from '../../src/features/brand/brandSlice.ts';
import { answerGiven, codeTyped, scanRestarted } from '../../src/features/codeScan/codeScanSlice.ts';
import { chooserOpened, switchConfirmed } from '../../src/features/companySwitch/companySwitchEvents.ts';
import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import type * as camera from '../../src/services/browser/camera.ts';
import { backendWith } from '../support/backend.ts';
import type { fakeCamera } from '../support/fakeCamera.ts';
import { playFlow } from '../support/playFlow.ts';
import { ANSWER, aurora, playScan, SCAN } from '../support/scanWork.ts';
import { outside } from '../support/scenarios/scenario.ts';
import { former } from '../support/signedIn.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));
jest.mock('../../src/services/browser/camera.ts', () => jest.requireActual('../support/fakeCamera.ts').fakeCamera());
const lens: ReturnType<typeof fakeCamera> & typeof camera = jest.requireMock('../../src/services/browser/camera.ts');

const READ = 'POST /api/dimensional-code/read';
const HAND_OFF = 'atrium://open?code=102&businessId=b1&mark=m';
const handOff = { kind: 'todo', tenantId: former.tenantId, businessId: 'b1', moduleName: 'OA' };
const refusal = (code: string, status = 404) => ({ status, body: { error: { code, message: 'no' } } });

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  localStorage.setItem('token', 'Bearer former-token');
});
afterEach(() => jest.useRealTimers());

it('QR-3 a sign-in code shows who is asking and from where, and nothing happens until the person allows it', async () => {
  const play = await playScan();
  play.lookFromHere();
  play.dispatch(codeTyped('QRCODE_LOGIN:c1'));
  await play.give('  QRCODE_LOGIN:c1 ');
  expect(play.scan()).toMatchObject({ status: 'asked', asker: { code: 'c1', ip: '10.0.0.1', seconds: 120 } });
  await play.pass(60_000);
  play.dispatch(answerGiven(true));
  await play.pass(0);
  play.expectExactly([
    'codeScan/codeTyped',
    'codeScan/codeGiven',
    `→ ${SCAN}`,
    'codeScan/signInAsked',
    'shell/shellRested',
    'clock/clockTicked',
    'clock/clockTicked',
    'codeScan/answerGiven',
    `→ ${ANSWER}`,
    'codeScan/signInAllowed',
  ]);
  expect(play.bodyOf(ANSWER)).toEqual({ isGranted: true });
  expect(play.headersOf(SCAN).get('authorization')).toBe('Bearer host-token');
  play.dispatch(scanRestarted());
  await play.pass(0);
  expect(play.scan()).toMatchObject({ status: 'looking', typed: '', asker: null });
  play.lookAway();
});

it('QR-3 a sign-in can be refused, and one that nobody answers expires', async () => {
  const play = await playScan();
  await play.give('QRCODE_LOGIN:c1');
  play.dispatch(answerGiven(false));
  await play.pass(0);
  expect(play.scan().status).toBe('refused');
  expect(play.bodyOf(ANSWER)).toEqual({ isGranted: false });
  play.dispatch(scanRestarted());
  await play.pass(0);
  await play.give('QRCODE_LOGIN:c1');
  await play.pass(119_999);
  expect(play.scan().status).toBe('asked');
  await play.pass(1);
  expect(play.scan()).toMatchObject({ status: 'failed', fault: 'expired' });
});

it.each([
  ['https://example.com/x', {}, 'foreign'],
  ['just words', {}, 'foreign'],
  ['QRCODE_LOGIN:c1', { [SCAN]: refusal(CODE_REFUSALS.expired) }, 'expired'],
  ['QRCODE_LOGIN:c1', { [SCAN]: refusal(CODE_REFUSALS.unknown) }, 'unknown'],
  ['QRCODE_LOGIN:c1', { [SCAN]: refusal(CODE_REFUSALS.taken) }, 'taken'],
  ['QRCODE_LOGIN:c1', { [SCAN]: refusal('Atrium:Other') }, 'failed'],
  ['QRCODE_LOGIN:c1', { [SCAN]: 'network error' }, 'failed'],
  [HAND_OFF, { [READ]: refusal(CODE_REFUSALS.expired) }, 'expired'],
  [HAND_OFF, { [READ]: refusal(CODE_REFUSALS.unknown) }, 'unknown'],
  [HAND_OFF, { [READ]: { body: { ...handOff, tenantId: 'nowhere' } } }, 'noAccess'],
] as const)('QR-3 tells apart why a code leads nowhere: %s %#', async (text, backend, fault) => {
  const play = await playScan(backend);
  await play.give(text);
  expect(play.scan()).toMatchObject({ status: 'failed', fault });
  expect(play.state().feedback.toasts).toEqual([]);
});

it('the refusals of the contract are known', () => {
  expect(Object.values(CODE_REFUSALS).filter((code) => !(code in SCAN_FAULTS))).toEqual([]);
});

it('an answer that comes too late says so', async () => {
  const play = await playScan({ [ANSWER]: refusal('Atrium:QrNotYours', 403) });
  await play.give('QRCODE_LOGIN:c1');
  play.dispatch(answerGiven(true));
  await play.pass(0);
  expect(play.scan()).toMatchObject({ status: 'failed', fault: 'expired' });
});

it.each([
  [handOff, '/portal', '?panel=todo&id=b1'],
  [{ ...handOff, kind: 'notification', moduleName: 'HCM' }, '/portal', '?panel=notifications&id=HCM'],
  [{ ...handOff, kind: 'notification', moduleName: 'BPM' }, '/child/approval/request/b1', ''],
])('QR-3 a hand-off code opens its subject in its company: %#', async (body, pathname, search) => {
  const play = await playScan({ [READ]: { body } });
  await play.give(HAND_OFF);
  expect(play.bodyOf(READ)).toEqual({ content: HAND_OFF });
  expect(play.path()).toMatchObject({ pathname, search });
  expect(play.scan().status).toBe('looking');
});

it('QR-3 a code of another company opens only after a switch to that company', async () => {
  const play = await playScan({ [READ]: { body: { ...handOff, tenantId: aurora.tenantId } } });
  await play.give(HAND_OFF);
  const elsewhere = { tenantId: aurora.tenantId, tenantName: aurora.tenantName, to: '/portal?panel=todo&id=b1' };
  expect(play.scan()).toMatchObject({ status: 'elsewhere', elsewhere });
  expect(play.path().pathname).toBe('/scan');
  play.dispatch(chooserOpened({ action: 'switch', tenantId: aurora.tenantId, to: elsewhere.to }));
  await play.pass(0);
  play.dispatch(switchConfirmed());
  await play.pass(0);
  expect(play.scan().status).toBe('elsewhere');
  await play.pass(1_000);
  expect(play.path()).toMatchObject({ pathname: '/portal', search: '?panel=todo&id=b1' });
  expect(play.state().session.tenantId).not.toBe(former.tenantId);
});

it('does not offer a disabled company', async () => {
  const locked = { ...aurora, tenantIsActive: false };
  const play = await playScan({
    ...backendWith([former, locked]),
    [READ]: { body: { ...handOff, tenantId: locked.tenantId } },
  });
  await play.give(HAND_OFF);
  expect(play.scan()).toMatchObject({ status: 'failed', fault: 'locked' });
});

it('says so when there is no camera; typing still works', async () => {
  const play = await playScan();
  lens.sees({ kind: 'state', camera: 'refused', hasTorch: false });
  await play.pass(0);
  expect(play.scan().camera).toBe('refused');
  await play.give('QRCODE_LOGIN:c1');
  expect(play.scan().status).toBe('asked');
});

it('reads a code from the address only in a demo, but always removes it from the address', async () => {
  const address = `/scan?code=${encodeURIComponent('QRCODE_LOGIN:c1')}`;
  const play = await playScan({}, address);
  expect(play.scan().status).toBe('looking');
  expect(play.path()).toMatchObject({ pathname: '/scan', search: '' });
  play.dispatch(brandConfigured({ ...play.state().brand.configuration, demo: true }));
  play.dispatch(navigationWanted({ to: '/portal' }));
  await play.pass(0);
  play.dispatch(navigationWanted({ to: address }));
  await play.pass(0);
  expect(play.scan().status).toBe('asked');
  expect(play.path()).toMatchObject({ pathname: '/scan', search: '' });
  expect(play.state().pageTabs.tabs.map(({ path }) => path)).not.toContain('/scan');
});

it('sends a person who is not signed in to the sign-in page and back', async () => {
  const play = await playFlow(backendWith([]), outside('/scan'));
  await play.pass(0);
  expect(play.state().routing.location).toMatchObject({ pathname: '/login', search: '?redirect=%2Fscan' });
  expect(lens.running()).toBe(0);
});
