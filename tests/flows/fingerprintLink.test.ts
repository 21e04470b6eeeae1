import * as fingerprint from '../../src/services/browser/fingerprint.ts';
import { backendWith } from '../support/backend.ts';
import { playFlow } from '../support/playFlow.ts';

jest.mock('../../src/services/browser/fingerprint.ts', () => ({ makeFingerprint: jest.fn() }));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  jest.mocked(fingerprint.makeFingerprint).mockReturnValue('device-1');
});
afterEach(() => jest.useRealTimers());

const hrefIn = ({ routing: { location } }: { routing: { location: { pathname: string; search: string } } }) =>
  location.pathname + location.search;

it.each(['/register?from=letter', '/resetPassword', '/verifySecretProtectionPhoneNumber'])(
  'RTE-4 ACC-11 a link from outside to %s goes by the sign-in page, where the device becomes known, and back',
  async (path) => {
    const play = await playFlow(backendWith([]), { path });
    await play.pass(1_499);
    expect(hrefIn(play.state())).toBe(path);
    await play.pass(1);
    expect(play.state().device.fingerprint).toBe('device-1');
    expect(hrefIn(play.state())).toBe(path);
    await play.pass(10_000);
    expect(hrefIn(play.state())).toBe(path);
  },
);

it('RTE-3 a page that needs a session is asked for again after sign-in only', async () => {
  const play = await playFlow(backendWith([]), { path: '/portal?panel=todo' });
  await play.pass(2_000);
  expect(hrefIn(play.state())).toBe('/login?redirect=%2Fportal%3Fpanel%3Dtodo');
});
