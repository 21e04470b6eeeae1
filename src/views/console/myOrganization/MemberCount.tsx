import { LIMITS } from '../../../constants/limits.ts';
import { organizationHref, selectOrganizationPlace } from '../../../features/myOrganization/organizationPlace.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { useText } from '../../common/useText.ts';
import { ListFoot } from '../ListFoot.tsx';

/** The number of members or invitations, and their pages. */
export function MemberCount({ totalCount }: { readonly totalCount: number }) {
  const t = useText();
  const place = useAppSelector(selectOrganizationPlace);
  return (
    <ListFoot
      words={t('members:count', { count: totalCount })}
      totalCount={totalCount}
      current={place.page}
      size={LIMITS.memberListPage}
      hrefFor={(page) => organizationHref({ ...place, page })}
    />
  );
}
