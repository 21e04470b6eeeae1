import { screen } from '@testing-library/react';
import { useTexts } from '../../../src/views/common/useText.ts';
import { MemberFilter } from '../../../src/views/console/myOrganization/MemberFilter.tsx';
import { renderView, stateWith } from '../../support/renderView.tsx';

const PAGE = '/console/organizationManagement/myOrganization';

it.each(['', '?status=invited'])('the list at %j has a search by name or number', async (search) => {
  function Filter() {
    useTexts('console');
    return <MemberFilter />;
  }
  const state = stateWith({ routing: { location: { pathname: PAGE, search, hash: '', key: '' } } });
  await renderView(<Filter />, { state });
  expect(screen.getByRole('searchbox', { name: '请输入员工姓名或手机号' })).toBeInTheDocument();
});
