import { cancelWanted, proofForm } from '../../src/features/reauthentication/reauthenticationSlice.ts';
import * as security from '../../src/features/securitySetting/securitySettingSlice.ts';
import { passwordStrength } from '../../src/services/browser/passwordStrength.ts';
import { ASKED, refused, SECURITY, visitSecurity as visit } from '../support/securityWork.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));
jest.mock('../../src/services/browser/passwordStrength.ts');

const password = { currentPassword: 'Portal#2026', newPassword: 'Other#2027' };
const phone = { phoneNumber: '13900000009', code: '482719' };

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('changing the password', () => {
  it('the current password is the proof; the change is confirmed, and what it ended is read again', async () => {
    const { play, done, own } = await visit();
    await done(security.formOpened('password'));
    play.calls();
    await done(security.passwordForm.submitted(password));
    const calls = play.calls();
    expect(calls.slice(0, 2)).toEqual([SECURITY.prove, SECURITY.changePassword]);
    expect(play.bodyOf(SECURITY.prove)).toEqual({ method: 'password', password: 'Portal#2026' });
    expect(play.bodyOf(SECURITY.changePassword)).toEqual(password);
    expect(calls.slice(2).sort()).toEqual([SECURITY.log, SECURITY.sessions, SECURITY.ways].sort());
    expect(own().dialog).toBeNull();
    expect(play.state().feedback.toasts.at(-1)?.message).toEqual({ key: 'securitySetting:passwordChanged' });
  });

  it('a wrong current password shows at its field, and nothing is changed', async () => {
    const { play, done, own } = await visit({ [SECURITY.prove]: refused('Wrong password', 'password') });
    await done(security.formOpened('password'));
    await done(security.passwordForm.submitted(password));
    expect(play.calls()).not.toContain(SECURITY.changePassword);
    expect(own()).toMatchObject({
      dialog: 'password',
      passwordForm: {
        status: 'refused',
        failure: { fields: { currentPassword: { text: 'Wrong password', language: 'zh-CN' } }, error: null },
      },
    });
    await done(security.passwordForm.fieldEdited('currentPassword'));
    expect(own().passwordForm.failure.fields).toEqual({});
  });

  it('a new password that the server refuses shows at its own field', async () => {
    const { done, own } = await visit({ [SECURITY.changePassword]: refused('Was used before', 'newPassword') });
    await done(security.passwordForm.submitted(password));
    expect(own().passwordForm.failure.fields).toEqual({ newPassword: { text: 'Was used before', language: 'zh-CN' } });
  });

  it('still requests the change from a backend without proofs', async () => {
    const { play, done } = await visit({ [SECURITY.prove]: { status: 404 } });
    await done(security.passwordForm.submitted(password));
    expect(play.calls()).toContain(SECURITY.changePassword);
  });

  it('a person without a password uses another proof first', async () => {
    const { play, done } = await visit({ [SECURITY.changePassword]: ASKED });
    await done(security.passwordForm.submitted({ ...password, currentPassword: '' }));
    expect(play.calls()).not.toContain(SECURITY.prove);
    expect(play.state().reauthentication.status).toBe('asking');
    await done(cancelWanted());
    expect(play.state().securitySetting.passwordForm).toMatchObject({
      status: 'refused',
      failure: { fields: {}, error: null },
    });
  });

  it('rates the typed password against the account’s own names and never stores it', async () => {
    jest.mocked(passwordStrength).mockResolvedValue(1);
    const { play, done, own } = await visit();
    await done(security.newPasswordTyped({ password: 'lin-secret-1' }));
    expect(own().strength).toBe(1);
    expect(passwordStrength).toHaveBeenLastCalledWith('lin-secret-1', expect.arrayContaining(['lin']));
    expect(JSON.stringify(play.state())).not.toContain('lin-secret-1');
    await done(security.newPasswordTyped({ password: '' }));
    expect(own().strength).toBeNull();
  });

  it('rates only the last input, whatever answers first', async () => {
    let first: (level: number) => void = () => {};
    jest
      .mocked(passwordStrength)
      .mockReturnValueOnce(new Promise((resolve) => (first = resolve)))
      .mockResolvedValueOnce(4);
    const { done, own } = await visit();
    await done(security.newPasswordTyped({ password: 'a' }));
    await done(security.newPasswordTyped({ password: 'ab' }));
    first(0);
    await done(security.passwordForm.fieldEdited('newPassword'));
    expect(own().strength).toBe(4);
  });
});

describe('changing the phone number', () => {
  it('needs a proof of identity; the call is repeated after the proof', async () => {
    const { play, done, own } = await visit({ [SECURITY.changePhone]: ASKED });
    await done(security.formOpened('phone'));
    await done(security.phoneForm.submitted(phone));
    expect(play.state().reauthentication.status).toBe('asking');
    expect(own()).toMatchObject({ dialog: 'phone', phoneForm: { status: 'submitting' } });
    play.backend[SECURITY.changePhone] = { status: 204 };
    play.calls();
    await done(proofForm.submitted({ method: 'password', password: 'x' }));
    expect(play.calls().slice(0, 2)).toEqual([SECURITY.prove, SECURITY.changePhone]);
    expect(play.bodyOf(SECURITY.changePhone)).toEqual(phone);
    expect(own()).toMatchObject({ dialog: null, phoneForm: { status: 'filling' } });
    expect(play.state().feedback.toasts.at(-1)?.message).toEqual({ key: 'securitySetting:phoneChanged' });
  });

  it('keeps the form as it was if the person cancels the proof', async () => {
    const { play, done, own } = await visit({ [SECURITY.changePhone]: ASKED });
    await done(security.formOpened('phone'));
    await done(security.phoneForm.submitted(phone));
    await done(cancelWanted());
    expect(own()).toMatchObject({ dialog: 'phone', phoneForm: { failure: { fields: {}, error: null } } });
    expect(play.state().feedback.toasts).toEqual([]);
  });

  it.each([
    ['code', 'The code is wrong'],
    ['phoneNumber', 'Somebody has this number'],
  ] as const)('a refusal of the %s is told at its field', async (field, text) => {
    const { done, own } = await visit({ [SECURITY.changePhone]: refused(text, field) });
    await done(security.phoneForm.submitted(phone));
    expect(own().phoneForm.failure.fields).toEqual({ [field]: { text, language: 'zh-CN' } });
  });
});
