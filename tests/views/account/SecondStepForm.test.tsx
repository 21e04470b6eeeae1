import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  passkeySignInWanted,
  secondStepLeft,
  secondStepRefused,
  secondStepSubmitted,
} from '../../../src/features/login/loginSlice.ts';
import { SignInPage } from '../../../src/views/account/SignInPage.tsx';
import { deedsOf } from '../../support/deedsOf.ts';
import { renderScreen } from '../../support/renderScreen.tsx';
import { stateWith } from '../../support/renderView.tsx';

const firstStep = { claim: { userName: 'lin' }, token: 'ticket' };
const halfway = { state: stateWith({ login: { status: 'secondStep', firstStep } }) };

describe('the second step', () => {
  it('takes six digits in place of the form; a refused code stays, with the reason at the field', async () => {
    const { store, events } = await renderScreen(<SignInPage />, halfway);
    const code = await screen.findByLabelText('验证码');
    expect(screen.queryByLabelText('密码')).toBeNull();
    await userEvent.type(code, '12{Enter}');
    expect(code).toHaveAccessibleDescription('请输入 6 位验证码');
    await userEvent.type(code, '3 456{Enter}');
    expect(deedsOf(events)).toEqual([secondStepSubmitted({ code: '123456' })]);
    act(() => void store.dispatch(secondStepRefused({ text: '验证码错误', field: 'code' })));
    expect(code).toHaveAccessibleDescription('验证码错误');
    expect(code).toHaveValue('123 456');
  });

  it('leads back to the code once it was refused', async () => {
    const { store } = await renderScreen(<SignInPage />, halfway);
    const code = await screen.findByLabelText('验证码');
    await userEvent.type(code, '123456');
    await userEvent.click(screen.getByRole('button', { name: '验证并登录' }));
    act(() => void store.dispatch(secondStepRefused({ text: '验证码错误', field: 'code' })));
    expect(code).toHaveFocus();
  });

  it('takes a recovery code instead', async () => {
    const { events } = await renderScreen(<SignInPage />, halfway);
    await userEvent.click(await screen.findByRole('button', { name: '改用恢复代码' }));
    await userEvent.type(screen.getByLabelText('恢复代码'), ' abcde-fghij {Enter}');
    expect(deedsOf(events)).toEqual([secondStepSubmitted({ recoveryCode: 'abcde-fghij' })]);
  });

  it('returns to the form', async () => {
    const { events } = await renderScreen(<SignInPage />, halfway);
    await userEvent.click(await screen.findByRole('button', { name: '返回登录' }));
    expect(deedsOf(events)).toEqual([secondStepLeft()]);
    expect(screen.getByLabelText('密码')).toBeVisible();
  });
});

it('offers a passkey only if the browser supports one', async () => {
  const name = '使用通行密钥登录';
  const { unmount } = await renderScreen(<SignInPage />);
  expect(screen.queryByRole('button', { name })).toBeNull();
  unmount();
  const { events } = await renderScreen(<SignInPage />, { state: stateWith({ login: { passkeysOffered: true } }) });
  await userEvent.click(screen.getByRole('button', { name }));
  expect(deedsOf(events)).toEqual([passkeySignInWanted()]);
});
