import {
  dialogClosed,
  dialogOpened,
  dialogTabChosen,
} from '../../src/features/notificationDialog/notificationDialogSlice.ts';
import { type QrRequest, qrCodeLeft, qrCodeWanted, qrContentResource } from '../../src/features/qrCode/qrCodeSlice.ts';
import { backendWith } from '../support/backend.ts';
import { playFlow } from '../support/playFlow.ts';
import { former, signedIn } from '../support/signedIn.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const CODE = 'POST /api/dimensional-code/generate';
const todo: QrRequest = { kind: 'todo', businessId: 't1', moduleName: 'BPM', parameters: { source: 'BPM' } };

async function show(request = todo) {
  let made = 0;
  const next = () => {
    made += 1;
    return { body: { content: `code ${made}` } };
  };
  const backend = { ...backendWith([former]), [CODE]: next };
  const play = await playFlow(backend, { path: '/portal', preloadedState: signedIn() });
  play.dispatch(dialogOpened({ tab: 2 }));
  await play.pass(0);
  play.calls();
  play.dispatch(qrCodeWanted(request));
  await play.pass(0);
  return { play, qr: () => play.state().qrCode, codes: () => play.calls().filter((call) => call === CODE).length };
}
function see(state: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  see('visible');
  jest.useRealTimers();
});

it.each([
  ['todo', 102],
  ['notification', 101],
] as const)('QR-1 the code of a %s carries code %i, tenant, business id, module and parameters', async (kind, code) => {
  const { play } = await show({ ...todo, kind });
  expect(play.bodyOf(CODE)).toEqual({
    code,
    tenantId: former.tenantId,
    businessId: 't1',
    moduleName: 'BPM',
    parameters: { source: 'BPM' },
  });
});

it('QR-2 a shown code is renewed every 108 s, while the former one stays', async () => {
  const { play, qr, codes } = await show();
  expect(codes()).toBe(1);
  expect(qr()).toMatchObject({ content: { status: 'loaded', data: 'code 1' } });
  await play.pass(107_999);
  expect(codes()).toBe(0);
  await play.pass(1);
  expect(codes()).toBe(1);
  expect(qr()).toMatchObject({ content: { status: 'loaded', data: 'code 2' } });
  await play.pass(10 * 108_000);
  expect(codes()).toBe(10);
});

it.each([
  ['leaving', qrCodeLeft()],
  ['closing the dialog', dialogClosed()],
  ['another place', dialogOpened({ tab: 3 })],
  ['another tab', dialogTabChosen(3)],
])('QR-2 %s stops it', async (_, event) => {
  const { play, qr, codes } = await show();
  play.dispatch(event);
  await play.pass(500_000);
  expect(codes()).toBe(1);
  expect(qr()).toMatchObject({ request: null, content: { status: 'idle', data: null } });
});

it('QR-2 a hidden tab requests nothing; returning to it renews the code', async () => {
  const { play, qr, codes } = await show();
  see('hidden');
  await play.pass(500_000);
  expect(codes()).toBe(1);
  see('visible');
  await play.pass(0);
  expect(codes()).toBe(1);
  expect(qr()).toMatchObject({ content: { status: 'loaded', data: 'code 2' } });
});

it('QR-2 a failed refresh shows a retry, and nothing is requested until it is pressed', async () => {
  const { play, qr, codes } = await show();
  play.backend[CODE] = { status: 500, body: {} };
  await play.pass(108_000);
  expect(qr()).toMatchObject({ content: { status: 'failed', error: { key: 'errors:requestFailed' } } });
  expect(play.state().feedback.toasts).toEqual([]);
  codes();
  await play.pass(500_000);
  expect(codes()).toBe(0);
  play.backend[CODE] = { body: { content: 'again' } };
  play.dispatch(qrContentResource.wanted());
  await play.pass(0);
  expect(qr()).toMatchObject({ content: { status: 'loaded', data: 'again' } });
});

it('requests a failed code again when the tab comes back', async () => {
  const { play, qr } = await show();
  play.backend[CODE] = { status: 500, body: {} };
  await play.pass(108_000);
  see('hidden');
  await play.pass(0);
  play.backend[CODE] = { body: { content: 'again' } };
  see('visible');
  await play.pass(0);
  expect(qr()).toMatchObject({ content: { status: 'loaded', data: 'again' } });
});

it('another request replaces the first', async () => {
  const { play, qr, codes } = await show();
  play.dispatch(qrCodeWanted({ ...todo, businessId: 't2' }));
  await play.pass(0);
  expect(qr()).toMatchObject({ content: { status: 'loaded', data: 'code 2' } });
  await play.pass(108_000);
  expect(codes()).toBe(3);
});
