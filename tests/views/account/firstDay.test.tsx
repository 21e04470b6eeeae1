import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountRemembered } from '../../../src/features/device/deviceSlice.ts';
import { signInSubmitted } from '../../../src/features/login/loginSlice.ts';
import { PasswordForm } from '../../../src/views/account/PasswordForm.tsx';
import { SmsForm } from '../../../src/views/account/SmsForm.tsx';
import { renderScreen } from '../../support/renderScreen.tsx';
import { stateWith } from '../../support/renderView.tsx';

const rememberedAccount = 'lin';
const known = stateWith({ device: { fingerprint: 'device-1', rememberedAccount, lastTenantId: null } });
const box = () => screen.getByRole('checkbox', { name: '在此设备上记住账号' });

it('focuses the first field', async () => {
  await renderScreen(<PasswordForm />);
  expect(screen.getByLabelText('账号或手机号')).toHaveFocus();
});

it('focuses the number when signing in by text message', async () => {
  await renderScreen(<SmsForm />);
  expect(screen.getByLabelText('手机号')).toHaveFocus();
});

it('remembers an account only on request', async () => {
  const { events } = await renderScreen(<PasswordForm />);
  expect(box()).not.toBeChecked();
  await userEvent.type(screen.getByLabelText('账号或手机号'), 'lin');
  await userEvent.type(screen.getByLabelText('密码'), 'Portal#2026');
  await userEvent.click(box());
  await userEvent.keyboard('{Enter}');
  expect(events).toContainEqual(accountRemembered('lin'));
});

it('fills in a remembered account and focuses the password', async () => {
  const { events } = await renderScreen(<PasswordForm />, { state: known });
  expect(screen.getByLabelText('账号或手机号')).toHaveValue('lin');
  expect(screen.getByLabelText('密码')).toHaveFocus();
  await userEvent.type(screen.getByLabelText('密码'), 'Portal#2026{Enter}');
  expect(events).toEqual([signInSubmitted({ userName: 'lin', password: 'Portal#2026' })]);
});

it('forgets the account when the option is unticked', async () => {
  const { events } = await renderScreen(<PasswordForm />, { state: known });
  await userEvent.click(box());
  await userEvent.type(screen.getByLabelText('密码'), 'Portal#2026{Enter}');
  expect(events).toContainEqual(accountRemembered(null));
});
