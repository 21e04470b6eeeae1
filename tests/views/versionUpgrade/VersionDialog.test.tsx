import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { upgradeAccepted } from '../../../src/features/versionUpgrade/versionUpgradeEvents.ts';
import { upgradePutOff } from '../../../src/features/versionUpgrade/versionUpgradeSlice.ts';
import { VersionDialog } from '../../../src/views/versionUpgrade/VersionDialog.tsx';
import { renderView, stateWith } from '../../support/renderView.tsx';

const offered = stateWith({
  versionUpgrade: {
    status: 'offered',
    newest: {
      versionNo: '0.3.0',
      versionDescribe: '<h4>To-dos</h4><p onclick="x()">kept<script>alert(1)</script></p>',
    },
  },
});

it('VER-1 shows what is new, sanitised', async () => {
  await renderView(<VersionDialog />, { state: offered });
  const dialog = screen.getByRole('dialog', { name: 'Atrium 0.3.0 可以使用了' });
  expect(dialog).toHaveTextContent('To-dos');
  expect(dialog.querySelector('script')).toBeNull();
  expect(dialog.querySelector('[onclick]')).toBeNull();
});

it('VER-1 try now accepts the version, later postpones it', async () => {
  const { events } = await renderView(<VersionDialog />, { state: offered });
  await userEvent.click(screen.getByRole('button', { name: '以后再说' }));
  expect(events).toEqual([upgradePutOff()]);
  const again = await renderView(<VersionDialog />, { state: offered });
  await userEvent.click(screen.getByRole('button', { name: '立即体验' }));
  expect(again.events).toEqual([upgradeAccepted('0.3.0')]);
});
