import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { brandConfigured } from '../../../src/features/brand/brandSlice.ts';
import { externalSignInWanted, signInFailed, signInSubmitted } from '../../../src/features/login/loginSlice.ts';
import { settingsChanged } from '../../../src/features/settings/settingsSlice.ts';
import { SignInPage } from '../../../src/views/account/SignInPage.tsx';
import { deedsOf } from '../../support/deedsOf.ts';
import { renderScreen } from '../../support/renderScreen.tsx';
import { stateWith } from '../../support/renderView.tsx';

describe('sign-in page', () => {
  it('ACC-1 sends the account and the password, once', async () => {
    const { events } = await renderScreen(<SignInPage />);
    await userEvent.type(screen.getByLabelText('账号或手机号'), ' lin ');
    await userEvent.type(screen.getByLabelText('密码'), 'Portal#2026{Enter}');
    expect(deedsOf(events)).toEqual([signInSubmitted({ userName: 'lin', password: 'Portal#2026' })]);
    await userEvent.click(screen.getByRole('button', { name: /正在登录/ }));
    expect(deedsOf(events)).toHaveLength(1);
  });

  it('marks empty fields in place and focuses the first, without an event', async () => {
    const { events } = await renderScreen(<SignInPage />);
    await userEvent.click(screen.getByRole('button', { name: '登录' }));
    const userName = screen.getByLabelText('账号或手机号');
    expect(userName).toHaveFocus();
    expect(userName).toBeInvalid();
    expect(userName).toHaveAccessibleDescription('账号不能为空');
    expect(screen.getByLabelText('密码')).toHaveAccessibleDescription('密码不能为空');
    await userEvent.type(userName, 'lin');
    expect(userName).toBeValid();
    expect(deedsOf(events)).toEqual([]);
  });

  it('offers the provider of this installation by name, and none if there is none', async () => {
    const { events, store } = await renderScreen(<SignInPage />);
    expect(screen.queryByRole('button', { name: /^使用 .* 登录$/ })).toBeNull();
    const brand = { name: 'Atrium', applicationEntries: {}, footer: {}, externalSignIn: 'Aurora ID' };
    act(() => void store.dispatch(brandConfigured(brand)));
    await userEvent.click(screen.getByRole('button', { name: '使用 Aurora ID 登录' }));
    expect(deedsOf(events)).toContainEqual(externalSignInWanted());
  });

  it('shows the reason for a failure in place and keeps what was typed', async () => {
    const { store } = await renderScreen(<SignInPage />);
    await userEvent.type(screen.getByLabelText('账号或手机号'), 'lin');
    await userEvent.type(screen.getByLabelText('密码'), 'wrong{Enter}');
    const refusal = { text: '账号或密码不正确' };
    act(() => void store.dispatch(signInFailed(refusal)));
    expect(screen.getByRole('alert')).toHaveTextContent('账号或密码不正确');
    expect(screen.getByLabelText('账号或手机号')).toHaveValue('lin');
    expect(screen.getByLabelText('密码')).toHaveValue('wrong');
  });

  it('says under the password that it was refused, until another is typed', async () => {
    const { store } = await renderScreen(<SignInPage />);
    await userEvent.type(screen.getByLabelText('账号或手机号'), 'lin');
    const password = screen.getByLabelText('密码');
    await userEvent.type(password, 'wrong{Enter}');
    act(() => void store.dispatch(signInFailed({ text: '账号或密码不正确', field: 'password' })));
    expect(password).toBeInvalid();
    expect(password).toHaveAccessibleDescription('账号或密码不正确');
    expect(screen.getAllByText('账号或密码不正确')).toHaveLength(1);
    await userEvent.type(password, '?');
    expect(password).toBeValid();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leads back to the password once it was refused, unless the person has moved on', async () => {
    const { store } = await renderScreen(<SignInPage />);
    const account = screen.getByLabelText('账号或手机号');
    const password = screen.getByLabelText('密码');
    const refuse = () => act(() => void store.dispatch(signInFailed({ text: '密码不正确', field: 'password' })));
    await userEvent.type(account, 'lin');
    await userEvent.type(password, 'wrong');
    await userEvent.click(screen.getByRole('button', { name: '登录' }));
    refuse();
    expect(password).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: '登录' }));
    await userEvent.click(account);
    refuse();
    expect(account).toHaveFocus();
  });

  it('is busy while the account’s companies are loading', async () => {
    await renderScreen(<SignInPage />, { state: stateWith({ companySwitch: { status: 'choosing' } }) });
    expect(screen.getByRole('button', { name: /正在登录/ })).toBeVisible();
  });

  it('shows the password only on request', async () => {
    await renderScreen(<SignInPage />);
    const show = screen.getByRole('button', { name: '显示密码' });
    expect(screen.getByLabelText('密码')).toHaveAttribute('type', 'password');
    await userEvent.click(show);
    expect(screen.getByLabelText('密码')).toHaveAttribute('type', 'text');
    expect(show).toHaveAttribute('aria-pressed', 'true');
  });

  it('says what the person agrees to and who is responsible, as the installation configures it', async () => {
    const { store } = await renderScreen(<SignInPage />);
    expect(screen.queryByText(/登录即表示同意/)).toBeNull();
    const footer = {
      termsOfService: 'https://example.test/terms',
      privacyPolicy: 'https://example.test/privacy',
      icpFiling: '沪ICP备1号',
      helpCentre: 'https://example.test/help',
    };
    act(() => void store.dispatch(brandConfigured({ name: 'Atrium', applicationEntries: {}, footer })));
    expect(screen.getByText(/登录即表示同意/)).toHaveTextContent('登录即表示同意《服务协议》和《隐私政策》。');
    expect(screen.getByRole('link', { name: '《服务协议》' })).toHaveAttribute('href', footer.termsOfService);
    expect(screen.getByRole('link', { name: '《隐私政策》' })).toHaveAttribute('href', footer.privacyPolicy);
    expect(screen.getByRole('contentinfo')).toHaveTextContent(/^© \d{4} Atrium沪ICP备1号帮助中心$/);
    const alone = { privacyPolicy: footer.privacyPolicy };
    act(() => void store.dispatch(brandConfigured({ name: 'Atrium', applicationEntries: {}, footer: alone })));
    expect(screen.getByText(/登录即表示同意/)).toHaveTextContent('登录即表示同意《隐私政策》。');
  });

  it('changes the language', async () => {
    const { events } = await renderScreen(<SignInPage />);
    await userEvent.click(screen.getByRole('button', { name: 'English' }));
    expect(deedsOf(events)).toEqual([settingsChanged({ language: 'en-US' })]);
  });
});
