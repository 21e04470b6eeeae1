import { formsRestored, formTyped } from '../../src/features/forms/formsSlice.ts';
import { type RegisterField, registration } from '../../src/features/register/registerSlice.ts';
import { newPassword, ticketGiven } from '../../src/features/resetPassword/resetPasswordSlice.ts';
import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import { smsCodeWanted } from '../../src/features/smsCode/smsCodeSlice.ts';
import { phoneVerification } from '../../src/features/verifyPhone/verifyPhoneSlice.ts';
import { backendWith } from '../support/backend.ts';
import { playFlow } from '../support/playFlow.ts';

jest.mock('../../src/services/browser/fingerprint.ts', () => ({ makeFingerprint: () => 'device-1' }));

const REGISTER = 'POST /api/account/register';
const CHECK = 'POST /api/account/check-verification-code';
const RESET = 'POST /api/account/reset-password';
const SEND = 'POST /api/send-sms/vcode';
const session = { device: { fingerprint: 'device-1', rememberedAccount: null, lastTenantId: null, tourSeen: ['*'] } };
const phoneNumber = '13900000001';
const code = '482719';
const password = 'Portal#2027';
const account = { userName: 'newcomer', name: '', phoneNumber, code, password };
const backend = () => ({
  ...backendWith([]),
  [REGISTER]: { body: { id: 'a1' } },
  [CHECK]: { body: { resetToken: 'ticket-1' } },
  [RESET]: { body: null },
  [SEND]: { body: { expiresIn: 300, resendAfter: 30 } },
});
const refusal = (businessCode: string) => ({ status: 403, body: { error: { code: businessCode, message: 'no' } } });
const playAt = (path: string, over = {}) => playFlow({ ...backend(), ...over }, { path, preloadedState: session });

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('ACC-4 registration leads to the sign-in page with a toast', async () => {
  const play = await playAt('/register');
  play.dispatch(registration.submitted(account));
  await play.pass(0);
  play.expectExactly([
    'persist/REHYDRATE',
    '→ pageChannel',
    '→ storageChannel',
    '→ runtimeErrorChannel',
    '→ keepTabText',
    '→ popStateChannel',
    'routing/locationChanged',
    'register/registrationSubmitted',
    `→ ${REGISTER}`,
    'register/registrationSucceeded',
    'feedback/toastShown',
    'routing/navigationWanted',
    'routing/locationChanged',
    'smsCode/smsCodeLeft',
    'register/registrationLeft',
  ]);
  expect(play.state().routing.location.pathname).toBe('/login');
  expect(play.state().feedback.toasts).toMatchObject([{ kind: 'success', message: { key: 'login:registered' } }]);
});

it.each([
  ['Atrium:WrongCode', 'code'],
  ['Atrium:NameTaken', 'userName'],
  ['Atrium:PhoneTaken', 'phoneNumber'],
])('ACC-4 %s is shown at the field %s until it is edited', async (businessCode, field) => {
  const play = await playAt('/register', { [REGISTER]: refusal(businessCode) });
  play.dispatch(registration.submitted(account));
  await play.pass(0);
  expect(play.state().register).toEqual({
    status: 'refused',
    failure: { fields: { [field]: { text: 'no', language: 'zh-CN' } }, error: null },
  });
  expect(play.state().feedback.toasts).toEqual([]);
  play.dispatch(registration.fieldEdited(field as RegisterField));
  expect(play.state().register.failure.fields).toEqual({});
});

it('shows the server’s validation errors at their fields, the rest in one place', async () => {
  const validationErrors = [
    { message: 'too weak', members: ['Password'] },
    { message: 'no digit', members: ['password'] },
    { message: 'closed', members: ['tenant'] },
  ];
  const play = await playAt('/register', { [REGISTER]: { status: 400, body: { error: { validationErrors } } } });
  play.dispatch(registration.submitted(account));
  await play.pass(0);
  expect(play.state().register.failure).toEqual({
    fields: { password: { text: 'too weak', language: 'zh-CN' } },
    error: { text: 'closed', language: 'zh-CN' },
  });
});

it('shows any other failure in place', async () => {
  const play = await playAt('/register', { [REGISTER]: { status: 500, body: { error: { message: 'broken' } } } });
  play.dispatch(registration.submitted(account));
  await play.pass(0);
  expect(play.state().register.failure).toEqual({ fields: {}, error: { text: 'broken', language: 'zh-CN' } });
});

it('ACC-4 a verified number allows a new password, which leads to the sign-in page', async () => {
  const play = await playAt('/verifySecretProtectionPhoneNumber');
  play.dispatch(phoneVerification.submitted({ phoneNumber, code }));
  await play.pass(0);
  expect(play.state().routing.location.pathname).toBe('/resetPassword');
  expect(play.state().resetPassword).toMatchObject({ status: 'filling', ticket: 'ticket-1' });
  play.dispatch(newPassword.submitted({ phoneNumber: '', code: '', password }));
  await play.pass(0);
  expect(play.calls()).toEqual([CHECK, RESET]);
  expect(play.state().routing.location.pathname).toBe('/login');
  expect(play.state().feedback.toasts).toMatchObject([{ message: { key: 'login:passwordReset' } }]);
  expect(play.state().resetPassword.ticket).toBeNull();
});

