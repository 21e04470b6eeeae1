import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KEPT_FORMS } from '../../../src/features/forms/keptFields.ts';
import { registration } from '../../../src/features/register/registerSlice.ts';
import { newPassword } from '../../../src/features/resetPassword/resetPasswordSlice.ts';
import { phoneVerification } from '../../../src/features/verifyPhone/verifyPhoneSlice.ts';
import { PasswordForm } from '../../../src/views/account/PasswordForm.tsx';
import { RegisterPage } from '../../../src/views/account/RegisterPage.tsx';
import { ResetPasswordPage } from '../../../src/views/account/ResetPasswordPage.tsx';
import { SmsForm } from '../../../src/views/account/SmsForm.tsx';
import { VerifyPhonePage } from '../../../src/views/account/VerifyPhonePage.tsx';
import { deedsOf } from '../../support/deedsOf.ts';
import { renderScreen } from '../../support/renderScreen.tsx';
import { stateWith } from '../../support/renderView.tsx';

const fill = async (fields: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(fields)) await userEvent.type(screen.getByLabelText(label), text);
};
const describedAs = (label: string, words: string) =>
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words);

describe('register', () => {
  it('ACC-4 shows every mistake in place, focuses the first and sends nothing', async () => {
    const { events } = await renderScreen(<RegisterPage />);
    await userEvent.click(screen.getByRole('button', { name: '注册' }));
    expect(screen.getByLabelText('用户名')).toHaveFocus();
    expect(screen.getByLabelText('用户名')).toBeInvalid();
    describedAs('手机号', '请输入 11 位手机号');
    describedAs('短信验证码', '请输入 6 位验证码');
    describedAs('新密码', '请使用 8 至 128 位');
    expect(screen.getByLabelText('姓名（选填）')).toBeValid();
    expect(deedsOf(events)).toEqual([]);
  });

  it('a password that is too long is told how long it may be', async () => {
    await renderScreen(<RegisterPage />);
    await userEvent.click(screen.getByLabelText('新密码'));
    await userEvent.paste('p'.repeat(129));
    await userEvent.tab();
    describedAs('新密码', '请使用 8 至 128 位');
  });

  it('submitting from within one field shows the mistakes in the others as well', async () => {
    await renderScreen(<RegisterPage />);
    await fill({ 新密码: 'Portal#2027{Enter}' });
    expect(screen.getByLabelText('用户名')).toHaveFocus();
    expect(screen.getByLabelText('用户名')).toBeInvalid();
    describedAs('手机号', '请输入 11 位手机号');
  });

  it('reports two different passwords, and sends a correct form whole', async () => {
    const { events } = await renderScreen(<RegisterPage />);
    await fill({
      用户名: 'newcomer',
      手机号: '139 0000 0099',
      短信验证码: '482719',
      新密码: 'Portal#2027',
      确认密码: 'Portal#2026{Enter}',
    });
    describedAs('确认密码', '两次输入的密码不一致');
    expect(deedsOf(events)).toEqual([]);
    await userEvent.clear(screen.getByLabelText('确认密码'));
    await userEvent.type(screen.getByLabelText('确认密码'), 'Portal#2027{Enter}');
    const account = { userName: 'newcomer', name: '', phoneNumber: '13900000099', code: '482719' };
    expect(deedsOf(events)).toEqual([registration.submitted({ ...account, password: 'Portal#2027' })]);
    expect(screen.getByRole('button', { name: '正在注册' })).toBeVisible();
  });

  it('ACC-4 shows the server’s error at its field until it is edited, and the rest in one place', async () => {
    const failure = { fields: { userName: { text: '该用户名已被占用' } }, error: { text: '请稍后再试' } };
    const { store } = await renderScreen(<RegisterPage />, {
      state: stateWith({ register: { status: 'refused', failure } }),
    });
    describedAs('用户名', '该用户名已被占用');
    expect(screen.getByText('请稍后再试')).toBeVisible();
    await userEvent.type(screen.getByLabelText('用户名'), 'other');
    describedAs('用户名', '3 至 32 位，以字母开头');
    expect(store.getState().register.failure.fields).toEqual({});
  });
});

