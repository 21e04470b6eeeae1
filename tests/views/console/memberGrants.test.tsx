import { screen } from '@testing-library/react';
import type { MemberGrants as Contract } from '../../../contract/grants.ts';
import { POLICIES } from '../../../src/constants/permissions.ts';
import { useTexts } from '../../../src/views/common/useText.ts';
import { MemberGrants } from '../../../src/views/console/grants/MemberGrants.tsx';
import { renderView, stateWith } from '../../support/renderView.tsx';
import { loaded } from '../../support/workbenchState.ts';

type MemberGrant = Contract['policies'][number];

function Shown() {
  useTexts('console');
  return <MemberGrants memberId="u1" />;
}

/** Wu's roles, viewed by the member whose id is `own`. */
async function show(own: string, roles: string[], policies: MemberGrant[] = []) {
  const state = stateWith({
    session: { userInfo: { id: own, name: 'Wu', userName: 'wu', hostId: 'h1' } },
    grants: {
      roles: loaded({ items: [], grantable: [POLICIES.hostConsole] }),
      member: loaded({ id: 'u1', name: 'Wu', roles, policies }),
    },
  });
  await renderView(<Shown />, { state });
  return (role: string) => screen.getByRole('switch', { name: new RegExp(role) });
}

describe('roles of a member', () => {
  it('says why members cannot take their last console role from themselves', async () => {
    const roleOf = await show('u1', ['admin', 'staff']);
    expect(roleOf('管理员')).toHaveAttribute('aria-disabled', 'true');
    expect(roleOf('管理员')).toHaveAccessibleDescription('不能取消自己的管理控制台权限');
    expect(roleOf('员工')).not.toHaveAttribute('aria-disabled', 'true');
  });

  it.each([
    ['with another one', 'u1', ['admin', 'editor']],
    ['of somebody else', 'u2', ['admin']],
  ])('offers to take a role of the console away %s', async (_, own, roles) => {
    const roleOf = await show(own, roles);
    expect(roleOf('管理员')).not.toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByText('不能取消自己的管理控制台权限')).toBeNull();
  });

  it.each([
    ['staff', true],
    ['editor', false],
  ])('says that the console opens only with a role of it: %s', async (role, isTold) => {
    await show('u2', [role], [{ policy: POLICIES.hostConsole, isOwn: true, roles: [] }]);
    expect(screen.queryAllByText(/还需要“管理员”或“编辑”角色才能打开/)).toHaveLength(isTold ? 1 : 0);
  });
});
