import { screen, within } from '@testing-library/react';
import type { MemberDetail } from '../../../contract/members.ts';
import { useTexts } from '../../../src/views/common/useText.ts';
import { MemberForm } from '../../../src/views/console/myOrganization/MemberForm.tsx';
import { renderView, stateWith } from '../../support/renderView.tsx';
import { loaded } from '../../support/workbenchState.ts';

const wu: MemberDetail = {
  id: 'u1',
  name: 'Wu',
  englishName: null,
  hostId: 'h1',
  organizationUnitId: null,
  organizationUnitName: null,
  jobTitle: null,
  employeeNumber: null,
  phoneNumber: null,
  isActive: true,
  isLeader: false,
  roles: ['staff'],
  creationTime: '2026-01-05T09:00:00',
};

function Shown() {
  useTexts('console');
  return <MemberForm member={wu} onClose={() => {}} />;
}

it('puts what takes effect at once outside the form that is saved or cancelled, and says so', async () => {
  const state = stateWith({
    grants: {
      roles: loaded({ items: [], grantable: [] }),
      member: loaded({ id: 'u1', name: 'Wu', roles: ['staff'], policies: [] }),
    },
  });
  await renderView(<Shown />, { state });
  const atOnce = screen.getByRole('region', { name: '立即生效' });
  expect(atOnce).toHaveTextContent('不需要保存，取消也不会撤回');
  expect(within(atOnce).getAllByRole('switch').length).toBeGreaterThan(0);
  expect(within(atOnce).getByRole('button', { name: /^停用/ })).toBeVisible();
  expect(screen.getByRole('button', { name: '保存' }).closest('form')?.querySelector('[role="switch"]')).toBeNull();
});