it('without a verified number, the page verifies it itself, and a refused password needs no second check', async () => {
  const play = await playAt('/resetPassword', { [RESET]: { status: 500, body: { error: { message: 'broken' } } } });
  play.dispatch(smsCodeWanted({ phoneNumber, isOther: false }));
  await play.pass(0);
  play.dispatch(newPassword.submitted({ phoneNumber, code, password }));
  await play.pass(0);
  expect(play.calls()).toEqual([SEND, CHECK, RESET]);
  expect(play.state().resetPassword).toMatchObject({
    status: 'refused',
    ticket: 'ticket-1',
    failure: { error: { text: 'broken', language: 'zh-CN' } },
  });
  play.backend[RESET] = { body: null };
  play.dispatch(newPassword.submitted({ phoneNumber: '', code: '', password }));
  await play.pass(0);
  expect(play.calls()).toEqual([RESET]);
  expect(play.state().routing.location.pathname).toBe('/login');
});

it('shows a wrong code at its field on both pages', async () => {
  const play = await playAt('/verifySecretProtectionPhoneNumber', { [CHECK]: refusal('Atrium:WrongCode') });
  play.dispatch(phoneVerification.submitted({ phoneNumber, code }));
  await play.pass(0);
  expect(play.state().verifyPhone.failure.fields).toEqual({ code: { text: 'no', language: 'zh-CN' } });
  play.dispatch(navigationWanted({ to: '/resetPassword' }));
  play.dispatch(newPassword.submitted({ phoneNumber, code, password }));
  await play.pass(0);
  expect(play.state().verifyPhone.failure.fields).toEqual({});
  expect(play.state().resetPassword).toMatchObject({
    status: 'refused',
    ticket: null,
    failure: { fields: { code: { text: 'no', language: 'zh-CN' } } },
  });
});

it('an expired ticket requires verifying the number again', async () => {
  const play = await playAt('/resetPassword', { [RESET]: refusal('Atrium:TicketEnded') });
  play.dispatch(ticketGiven({ ticket: 'old' }));
  play.dispatch(newPassword.submitted({ phoneNumber: '', code: '', password }));
  await play.pass(0);
  expect(play.state().resetPassword).toEqual({
    status: 'refused',
    ticket: null,
    failure: { fields: {}, error: { text: 'no', language: 'zh-CN' } },
  });
});

it('leaving a page forgets its ticket and its failures', async () => {
  const play = await playAt('/resetPassword');
  play.dispatch(ticketGiven({ ticket: 't' }));
  play.dispatch(navigationWanted({ to: '/login' }));
  await play.pass(0);
  expect(play.state().resetPassword.ticket).toBeNull();
});

describe('the text typed into an account form', () => {
  const fields = {
    'register/userName': 'newcomer',
    'register/phoneNumber': '139 0000',
  } as const;
  const typeInto = async (path: string) => {
    const play = await playAt(path);
    play.dispatch(formTyped({ key: 'register/userName', typed: fields['register/userName'] }));
    play.dispatch(formTyped({ key: 'register/phoneNumber', typed: fields['register/phoneNumber'] }));
    return play;
  };

  it('is restored before the first page is shown, and only in this tab', async () => {
    (await typeInto('/register')).end();
    expect(JSON.stringify({ ...localStorage })).not.toContain('newcomer');
    const next = await playAt('/register');
    expect(next.state().forms.typed).toEqual(fields);
    expect(next.events().slice(0, 3)).toEqual(['persist/REHYDRATE', formsRestored.type, 'routing/locationChanged']);
  });

  it.each(['/login', '/verifySecretProtectionPhoneNumber'])(
    'is discarded when the person leaves the form for %s',
    async (path) => {
      const play = await typeInto('/register');
      play.dispatch(navigationWanted({ to: path }));
      expect(play.state().forms.typed).toEqual({});
      expect(sessionStorage).toHaveLength(0);
    },
  );

  it('is discarded when the form is sent', async () => {
    const play = await typeInto('/register');
    play.dispatch(registration.submitted(account));
    await play.pass(0);
    expect(play.state().routing.location.pathname).toBe('/login');
    expect(sessionStorage).toHaveLength(0);
  });

  it('stays when the server refuses it', async () => {
    const play = await typeInto('/register');
    play.backend[REGISTER] = refusal('Atrium:NameTaken');
    play.dispatch(registration.submitted(account));
    await play.pass(0);
    expect(play.state().forms.typed).toEqual(fields);
  });

  it('is discarded if the person left the page through the address bar', async () => {
    (await typeInto('/register')).end();
    const next = await playAt('/login');
    expect(next.state().forms.typed).toEqual({});
    expect(sessionStorage).toHaveLength(0);
  });

  it('is restored for half an hour after the last keystroke, however often the page is reloaded in between', async () => {
    (await typeInto('/register')).end();
    for (const minutes of [20, 10]) {
      jest.setSystemTime(Date.now() + minutes * 60_000);
      const next = await playAt('/register');
      expect(next.state().forms.typed).toEqual(fields);
      next.end();
    }
    jest.setSystemTime(Date.now() + 1);
    const late = await playAt('/register');
    expect(late.state().forms.typed).toEqual({});
    expect(sessionStorage).toHaveLength(0);
  });
});
