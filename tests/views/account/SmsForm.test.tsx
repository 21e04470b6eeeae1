import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { modeChosen, signInFailed, smsSignInSubmitted } from '../../../src/features/login/loginSlice.ts';
import {
  countdownEnded,
  countdownResumed,
  smsCodeFailed,
  smsCodeSent,
  smsCodeWanted,
} from '../../../src/features/smsCode/smsCodeSlice.ts';
import { SignInPage } from '../../../src/views/account/SignInPage.tsx';
import { deedsOf } from '../../support/deedsOf.ts';
import { renderScreen } from '../../support/renderScreen.tsx';
import { stateWith } from '../../support/renderView.tsx';

const smsMode = { state: stateWith({ login: { mode: 'sms' } }) };

describe('sign-in by text message', () => {
  it('can be chosen among three ways', async () => {
    const { events } = await renderScreen(<SignInPage />);
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    await userEvent.click(screen.getByRole('radio', { name: '短信登录' }));
    expect(deedsOf(events)).toEqual([modeChosen('sms')]);
    expect(screen.getByLabelText('手机号')).toBeVisible();
  });

  it('asks for a code only when the number is complete, and once', async () => {
    const { events } = await renderScreen(<SignInPage />, smsMode);
    await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(screen.getByLabelText('手机号')).toHaveFocus();
    expect(screen.getByLabelText('手机号')).toHaveAccessibleDescription('请输入 11 位手机号');
    expect(screen.getByLabelText('短信验证码')).toBeValid();
    expect(deedsOf(events)).toEqual([]);
    await userEvent.type(screen.getByLabelText('手机号'), '139 0000 0001');
    await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
    await userEvent.click(screen.getByRole('button', { name: '正在发送' }));
    expect(deedsOf(events)).toEqual([smsCodeWanted({ phoneNumber: '13900000001', isOther: false })]);
  });

  it('stops complaining about a code that is too short once another one is sent', async () => {
    await renderScreen(<SignInPage />, smsMode);
    await userEvent.type(screen.getByLabelText('手机号'), '13900000001');
    await userEvent.type(screen.getByLabelText('短信验证码'), '123{Enter}');
    expect(screen.getByLabelText('短信验证码')).toHaveAccessibleDescription('请输入 6 位验证码');
    await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(screen.getByLabelText('短信验证码')).toBeValid();
  });

  it('ACC-2 shows the countdown, then the button again', async () => {
    const { store } = await renderScreen(<SignInPage />, smsMode);
    act(() => {
      store.dispatch(smsCodeWanted({ phoneNumber: '13900000001', isOther: false }));
      store.dispatch(smsCodeSent({ purpose: 'login', phoneNumber: '13900000001', resendTime: 1, seconds: 60 }));
    });
    const button = screen.getByRole('button', { name: /验证码已发送/ });
    expect(button).toBeDisabled();
    expect(button).toHaveTextContent('秒后重新获取');
    act(() => void store.dispatch(countdownEnded()));
    expect(screen.getByRole('button', { name: '获取验证码' })).toBeEnabled();
  });

  it('leads from the button that becomes a countdown to the field for the code', async () => {
    const { store } = await renderScreen(<SignInPage />, smsMode);
    await userEvent.type(screen.getByLabelText('手机号'), '13900000001');
    screen.getByRole('button', { name: '获取验证码' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: '正在发送' })).toHaveFocus();
    const sent = { purpose: 'login', phoneNumber: '13900000001', resendTime: 1, seconds: 60 } as const;
    await act(async () => void store.dispatch(smsCodeSent(sent)));
    expect(screen.getByLabelText('短信验证码')).toHaveFocus();
  });

  it('a corrected number can request a code at once; the first number keeps its countdown', async () => {
    const { store, events } = await renderScreen(<SignInPage />, smsMode);
    const field = screen.getByLabelText('手机号');
    await userEvent.type(field, '13900000001');
    act(() => {
      store.dispatch(smsCodeWanted({ phoneNumber: '13900000001', isOther: false }));
      store.dispatch(smsCodeSent({ purpose: 'login', phoneNumber: '13900000001', resendTime: 1, seconds: 60 }));
    });
    expect(screen.queryByRole('button', { name: '获取验证码' })).toBeNull();
    await userEvent.type(field, '{Backspace}2');
    await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(deedsOf(events)).toContainEqual(smsCodeWanted({ phoneNumber: '13900000002', isOther: true }));
    act(() => void store.dispatch(smsCodeFailed({ text: '请求过于频繁' })));
    act(() => void store.dispatch(countdownResumed({ seconds: 40 })));
    await userEvent.type(field, '{Backspace}1');
    expect(screen.getByRole('button', { name: /验证码已发送/ })).toBeDisabled();
    expect(screen.queryByRole('button', { name: '获取验证码' })).toBeNull();
  });

  it('says in place why no code was sent', async () => {
    const { store } = await renderScreen(<SignInPage />, smsMode);
    act(() => {
      store.dispatch(smsCodeWanted({ phoneNumber: '13900000001', isOther: false }));
      store.dispatch(smsCodeFailed({ text: '请求过于频繁' }));
    });
    expect(screen.getByLabelText('短信验证码')).toHaveAccessibleDescription('请求过于频繁');
  });

  it('sends number and code, and shows a refusal in place', async () => {
    const { events, store } = await renderScreen(<SignInPage />, smsMode);
    await userEvent.type(screen.getByLabelText('手机号'), '13900000001');
    await userEvent.type(screen.getByLabelText('短信验证码'), '4827{Enter}');
    expect(deedsOf(events)).toEqual([]);
    expect(screen.getByLabelText('短信验证码')).toHaveAccessibleDescription('请输入 6 位验证码');
    await userEvent.type(screen.getByLabelText('短信验证码'), '19{Enter}');
    expect(deedsOf(events)).toEqual([smsSignInSubmitted({ phoneNumber: '13900000001', code: '482719' })]);
    act(() => void store.dispatch(signInFailed({ text: '验证码错误' })));
    expect(screen.getByRole('alert')).toHaveTextContent('验证码错误');
    expect(screen.getByLabelText('短信验证码')).toHaveValue('482719');
  });
});
