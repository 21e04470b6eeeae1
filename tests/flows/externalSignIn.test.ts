import { createHash } from 'node:crypto';
import { externalSignInWanted, secondStepSubmitted } from '../../src/features/login/loginSlice.ts';
import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import * as page from '../../src/services/browser/page.ts';
import { backendWith } from '../support/backend.ts';
import { companyOf } from '../support/fixtures.ts';
import { playFlow } from '../support/playFlow.ts';

jest.mock('../../src/services/browser/fingerprint.ts', () => ({ makeFingerprint: () => 'device-1' }));
jest.mock('../../src/services/browser/page.ts', () => ({
  ...jest.requireActual('../../src/services/browser/page.ts'),
  leavePage: jest.fn(),
}));
jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const CALL = 'POST /api/account/request-token/by-external-sign-in';
const TOKEN = { body: { token_type: 'Bearer', access_token: 'host-token', refresh_token: 'host-refresh' } };
const leavePage = jest.mocked(page.leavePage);

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

async function at(path: string) {
  const play = await playFlow(
    { ...backendWith([companyOf('Aurora')]), [CALL]: TOKEN },
    {
      path,
      preloadedState: {
        device: { fingerprint: 'device-1', rememberedAccount: null, lastTenantId: null, tourSeen: ['*'] },
      },
    },
  );
  await play.pass(0);
  return play;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Leaves for the provider from `path`; resolves with what this tab keeps and the address it navigated to. */
async function leaveFrom(path: string) {
  const play = await at(path);
  play.dispatch(externalSignInWanted());
  await play.pass(0);
  play.end();
  return { kept: sessionStorage.getItem('atrium-verifier') ?? '', address: leavePage.mock.calls[0]?.[0] ?? '' };
}

describe('sign-in with the installation’s provider (decision 0032)', () => {
  it('the person leaves with a challenge and the page they wanted', async () => {
    const { kept, address } = await leaveFrom('/login?redirect=%2Fportal%3Fpanel%3Dtodo');
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    expect(pathname).toBe('/api/account/external-sign-in');
    expect(Object.fromEntries(searchParams)).toEqual({
      challenge: sha256(kept),
      redirect: '/portal?panel=todo',
    });
    expect(address).not.toContain(kept);
  });

  it('a ticket on return signs the person in; it leaves the address, and nothing is kept', async () => {
    const { kept } = await leaveFrom('/login');
    const play = await at('/login?redirect=%2FcompanyPortal#ticket=ticket-1');
    expect(play.bodyOf(CALL)).toMatchObject({ ticket: 'ticket-1', verifier: kept });
    expect(play.state().session.hostToken).toBe('Bearer host-token');
    expect(play.state().routing.location.hash).toBe('');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(kept);
  });

  it.each([
    ['refused', 'login:external_refused'],
    ['unknown', 'login:external_unknown'],
    ['expired', 'login:external_expired'],
    ['what another server says', 'login:external_failed'],
  ])('a person who returns without a ticket is told why: %s', async (reason, key) => {
    const play = await at(`/login#external=${encodeURIComponent(reason)}`);
    expect(play.state().login).toMatchObject({ status: 'failed', error: { key, params: { name: '' } } });
    expect(play.state().routing.location.hash).toBe('');
  });

  it('refuses a ticket in a tab that did not start the sign-in, and the form says so', async () => {
    const play = await at('/login');
    play.backend[CALL] = { status: 400, body: { error: 'invalid_grant', error_description: 'That took too long.' } };
    play.dispatch(navigationWanted({ to: '/login#ticket=stolen' }));
    await play.pass(0);
    expect(play.bodyOf(CALL)).toMatchObject({ ticket: 'stolen' });
    expect(play.bodyOf(CALL)).not.toHaveProperty('verifier', expect.stringMatching(/./));
    expect(play.state().login).toMatchObject({ status: 'failed', error: { text: 'That took too long.' } });
  });

  it('asks an account with a second step for it, and sends it with the same call', async () => {
    const play = await at('/login');
    const extra = { error: 'invalid_grant', error_description: 'RequiresTwoFactor', twoFactorToken: 'second' };
    play.backend[CALL] = { status: 400, body: extra };
    play.dispatch(navigationWanted({ to: '/login#ticket=ticket-1' }));
    await play.pass(0);
    expect(play.state().login).toMatchObject({ status: 'secondStep', firstStep: { claim: { isExternal: true } } });
    play.backend[CALL] = TOKEN;
    play.dispatch(secondStepSubmitted({ code: '482719' }));
    await play.pass(0);
    expect(play.bodyOf(CALL)).toMatchObject({ twoFactorToken: 'second', twoFactorCode: '482719' });
    expect(play.state().session.hostToken).toBe('Bearer host-token');
  });

  it('leaves the hash of any other page alone', async () => {
    const play = await at('/register#ticket=x');
    expect(play.state().routing.location.hash).toBe('#ticket=x');
    expect(play.state().login.status).toBe('idle');
  });
});
