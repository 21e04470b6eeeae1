import { Link } from 'react-router-dom';
import type { Member } from '../../../../contract/members.ts';
import { memberRows, selectMemberListKey, selectMemberRows } from '../../../features/members/membersSlice.ts';
import {
  narrowsMembers,
  organizationHref,
  selectOrganizationPlace,
} from '../../../features/myOrganization/organizationPlace.ts';
import type { Page } from '../../../lib/paging.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { EmptyState } from '../../common/EmptyState.tsx';
import { LoadedPart } from '../../common/LoadedPart.tsx';
import { SkeletonBar } from '../../common/Skeleton.tsx';
import { useText } from '../../common/useText.ts';
import { ChosenBar } from './ChosenBar.tsx';
import { MemberCount } from './MemberCount.tsx';
import { MemberTable } from './MemberTable.tsx';

/** One page of people. */
export function MemberList() {
  const t = useText();
  const dispatch = useAppDispatch();
  const key = useAppSelector(selectMemberListKey);
  return (
    <LoadedPart
      load={useAppSelector(selectMemberRows)}
      skeleton={<SkeletonBar width="100%" height={320} />}
      failedTitle={t('members:failed')}
      onRetry={() => dispatch(memberRows.wanted(key))}
    >
      {(page) =>
        page.items.length === 0 ? (
          <Nobody page={page} />
        ) : (
          <>
            <ChosenBar />
            <MemberTable members={page.items} />
            <MemberCount totalCount={page.totalCount} />
          </>
        )
      }
    </LoadedPart>
  );
}

/** Why the list is empty, and a link to where there is someone. */
function Nobody({ page: { totalCount } }: { readonly page: Page<Member> }) {
  const t = useText();
  const place = useAppSelector(selectOrganizationPlace);
  if (totalCount > 0)
    return (
      <EmptyState
        title={t('members:pageEmpty')}
        action={<Link to={organizationHref({ ...place, page: 1 })}>{t('members:toFirstPage')}</Link>}
      />
    );
  if (narrowsMembers(place))
    return (
      <EmptyState
        title={t('members:notFound')}
        sentence={t('members:notFoundSentence')}
        action={<Link to={organizationHref({ unit: place.unit })}>{t('members:clearFilter')}</Link>}
      />
    );
  return <EmptyState title={t('members:none')} sentence={t('members:noneSentence')} />;
}
