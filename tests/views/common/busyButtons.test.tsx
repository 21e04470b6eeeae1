import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { EXPORT_KEY } from '../../../src/features/members/membersSlice.ts';
import { DELETION } from '../../../src/features/ownAccount/ownAccountSlice.ts';
import { OTHERS } from '../../../src/features/securitySetting/securitySettingSlice.ts';
import { PersonalPicture } from '../../../src/views/accountSettings/personalInfo/PersonalPicture.tsx';
import { LoginsSection } from '../../../src/views/accountSettings/securitySetting/LoginsSection.tsx';
import { PasskeysSection } from '../../../src/views/accountSettings/securitySetting/PasskeysSection.tsx';
import { SessionsSection } from '../../../src/views/accountSettings/securitySetting/SessionsSection.tsx';
import { WaysSection } from '../../../src/views/accountSettings/securitySetting/WaysSection.tsx';
import { useTexts } from '../../../src/views/common/useText.ts';
import { ChosenBar } from '../../../src/views/console/myOrganization/ChosenBar.tsx';
import { InvitationList } from '../../../src/views/console/myOrganization/InvitationList.tsx';
import { MemberPageActs } from '../../../src/views/console/myOrganization/MemberPageActs.tsx';
import { UnitActs } from '../../../src/views/console/myOrganization/UnitActs.tsx';
import { OrderInvoice } from '../../../src/views/console/orderDetail/OrderInvoice.tsx';
import { ChangesSection } from '../../../src/views/ownAccount/ChangesSection.tsx';
import { DeletionSection } from '../../../src/views/ownAccount/DeletionSection.tsx';
import { orderOf } from '../../support/orderWork.ts';
import { units } from '../../support/organizationWork.ts';
import { changed } from '../../support/ownAccountWork.ts';
import { renderView, stateWith } from '../../support/renderView.tsx';
import { passkey, sessionOf } from '../../support/securityWork.ts';
import { loaded } from '../../support/workbenchState.ts';

/** What the view shows, and with it what is under way; without it the same button can be pressed. */
type Shown = Parameters<typeof stateWith>[0];
type Slice = keyof Shown;

const login = { id: 'x1', provider: 'Corp', isActive: true, creationTime: '2026-11-01T08:00:00', removedTime: null };
const invited = { id: 'i1', name: 'Wu', phoneNumber: null, organizationUnitId: 'dev', organizationUnitName: null };
const invitation = {
  ...invited,
  creationTime: '2026-11-01T08:00:00',
  expirationTime: '2026-12-01T08:00:00',
  isExpired: false,
};
const lin = { id: 'm1', name: 'Lin' };
const ofOrder = orderOf();
const issued = { ...ofOrder, invoice: { ...ofOrder.invoice, fileName: 'AT1.pdf' } };
const deletion = { deletionTime: null, graceDays: 14, inTheWay: [], companies: [] };
const leaving = { ...deletion, deletionTime: '2026-12-04T10:00:00' };
const secondStep = (isEnabled: boolean) => ({ load: loaded({ isEnabled, recoveryCodesLeft: 3 }) });
const notices = { load: loaded({ items: [changed], deletionTime: null }) };

const CASES: readonly (readonly [name: string, view: ComponentType, slice: Slice, shown: object, busy: object])[] = [
  ['改名', PasskeysSection, 'passkeys', { load: loaded([passkey]) }, { acts: ['p1'] }],
  ['移除', PasskeysSection, 'passkeys', { load: loaded([passkey]) }, { acts: ['p1'] }],
  ['开启', WaysSection, 'secondStep', secondStep(false), { acts: ['secondStep'] }],
  ['恢复代码', WaysSection, 'secondStep', secondStep(true), { acts: ['secondStep'] }],
  ['关闭', WaysSection, 'secondStep', secondStep(true), { acts: ['secondStep'] }],
  [
    '结束其他登录',
    () => <SessionsSection wayOut={null} />,
    'securitySetting',
    { sessions: loaded([sessionOf('s1', { isCurrent: true }), sessionOf('s2')]) },
    { ending: [OTHERS] },
  ],
  ['解除', LoginsSection, 'ownAccount', { logins: loaded([login]) }, { acts: ['x1'] }],
  ['注销账号', DeletionSection, 'ownAccount', { deletion: loaded(deletion) }, { acts: [DELETION] }],
  ['撤回注销', DeletionSection, 'ownAccount', { deletion: loaded(leaving) }, { acts: [DELETION] }],
  ['是我本人', ChangesSection, 'securityNotices', notices, { acts: ['n1'] }],
  ['不是我', ChangesSection, 'securityNotices', notices, { acts: ['n1'] }],
  ['停用', ChosenBar, 'members', { chosen: [lin, { id: 'm2', name: 'Chen' }] }, { acts: ['m1 m2'] }],
  ['启用', ChosenBar, 'members', { chosen: [lin] }, { acts: ['m1'] }],
  ['启用', ChosenBar, 'members', { chosen: [lin] }, { acts: ['m2 m1'] }],
  [
    '撤回对 Wu 的邀请',
    InvitationList,
    'members',
    { invitations: loaded({ items: [invitation], totalCount: 1 }) },
    { acts: ['i1'] },
  ],
  ['导出', MemberPageActs, 'members', {}, { acts: [EXPORT_KEY] }],
  [
    '删除“Unit lab”',
    () => <UnitActs listRef={{ current: null }} />,
    'myOrganization',
    { units: loaded(units) },
    { acts: ['lab'] },
  ],
  ['AT1.pdf', () => <OrderInvoice order={issued} />, 'orderActs', {}, { files: ['o1'] }],
  ['移除头像', () => <PersonalPicture name="Lin" hasPicture />, 'personalInfo', {}, { removals: ['picture'] }],
];

async function show(View: ComponentType, slice: Slice, fields: object) {
  function Page() {
    useTexts('console');
    useTexts('ownAccount');
    return <View />;
  }
  const location = {
    pathname: '/console/organizationManagement/myOrganization',
    search: '?unit=lab',
    hash: '',
    key: 'k',
  };
  return await renderView(<Page />, { state: stateWith({ routing: { location }, [slice]: fields }) });
}

it.each(CASES)(
  '%s is busy while it is under way: it says so and takes no press',
  async (name, view, slice, shown, busy) => {
    const idle = await show(view, slice, shown);
    const button = screen.getByRole('button', { name });
    expect(button).not.toHaveAttribute('aria-disabled', 'true');
    idle.unmount();
    const { events } = await show(view, slice, { ...shown, ...busy });
    const waiting = screen.getByRole('button', { name });
    expect(waiting).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(waiting);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(events.filter(({ type }) => type.startsWith(`${slice}/`))).toEqual([]);
  },
);
