import { Download, Upload, UserPlus } from 'lucide-react';
import { EXPORT_KEY, membersExportWanted, selectMemberActs } from '../../../features/members/membersSlice.ts';
import { organizationHref, selectOrganizationPlace } from '../../../features/myOrganization/organizationPlace.ts';
import { navigationWanted } from '../../../features/routing/routingSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { Button } from '../../common/Button.tsx';
import { useText } from '../../common/useText.ts';

/** The actions of the page as a whole. */
export function MemberPageActs() {
  const t = useText();
  const dispatch = useAppDispatch();
  const isExporting = useAppSelector(selectMemberActs).includes(EXPORT_KEY);
  const place = useAppSelector(selectOrganizationPlace);
  const open = (panel: 'addMember' | 'importMembers') =>
    dispatch(navigationWanted({ to: organizationHref({ ...place, panel }) }));
  return (
    <>
      <Button icon={Download} busy={isExporting} onClick={() => dispatch(membersExportWanted())}>
        {t('members:export')}
      </Button>
      <Button icon={Upload} onClick={() => open('importMembers')}>
        {t('members:importFile')}
      </Button>
      <Button kind="primary" icon={UserPlus} onClick={() => open('addMember')}>
        {t('members:add')}
      </Button>
    </>
  );
}
