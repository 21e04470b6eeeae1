import {
  passkeySignInWanted,
  secondStepLeft,
  secondStepSubmitted,
  signInSubmitted,
  smsSignInSubmitted,
} from '../../src/features/login/loginSlice.ts';
import { changesUndone, dispute } from '../../src/features/notMe/notMeSlice.ts';
import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import * as passkeys from '../../src/services/browser/passkeys.ts';
import { backendWith, CALLS } from '../support/backend.ts';
import { companyOf } from '../support/fixtures.ts';
import { playFlow } from '../support/playFlow.ts';

jest.mock('../../src/services/browser/fingerprint.ts', () => ({ makeFingerprint: () => 'device-1' }));
jest.mock('../../src/services/browser/passkeys.ts', () => ({
  arePasskeysSupported: () => true,
  askForPasskey: jest.fn(),
}));
jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const SMS = 'POST /api/account/request-token/by-sms-verification-code';
const BEGIN = 'POST /api/account/passkey-sign-in/begin';
const BY_PASSKEY = 'POST /api/account/request-token/by-passkey';
const DISPUTE = 'POST /api/account/dispute-change';
const TOKEN = { body: { token_type: 'Bearer', access_token: 'host-token', refresh_token: 'host-refresh' } };
const CHALLENGE = { challenge: 'c', timeout: 1, rpId: 'localhost', userVerification: 'required' };
const refusal = (error_description: string, more: object = {}) => ({
  status: 400,
  body: { error: 'invalid_grant', error_description, ...more },
});
const ASKED = refusal('RequiresTwoFactor', { twoFactorToken: 'ticket' });
const password = signInSubmitted({ userName: 'lin', password: 'Portal#2026' });
const sms = smsSignInSubmitted({ phoneNumber: '13900000001', code: '482719' });

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

async function outside(path = '/login') {
  const play = await playFlow(backendWith([companyOf('Aurora')]), {
    path,
    preloadedState: {
      device: { fingerprint: 'device-1', rememberedAccount: null, lastTenantId: null, tourSeen: ['*'] },
    },
  });
  await play.pass(0);
  const done = async (...actions: Parameters<typeof play.dispatch>[0][]) => {
    for (const action of actions) {
      play.dispatch(action);
      await play.pass(0);
    }
  };
  return { play, done };
}

describe('the second step', () => {
  it.each([
    ['password', CALLS.token, password, { userName: 'lin' }],
    ['text message', SMS, sms, { phoneNumber: '13900000001' }],
  ])('is requested after a %s, without a failure message', async (_way, call, submit, claim) => {
    const { play, done } = await outside();
    play.backend[call] = ASKED;
    await done(submit);
    const { login, feedback, session } = play.state();
    expect(login).toMatchObject({ status: 'secondStep', error: null, firstStep: { claim, token: 'ticket' } });
    expect(feedback.toasts).toEqual([]);
    expect(session.hostToken).toBeNull();

    play.backend[call] = TOKEN;
    await done(secondStepSubmitted({ code: '482719' }));
    expect(play.state().login).toMatchObject({ status: 'idle', firstStep: null });
    expect(play.state().session.hostToken).toBe('Bearer host-token');
  });

  it('a wrong code shows at the field and may be retried; an expired step starts again and says why', async () => {
    const { play, done } = await outside();
    play.backend[CALLS.token] = ASKED;
    await done(password);
    play.backend[CALLS.token] = refusal('Invalid authenticator code!');
    await done(secondStepSubmitted({ code: '000000' }));
    const error = { text: 'Invalid authenticator code!', field: 'code', language: 'zh-CN' };
    expect(play.state().login).toMatchObject({ status: 'secondStep', error, firstStep: { token: 'ticket' } });

    play.backend[CALLS.token] = { status: 400, body: { error: 'expired_token', error_description: 'Too long.' } };
    await done(secondStepSubmitted({ recoveryCode: 'abcde-fghij' }));
    expect(play.state().login).toMatchObject({
      status: 'failed',
      error: { text: 'Too long.', language: 'zh-CN' },
      firstStep: null,
    });
  });

  it('a call that did not arrive does not count as a wrong code, and the first step remains valid', async () => {
    const { play, done } = await outside();
    play.backend[CALLS.token] = ASKED;
    await done(password);
    play.backend[CALLS.token] = { status: 429, body: { error: { message: 'too often' } } };
    await done(secondStepSubmitted({ code: '482719' }));
    const { status, error } = play.state().login;
    expect({ status, error }).toEqual({ status: 'secondStep', error: { text: 'too often', language: 'zh-CN' } });
  });

  it('the person may go back, and a code without a first step makes no call', async () => {
    const { play, done } = await outside();
    play.backend[CALLS.token] = ASKED;
    await done(password);
    await done(secondStepLeft());
    expect(play.state().login).toMatchObject({ status: 'idle', firstStep: null });
    play.calls();
    await done(secondStepSubmitted({ code: '482719' }));
    expect(play.calls()).toEqual([]);
  });

  it('a reloaded page says once that it starts again with the first step, and keeps nothing of it', async () => {
    const { play, done } = await outside();
    play.backend[CALLS.token] = ASKED;
    await done(password);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/ticket|Portal#2026/);
    play.end();
    const anew = await outside();
    const lost = { status: 'failed', error: { key: 'login:secondStepLost' }, firstStep: null };
    expect(anew.play.state().login).toMatchObject(lost);
    anew.play.end();
    expect((await outside()).play.state().login).toMatchObject({ status: 'idle', error: null });
  });

  it('a reload costs nothing after the person has gone back, left the page or signed in', async () => {
    for (const end of [secondStepLeft(), navigationWanted({ to: '/register' })]) {
      const { play, done } = await outside();
      play.backend[CALLS.token] = ASKED;
      await done(password, end);
      play.end();
      expect((await outside()).play.state().login.error).toBeNull();
    }
  });

  it('if another backend names no token, the person is told in their language', async () => {
    const { play, done } = await outside();
    play.backend[CALLS.token] = refusal('RequiresTwoFactor');
    await done(password);
    expect(play.state().login).toMatchObject({ status: 'failed', error: { key: 'login:secondStepUnavailable' } });
    expect(play.state().feedback.toasts).toEqual([]);
  });
});

