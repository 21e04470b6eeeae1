import { formTyped } from '../../src/features/forms/formsSlice.ts';
import * as fingerprint from '../../src/services/browser/fingerprint.ts';
import { backendWith } from '../support/backend.ts';
import { playFlow } from '../support/playFlow.ts';
import { former, signedIn } from '../support/signedIn.ts';

jest.mock('../../src/services/browser/fingerprint.ts', () => ({ makeFingerprint: jest.fn() }));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  jest.mocked(fingerprint.makeFingerprint).mockReturnValue('device-1');
});
afterEach(() => jest.useRealTimers());

const hrefIn = ({ routing: { location } }: { routing: { location: { pathname: string; search: string } } }) =>
  location.pathname + location.search;

it.each([
  ['/register?from=letter', 'register/name'],
  ['/resetPassword', 'resetPassword/phoneNumber'],
  ['/verifySecretProtectionPhoneNumber', 'verifyPhone/phoneNumber'],
] as const)(
  'ACC-11 RTE-4 the form at %s makes the device known at once, and what is typed into it stays',
  async (path, key) => {
    const play = await playFlow(backendWith([]), { path });
    play.dispatch(formTyped({ key, typed: '139' }));
    await play.pass(10_000);
    expect(play.state().device.fingerprint).toBe('device-1');
    expect(play.state().forms.typed).toEqual({ [key]: '139' });
    expect(play.events().filter((type) => type === 'routing/locationChanged')).toHaveLength(1);
    expect(hrefIn(play.state())).toBe(path);
  },
);

it('RTE-4 ACC-11 a missing id ends an existing session there too, and the page comes back with a new one', async () => {
  const state = {
    ...signedIn(),
    device: { fingerprint: null, rememberedAccount: null, lastTenantId: null, tourSeen: [] },
  };
  const play = await playFlow(backendWith([former]), { path: '/resetPassword', preloadedState: state });
  await play.pass(1_499);
  expect([play.state().device.fingerprint, play.state().session.hostToken === null]).toEqual([null, false]);
  await play.pass(1);
  expect([play.state().device.fingerprint, play.state().session.hostToken]).toEqual(['device-1', null]);
  expect(hrefIn(play.state())).toBe('/resetPassword');
});

it('RTE-3 a page that needs a session returns only after sign-in', async () => {
  const play = await playFlow(backendWith([]), { path: '/portal?panel=todo' });
  await play.pass(2_000);
  expect(hrefIn(play.state())).toBe('/login?redirect=%2Fportal%3Fpanel%3Dtodo');
});
