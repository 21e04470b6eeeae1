import type { UnknownAction } from '@reduxjs/toolkit';
import { passkeySignInWanted, signInSubmitted } from '../../src/features/login/loginSlice.ts';
import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import { askForPasskey } from '../../src/services/browser/passkeys.ts';
import { backendWith, CALLS } from '../support/backend.ts';
import { companyOf } from '../support/fixtures.ts';
import { type Backend, playFlow, type Reply } from '../support/playFlow.ts';
import { rootReducer } from '../support/rootReducer.ts';

jest.mock('../../src/services/browser/fingerprint.ts', () => ({ makeFingerprint: () => 'device-1' }));
jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

jest.mock('../../src/services/browser/passkeys.ts', () => ({
  arePasskeysSupported: () => true,
  askForPasskey: jest.fn(),
}));

const BEGIN = 'POST /api/account/passkey-sign-in/begin';
const CHALLENGE = { challenge: 'c', timeout: 1, rpId: 'localhost', userVerification: 'required' };
const initial = rootReducer(undefined, { type: '@@test' });
const aurora = companyOf('Aurora');
const submit = signInSubmitted({ userName: 'lin', password: 'Portal#2026' });

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('a sign-in whose page is left', () => {
  const token = backendWith([])[CALLS.token] ?? {};
  /** Signs in on a backend that answers `call` only when told to, and goes to `to` meanwhile. */
  async function leave(call: string, to: string, how: UnknownAction = submit) {
    const backend = backendWith([aurora]);
    const usual = backend[call] ?? { body: CHALLENGE };
    let answer: (reply: Reply) => void = () => {};
    const held = new Promise<Reply>((resolve) => (answer = resolve));
    const play = await playFlow({ ...backend, [call]: () => held } satisfies Backend, { path: '/login' });
    await play.pass(0);
    play.dispatch(how);
    await play.pass(0);
    play.lookFromHere();
    play.dispatch(navigationWanted({ to }));
    await play.pass(0);
    const arrive = async (reply = usual) => {
      answer(reply);
      await play.pass(0);
    };
    return { play, arrive };
  }

  it.each(['/register', '/resetPassword'])('for %s gives the late token back, and stores nothing', async (to) => {
    const { play, arrive } = await leave(CALLS.token, to);
    expect(play.state().login.status).toBe('idle');
    await arrive();
    play.expectExactly([
      'routing/navigationWanted',
      'routing/locationChanged',
      'login/signInLeft',
      `→ ${CALLS.logout}`,
    ]);
    expect(play.headersOf(CALLS.logout).get('Authorization')).toBe('Bearer host-token');
    expect(play.state().session).toEqual(initial.session);
    expect(play.state().routing.location.pathname).toBe(to);
  });

  it('is not told of a late refusal, and the form is free again', async () => {
    const { play, arrive } = await leave(CALLS.token, '/register');
    play.lookAway();
    await arrive({ status: 400, body: { error: 'invalid_grant', error_description: 'Invalid!' } });
    play.dispatch(navigationWanted({ to: '/login' }));
    await play.pass(0);
    expect(play.state().login).toMatchObject({ status: 'idle', error: null });
  });

  it('while the account is read gives the token back as well', async () => {
    const { play, arrive } = await leave(CALLS.configuration, '/register');
    play.expectExactly([
      'routing/navigationWanted',
      'routing/locationChanged',
      'session/signInReopened',
      `→ ${CALLS.logout}`,
      'login/signInLeft',
      'session/sessionCleared',
    ]);
    expect(play.headersOf(CALLS.logout).get('Authorization')).toBe('Bearer host-token');
    await arrive();
    expect(play.state().session).toEqual(initial.session);
  });

  it('opens no prompt for a passkey on another page', async () => {
    const { play, arrive } = await leave(BEGIN, '/register', passkeySignInWanted());
    await arrive();
    play.expectExactly(['routing/navigationWanted', 'routing/locationChanged', 'login/signInLeft']);
    expect(askForPasskey).not.toHaveBeenCalled();
  });

  it('leaves the next one alone', async () => {
    const { play, arrive } = await leave(CALLS.token, '/register');
    play.lookAway();
    play.backend[CALLS.token] = { body: { token_type: 'Bearer', access_token: 'second', refresh_token: 'r' } };
    play.dispatch(navigationWanted({ to: '/login' }));
    play.dispatch(submit);
    await play.pass(0);
    await arrive(token);
    expect(play.headersOf(CALLS.logout).get('Authorization')).toBe('Bearer host-token');
    expect(play.state().session.hostToken).toBe('Bearer second');
    expect(play.state().company.companyName).toBe('Aurora');
  });
});
