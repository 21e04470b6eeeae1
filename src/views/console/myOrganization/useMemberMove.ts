import { type ChosenMember, membersMoveBegun } from '../../../features/members/membersSlice.ts';
import { organizationHref, selectOrganizationPlace } from '../../../features/myOrganization/organizationPlace.ts';
import { navigationWanted } from '../../../features/routing/routingSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';

/** Opens the dialog that asks where people are to move to. */
export function useMemberMove(): (people: readonly ChosenMember[]) => void {
  const dispatch = useAppDispatch();
  const place = useAppSelector(selectOrganizationPlace);
  return (people) => {
    dispatch(membersMoveBegun(people));
    dispatch(navigationWanted({ to: organizationHref({ ...place, panel: 'moveMembers' }) }));
  };
}
