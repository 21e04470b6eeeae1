import { put, type SagaGenerator, select } from '../../effects/effects.ts';
import { invitationRows, memberDetails, memberRows, selectMemberListKey } from '../../features/members/membersSlice.ts';
import { managedUnits } from '../../features/myOrganization/myOrganizationSlice.ts';
import { selectOrganizationPlace } from '../../features/myOrganization/organizationPlace.ts';

/** A company's people have changed, and with them the counts in its tree and the open member. */
export function* readMembersAgain(): SagaGenerator<void> {
  yield* readPeopleAgain();
  const { member } = yield* select(selectOrganizationPlace);
  if (member !== '') yield* put(memberDetails.wanted(member));
}

/** The same without the open member, whose dialog is about to close. */
export function* readPeopleAgain(): SagaGenerator<void> {
  const key = yield* select(selectMemberListKey);
  yield* put(memberRows.wanted(key));
  yield* put(invitationRows.wanted(key));
  yield* put(managedUnits.wanted());
}