describe('a passkey', () => {
  const unlocked = jest.mocked(passkeys.askForPasskey);
  const credential = { id: 'p1' } as unknown as Awaited<ReturnType<typeof passkeys.askForPasskey>>;

  it('is offered if the browser supports it, and signs in', async () => {
    const { play, done } = await outside();
    expect(play.state().login.passkeysOffered).toBe(true);
    Object.assign(play.backend, { [BEGIN]: { body: CHALLENGE }, [BY_PASSKEY]: TOKEN });
    unlocked.mockResolvedValue(credential);
    await done(passkeySignInWanted());
    expect(unlocked).toHaveBeenCalledWith(CHALLENGE);
    expect(play.state().session.hostToken).toBe('Bearer host-token');
  });

  it('shows the reason in place if the browser refuses it', async () => {
    const { play, done } = await outside();
    play.backend[BEGIN] = { body: CHALLENGE };
    unlocked.mockResolvedValue('impossible');
    await done(passkeySignInWanted());
    expect(play.state().login).toMatchObject({ status: 'failed', error: { key: 'login:passkeyImpossible' } });
    expect(play.state().feedback.toasts).toEqual([]);
  });

  it('returns without a message if cancelled', async () => {
    const { play, done } = await outside();
    play.backend[BEGIN] = { body: CHALLENGE };
    unlocked.mockResolvedValue(null);
    await done(passkeySignInWanted());
    expect(play.state().login).toMatchObject({ status: 'idle', error: null });
    expect(play.state().feedback.toasts).toEqual([]);
    expect(play.calls()).not.toContain(BY_PASSKEY);
  });

  it.each([501, 403])('says why if refused with %i', async (status) => {
    const { play, done } = await outside();
    play.backend[BEGIN] = { status, body: { error: { message: 'not here' } } };
    await done(passkeySignInWanted());
    expect(play.state().login).toMatchObject({ status: 'failed', error: { text: 'not here', language: 'zh-CN' } });
  });
});

describe('the link “this was not me”', () => {
  it('reverts the changes and shows the number; another page discards it', async () => {
    const { play, done } = await outside('/notMe?ticket=t1');
    expect(play.calls()).toEqual([]);
    play.backend[DISPUTE] = { body: { phoneNumber: '139****0001' } };
    await done(dispute.submitted({ ticket: 't1' }));
    expect(play.calls()).toEqual([DISPUTE]);
    expect(play.events()).toContain(changesUndone.type);
    expect(play.state().notMe).toMatchObject({ status: 'filling', undone: { phoneNumber: '139****0001' } });
    await done(navigationWanted({ to: '/verifySecretProtectionPhoneNumber' }));
    expect(play.state().notMe.undone).toBeNull();
  });

  it('says so in place if it is used up or too old', async () => {
    const { play, done } = await outside('/notMe?ticket=t1');
    play.backend[DISPUTE] = { status: 403, body: { error: { code: 'Atrium:TicketEnded', message: 'used up' } } };
    await done(dispute.submitted({ ticket: 't1' }));
    expect(play.state().notMe).toMatchObject({
      status: 'refused',
      failure: { error: { text: 'used up', language: 'zh-CN' } },
      undone: null,
    });
    expect(play.state().feedback.toasts).toEqual([]);
  });
});
