import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasskeysSection } from '../../../src/views/accountSettings/securitySetting/PasskeysSection.tsx';
import { ReauthenticationDialog } from '../../../src/views/accountSettings/securitySetting/ReauthenticationDialog.tsx';
import { SecuritySetting } from '../../../src/views/accountSettings/securitySetting/SecuritySetting.tsx';
import { useTexts } from '../../../src/views/common/useText.ts';
import { renderView, stateWith } from '../../support/renderView.tsx';
import { loaded } from '../../support/workbenchState.ts';

async function show(View: () => React.ReactNode, state: Parameters<typeof stateWith>[0]) {
  function Shown() {
    useTexts('ownAccount');
    return <View />;
  }
  await renderView(<Shown />, { state: stateWith(state) });
}

it('lets a person who is asked to prove their identity type at once', async () => {
  await show(ReauthenticationDialog, {
    reauthentication: { status: 'asking', methods: ['password', 'passkey'] },
  });
  expect(screen.getByLabelText('登录密码')).toHaveFocus();
});

it.each([
  ['password', true, '当前密码'],
  ['password', false, '新密码'],
  ['phone', true, '手机号'],
] as const)('lets a person who changes their %s (has one: %s) type at once', async (dialog, hasPassword, label) => {
  await show(SecuritySetting, {
    securitySetting: { dialog, ways: loaded({ hasPassword, phoneNumber: null, email: null }) },
  });
  expect(screen.getByLabelText(label)).toHaveFocus();
});

it('lets a person who adds a passkey name it at once', async () => {
  await show(PasskeysSection, { passkeys: { load: loaded([]) }, login: { passkeysOffered: true } });
  await userEvent.click(screen.getByRole('button', { name: '添加' }));
  expect(screen.getByRole('dialog').querySelector('input')).toHaveFocus();
});