describe('verify the secret-protection number', () => {
  it('ACC-4 sends number and code, and shows a wrong code at its field', async () => {
    const { events, store } = await renderScreen(<VerifyPhonePage />);
    await userEvent.click(screen.getByRole('button', { name: '下一步' }));
    expect(screen.getByLabelText('手机号')).toHaveFocus();
    await fill({ 手机号: '13900000001', 短信验证码: '482719{Enter}' });
    expect(deedsOf(events)).toEqual([phoneVerification.submitted({ phoneNumber: '13900000001', code: '482719' })]);
    act(() => void store.dispatch(phoneVerification.failed({ fields: { code: { text: '验证码错误' } }, error: null })));
    describedAs('短信验证码', '验证码错误');
  });
});

describe('reset password', () => {
  it('asks for number, code and the new password twice', async () => {
    const { events } = await renderScreen(<ResetPasswordPage />);
    await fill({ 手机号: '13900000001', 短信验证码: '482719', 新密码: 'Portal#2027', 确认密码: 'Portal#2027{Enter}' });
    const sent = { phoneNumber: '13900000001', code: '482719', password: 'Portal#2027' };
    expect(deedsOf(events)).toEqual([newPassword.submitted(sent)]);
  });

  it('asks only for the password if the number was verified before', async () => {
    const { events } = await renderScreen(<ResetPasswordPage />, {
      state: stateWith({ resetPassword: { status: 'filling', ticket: 't' } }),
    });
    expect(screen.queryByLabelText('手机号')).toBeNull();
    expect(screen.getByText('手机号已验证，请设置新密码')).toBeVisible();
    await fill({ 新密码: 'weak', 确认密码: 'weak{Enter}' });
    expect(screen.getByLabelText('新密码')).toBeInvalid();
    expect(deedsOf(events)).toEqual([]);
    await userEvent.clear(screen.getByLabelText('新密码'));
    await userEvent.clear(screen.getByLabelText('确认密码'));
    await fill({ 新密码: 'Portal#2027', 确认密码: 'Portal#2027{Enter}' });
    expect(deedsOf(events)).toEqual([newPassword.submitted({ phoneNumber: '', code: '', password: 'Portal#2027' })]);
  });
});

describe('across a reload', () => {
  const SECRETS = ['code', 'password', 'repeated'];

  it.each([
    ['register', RegisterPage],
    ['verifyPhone', VerifyPhonePage],
    ['resetPassword', ResetPasswordPage],
    ['smsSignIn', SmsForm],
    ['passwordSignIn', PasswordForm],
  ] as const)('%s keeps every field in the store but passwords and codes, which never enter it', async (form, Page) => {
    const { container, store } = await renderScreen(<Page />);
    const inputs = [...container.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])')];
    for (const input of inputs) {
      await userEvent.click(input);
      await userEvent.paste(`typed-${input.name}`);
    }
    const typed = Object.values(store.getState().forms.typed);
    const open = inputs.filter(({ name }) => !SECRETS.includes(name));
    expect(typed.sort()).toEqual(open.map(({ name }) => `typed-${name}`).sort());
    expect(typed).toHaveLength(KEPT_FORMS[form].kept.length);
    for (const secret of SECRETS) expect(JSON.stringify(store.getState())).not.toContain(`typed-${secret}`);
    for (const input of inputs) expect(input).toHaveValue(`typed-${input.name}`);
  });

  it('restores the stored values to their fields and leaves the others empty', async () => {
    const typed = {
      'register/userName': 'newcomer',
      'register/name': '新同事',
      'register/phoneNumber': '139',
    } as const;
    await renderScreen(<RegisterPage />, { state: stateWith({ forms: { typed } }) });
    const shown = screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
    expect(shown).toEqual(['newcomer', '新同事', '139', '']);
    for (const label of ['新密码', '确认密码']) expect(screen.getByLabelText(label)).toHaveValue('');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
