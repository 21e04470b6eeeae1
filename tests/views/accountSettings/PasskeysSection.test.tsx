import { screen } from '@testing-library/react';
import { PasskeysSection } from '../../../src/views/accountSettings/securitySetting/PasskeysSection.tsx';
import { useTexts } from '../../../src/views/common/useText.ts';
import { renderView, stateWith } from '../../support/renderView.tsx';
import { passkey } from '../../support/securityWork.ts';
import { loaded } from '../../support/workbenchState.ts';

function Shown() {
  useTexts('ownAccount');
  return <PasskeysSection />;
}

it('says why no passkey can be added here; those of the account can still be removed', async () => {
  await renderView(<Shown />, { state: stateWith({ passkeys: { load: loaded([passkey]) } }) });
  expect(screen.getByText(/通行密钥需要.*域名/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '添加' })).toBeNull();
  expect(screen.getByRole('button', { name: '移除' })).toBeVisible();
});
