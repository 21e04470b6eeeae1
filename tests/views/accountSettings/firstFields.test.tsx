import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasskeysSection } from '../../../src/views/accountSettings/securitySetting/PasskeysSection.tsx';
import { ReauthenticationDialog } from '../../../src/views/accountSettings/securitySetting/ReauthenticationDialog.tsx';
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

it('lets a person who adds a passkey name it at once', async () => {
  await show(PasskeysSection, { passkeys: { load: loaded([]) }, login: { passkeysOffered: true } });
  await userEvent.click(screen.getByRole('button', { name: '添加' }));
  expect(screen.getByRole('dialog').querySelector('input')).toHaveFocus();
});
