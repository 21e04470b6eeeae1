import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loginRemovalWanted, loginReturnWanted } from '../../../src/features/ownAccount/ownAccountSlice.ts';
import { LoginsSection } from '../../../src/views/accountSettings/securitySetting/LoginsSection.tsx';
import { useTexts } from '../../../src/views/common/useText.ts';
import { renderView, stateWith } from '../../support/renderView.tsx';
import { loaded } from '../../support/workbenchState.ts';

const linked = { id: 'x1', provider: 'Corp', isActive: true, creationTime: '2026-11-01T08:00:00', removedTime: null };

function Shown() {
  useTexts('ownAccount');
  return <LoginsSection />;
}
const show = (logins: (typeof linked | (Omit<typeof linked, 'removedTime'> & { removedTime: string }))[]) =>
  renderView(<Shown />, { state: stateWith({ ownAccount: { logins: loaded(logins) } }) });

it('ACC-13 unlinks an external sign-in, or links it again, in place', async () => {
  const { events } = await show([linked, { ...linked, id: 'x2', removedTime: '2026-11-10T08:00:00' }]);
  expect(screen.getAllByText('Corp')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: '解除' }));
  await userEvent.click(screen.getByRole('button', { name: '恢复' }));
  expect(events).toEqual(
    expect.arrayContaining([loginRemovalWanted({ id: 'x1', provider: 'Corp' }), loginReturnWanted({ id: 'x2' })]),
  );
});

it('says nothing about external sign-ins if there are none', async () => {
  await show([]);
  expect(screen.queryByText('外部登录')).toBeNull();
});
