import { Link } from 'react-router-dom';
import type { Invitation } from '../../../../contract/invitations.ts';
import {
  invitationRows,
  invitationWithdrawalWanted,
  repetitionWanted,
  selectInvitations,
  selectIsActedOn,
  selectMemberListKey,
  selectRepetitions,
} from '../../../features/members/membersSlice.ts';
import { organizationHref, selectOrganizationPlace } from '../../../features/myOrganization/organizationPlace.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { type Column, DataTable } from '../../common/DataTable.tsx';
import { EmptyState } from '../../common/EmptyState.tsx';
import { LoadedPart } from '../../common/LoadedPart.tsx';
import { SkeletonBar } from '../../common/Skeleton.tsx';
import { TextButton } from '../../common/TextButton.tsx';
import { useText } from '../../common/useText.ts';
import { MemberCount } from './MemberCount.tsx';
import styles from './members.module.css';
import { useUnitNames } from './useUnitNames.ts';

/** People who have been invited and have not joined yet. */
export function InvitationList() {
  const t = useText();
  const dispatch = useAppDispatch();
  const { departmentOf } = useUnitNames();
  const key = useAppSelector(selectMemberListKey);
  const columns: readonly Column<Invitation>[] = [
    { key: 'name', head: t('members:name'), cell: ({ name }) => name },
    {
      key: 'phone',
      head: t('members:phoneHead'),
      cell: ({ phoneNumber }) => phoneNumber ?? '–',
      width: 128,
      wide: true,
    },
    {
      key: 'department',
      head: t('members:department'),
      cell: departmentOf,
      wide: true,
    },
    {
      key: 'until',
      head: t('members:until'),
      cell: ({ expirationTime, isExpired }) => (
        <>
          {expirationTime.slice(0, 10)} {isExpired && <span className={styles.disabled}>{t('members:expired')}</span>}
        </>
      ),
      width: '26%',
    },
    { key: 'acts', head: t('members:acts'), cell: (one) => <Acts invitation={one} />, width: 152 },
  ];
  return (
    <LoadedPart
      load={useAppSelector(selectInvitations)}
      skeleton={<SkeletonBar width="100%" height={160} />}
      failedTitle={t('members:invitationsFailed')}
      onRetry={() => dispatch(invitationRows.wanted(key))}
    >
      {({ items, totalCount }) =>
        totalCount === 0 ? (
          <Nobody />
        ) : (
          <>
            <DataTable caption={t('members:invitations')} columns={columns} rows={items} />
            <MemberCount totalCount={totalCount} />
          </>
        )
      }
    </LoadedPart>
  );
}

function Nobody() {
  const t = useText();
  const { keyword, unit, status } = useAppSelector(selectOrganizationPlace);
  if (keyword === '') return <EmptyState title={t('members:noInvitations')} />;
  return (
    <EmptyState
      title={t('members:invitationNotFound')}
      sentence={t('members:notFoundSentence')}
      action={<Link to={organizationHref({ unit, status })}>{t('members:clearFilter')}</Link>}
    />
  );
}

function Acts({ invitation: { id, name } }: { readonly invitation: Invitation }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const isRepeating = useAppSelector(selectRepetitions).includes(id);
  const isLeaving = useAppSelector((state) => selectIsActedOn(state, [{ id, name }]));
  return (
    <span className={styles.acts}>
      <TextButton
        aria-label={t('members:repeatOf', { name })}
        busy={isRepeating}
        onClick={() => dispatch(repetitionWanted({ id, name }))}
      >
        {t('members:repeat')}
      </TextButton>
      <TextButton
        aria-label={t('members:withdrawOf', { name })}
        busy={isLeaving}
        onClick={() => dispatch(invitationWithdrawalWanted({ id, name }))}
      >
        {t('members:withdraw')}
      </TextButton>
    </span>
  );
}
