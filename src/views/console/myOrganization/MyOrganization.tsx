import {
  narrowsMembers,
  type OrganizationPanel,
  selectOrganizationPlace,
} from '../../../features/myOrganization/organizationPlace.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { lazyScreen } from '../../common/dom/lazyScreen.ts';
import { LazyLayer } from '../../utility/LazyLayer.tsx';
import { MembersPane } from './MembersPane.tsx';
import styles from './myOrganization.module.css';
import { UnitTree } from './UnitTree.tsx';

/** Dialogs are rarely opened: each in its own chunk. */
const DIALOGS = {
  addUnit: lazyScreen(() => import('./AddUnitDialog.tsx'), 'AddUnitDialog'),
  moveUnit: lazyScreen(() => import('./MoveUnitDialog.tsx'), 'MoveUnitDialog'),
  addMember: lazyScreen(() => import('./AddMemberDialog.tsx'), 'AddMemberDialog'),
  moveMembers: lazyScreen(() => import('./MoveMembersDialog.tsx'), 'MoveMembersDialog'),
  importMembers: lazyScreen(() => import('./ImportDialog.tsx'), 'ImportDialog'),
} as const satisfies Record<OrganizationPanel, unknown>;
const MemberDialog = lazyScreen(() => import('./MemberDialog.tsx'), 'MemberDialog');

/** Departments beside their people (CON-1); on a phone one after the other. */
export function MyOrganization() {
  const place = useAppSelector(selectOrganizationPlace);
  const { view, unit, member, panel } = place;
  const Dialog = panel === '' ? null : DIALOGS[panel];
  const isList = view !== 'tree' && (view !== '' || unit !== '' || narrowsMembers(place));
  return (
    <div className={styles.organization} data-shown={isList ? 'list' : 'tree'} data-dense>
      <UnitTree />
      <MembersPane />
      <LazyLayer>
        {Dialog && <Dialog />}
        {member !== '' && <MemberDialog key={member} />}
      </LazyLayer>
    </div>
  );
}
