import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { membersMoveWanted, selectChosenMembers } from '../../../src/features/members/membersSlice.ts';
import { unitMoveWanted } from '../../../src/features/myOrganization/myOrganizationSlice.ts';
import { useTexts } from '../../../src/views/common/useText.ts';
import { MemberTable } from '../../../src/views/console/myOrganization/MemberTable.tsx';
import { MoveMembersDialog } from '../../../src/views/console/myOrganization/MoveMembersDialog.tsx';
import { MoveUnitDialog } from '../../../src/views/console/myOrganization/MoveUnitDialog.tsx';
import { memberOf, unitOf, units } from '../../support/organizationWork.ts';
import { renderView, stateWith } from '../../support/renderView.tsx';
import { loaded } from '../../support/workbenchState.ts';

const lin = { id: 'm1', name: 'Lin', organizationUnitId: 'dev' };
const chen = { id: 'm2', name: 'Chen', organizationUnitId: 'shop' };
const led = units.map((unit) =>
  unit.id === 'dev' ? unitOf('dev', 'root', { leaderId: 'm1', leaderName: 'Lin' }) : unit,
);

async function show(Dialog: () => React.ReactNode, search: string, moving: (typeof lin)[] = []) {
  function Shown() {
    useTexts('console');
    return <Dialog />;
  }
  const state = stateWith({
    routing: { location: { pathname: '/console/organizationManagement/myOrganization', search, hash: '', key: '' } },
    myOrganization: { units: loaded(led) },
    members: { moving },
  });
  return { ...(await renderView(<Shown />, { state })), user: userEvent.setup() };
}
const asked = (events: readonly { type: string }[], type: string) => events.filter((action) => action.type === type);

describe('moving people', () => {
  it('requires a choice: nothing is chosen at first, whatever department is shown', async () => {
    const { user, events } = await show(MoveMembersDialog, '?unit=root&panel=moveMembers', [lin]);
    const field = screen.getByLabelText('部门');
    expect(field).toHaveValue('');
    await user.click(screen.getByRole('button', { name: '调岗' }));
    expect(field).toHaveAccessibleDescription('请选择调到哪个部门');
    expect(field).toHaveFocus();
    expect(asked(events, membersMoveWanted.type)).toEqual([]);
    await user.selectOptions(field, 'shop');
    expect(field).not.toHaveAccessibleDescription('请选择调到哪个部门');
    await user.click(screen.getByRole('button', { name: '调岗' }));
    expect(asked(events, membersMoveWanted.type)).toEqual([membersMoveWanted({ people: [lin], unitId: 'shop' })]);
  });

  it('excludes the department they are in as a destination', async () => {
    const { user, events } = await show(MoveMembersDialog, '?unit=root&panel=moveMembers', [lin]);
    expect(screen.getByText('Unit dev → ?')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('部门'), 'dev');
    await user.click(screen.getByRole('button', { name: '调岗' }));
    expect(screen.getByLabelText('部门')).toHaveAccessibleDescription('已经在这个部门');
    expect(asked(events, membersMoveWanted.type)).toEqual([]);
    await user.selectOptions(screen.getByLabelText('部门'), 'shop');
    expect(screen.getByText('Unit dev → Unit shop')).toBeVisible();
  });

  it('says that they are heads, and what happens to the departments they lead', async () => {
    const { user } = await show(MoveMembersDialog, '?panel=moveMembers', [lin, chen]);
    expect(screen.getByText('Unit dev、Unit shop → ?')).toBeVisible();
    expect(screen.getByText(/^Lin 是“Unit dev”的负责人。调走后“Unit dev”没有负责人/)).toBeVisible();
    expect(screen.queryByText(/Chen 是/)).toBeNull();
    await user.selectOptions(screen.getByLabelText('部门'), 'dev');
    expect(screen.queryByText(/是“Unit dev”的负责人/)).toBeNull();
  });
});

it('the move of a row concerns that person alone and leaves the selection as it is', async () => {
  function Shown() {
    useTexts('console');
    return (
      <>
        <MemberTable members={[memberOf({ id: 'm2', name: 'Chen', organizationUnitId: 'shop' })]} />
        <MoveMembersDialog />
      </>
    );
  }
  const state = stateWith({ myOrganization: { units: loaded(led) }, members: { chosen: [lin] } });
  const { store } = await renderView(<Shown />, { state });
  await userEvent.click(screen.getByRole('button', { name: '给 Chen 调岗' }));
  expect(screen.getByText('Unit shop → ?')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  expect(selectChosenMembers(store.getState())).toEqual([lin]);
});

it('does not move a department to where it already is, and the field says so', async () => {
  const { user, events } = await show(MoveUnitDialog, '?unit=shop&panel=moveUnit');
  await user.click(screen.getByRole('button', { name: '移动部门' }));
  const parent = screen.getByLabelText('上级部门');
  expect(parent).toHaveAccessibleDescription('部门已经在这个位置');
  expect(parent).toHaveFocus();
  expect(asked(events, unitMoveWanted.type)).toEqual([]);
  await user.selectOptions(parent, 'dev');
  await user.click(screen.getByRole('button', { name: '移动部门' }));
  expect(asked(events, unitMoveWanted.type)).toEqual([unitMoveWanted({ id: 'shop', parentId: 'dev', position: 1 })]);
});
