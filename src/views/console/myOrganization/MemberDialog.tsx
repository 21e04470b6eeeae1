import { useCallback } from 'react';
import { drawerClosed, memberDetails, selectMemberDetail } from '../../../features/members/membersSlice.ts';
import { selectOrganizationPlace } from '../../../features/myOrganization/organizationPlace.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { LoadedPart } from '../../common/LoadedPart.tsx';
import { SkeletonBar } from '../../common/Skeleton.tsx';
import { useText } from '../../common/useText.ts';
import { ConsoleDialog } from '../ConsoleDialog.tsx';
import { MemberForm } from './MemberForm.tsx';

/** One person: their place in the company, and their permissions. */
export function MemberDialog() {
  const t = useText();
  const dispatch = useAppDispatch();
  const { member } = useAppSelector(selectOrganizationPlace);
  const load = useAppSelector(selectMemberDetail);
  const close = useCallback(() => dispatch(drawerClosed()), [dispatch]);
  if (load.data?.id === member) return <MemberForm member={load.data} onClose={close} />;
  return (
    <ConsoleDialog title={t('members:editTitle')} isTyped={false} onClose={close} onConfirm={close}>
      <LoadedPart
        load={load}
        skeleton={<SkeletonBar width="100%" height={240} />}
        failedTitle={t('members:detailFailed')}
        onRetry={() => dispatch(memberDetails.wanted(member))}
      >
        {() => null}
      </LoadedPart>
    </ConsoleDialog>
  );
}
