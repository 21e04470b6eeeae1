import type { UnknownAction } from '@reduxjs/toolkit';
import type { Invitation } from '../../contract/invitations.ts';
import type { MemberSession } from '../../contract/memberSessions.ts';
import type { Member, MemberDetail } from '../../contract/members.ts';
import { switchSucceeded } from '../../src/features/companySwitch/companySwitchEvents.ts';
import * as members from '../../src/features/members/membersSlice.ts';
import type { Page } from '../../src/lib/paging.ts';

const stateAfter = (...events: readonly UnknownAction[]) =>
  events.reduce(members.membersReducer, members.membersReducer(undefined, { type: '@@test' }));
const [lin, wang] = [
  { id: 'lin', name: 'Lin' },
  { id: 'wang', name: 'Wang' },
];
const pageOf = <T>(...ids: readonly string[]) =>
  ({ items: ids.map((id) => ({ id })), totalCount: ids.length }) as Page<T>;
/** Both lists, with an answer for the list `key`. */
const listed = (key: string) => [
  members.memberRows.requested(key),
  members.memberRows.loaded(pageOf<Member>('lin'), key),
  members.invitationRows.requested(key),
  members.invitationRows.loaded(pageOf<Invitation>('guest'), key),
];
const detailed = (id: string) => [
  members.memberDetails.requested(id),
  members.memberDetails.loaded({ id } as MemberDetail, id),
  members.memberSessions.requested(id),
  members.memberSessions.loaded([{ id: `s-${id}` } as MemberSession], id),
];

it('an answer for a list that is no longer shown is dropped', () => {
  const open = stateAfter(members.memberListOpened('sales'), ...listed('sales'));
  expect([open.rows.data, open.invitations.data]).toEqual([pageOf('lin'), pageOf('guest')]);
  const other = stateAfter(members.memberListOpened('works'), ...listed('sales'));
  expect([other.rows.data, other.invitations.data]).toEqual([null, null]);
});

it('the text in the search field stays until the address has it, and so do the rows', () => {
  const typed = stateAfter(members.memberListOpened('a'), ...listed('a'), members.memberKeywordTyped('li'));
  expect(members.selectTypedMember({ members: typed })).toBe('li');
  const opened = members.membersReducer(typed, members.memberListOpened('b'));
  expect([opened.typed, opened.rows.data]).toEqual([null, pageOf('lin')]);
});

it('another member’s detail and sessions are never shown as this one’s', () => {
  const open = stateAfter(members.memberOpened('lin'), ...detailed('lin'));
  expect([open.detail.data, open.sessions.data]).toEqual([{ id: 'lin' }, [{ id: 's-lin' }]]);
  expect(members.membersReducer(open, members.memberOpened('lin'))).toEqual(open);
  const other = members.membersReducer(open, members.memberOpened('wang'));
  expect([other.detail.data, other.sessions.data]).toEqual([null, null]);
  const late = stateAfter(members.memberOpened('wang'), ...detailed('lin'));
  expect([late.detail.data, late.sessions.data]).toEqual([null, null]);
});

it('after an act, those for whom it was refused stay chosen, without the reason', () => {
  const outcome = { done: 1, refused: [{ ...wang, organizationUnitId: 'works', error: 'No' }] };
  const told = stateAfter(members.membersChosen([lin, wang]), members.outcomeTold(outcome));
  expect(told).toMatchObject({ outcome, chosen: [{ ...wang, organizationUnitId: 'works' }] });
  expect(told.chosen[0]).not.toHaveProperty('error');
  expect(members.membersReducer(told, members.outcomeDismissed())).toEqual({ ...told, outcome: null });
  expect(members.membersReducer(told, members.choiceEmptied()).chosen).toEqual([]);
});

it('sign-outs and repeated invitations are each under way independently', () => {
  const busy = stateAfter(members.signOutsUnderWay.begun('s1'), members.repetitionsUnderWay.begun('i1'));
  expect([busy.signOuts, busy.repetitions]).toEqual([['s1'], ['i1']]);
  const one = members.membersReducer(busy, members.signOutsUnderWay.ended('s1'));
  expect([one.signOuts, one.repetitions]).toEqual([[], ['i1']]);
});

it('nothing about one company’s people is left in another', () => {
  const open = [members.memberListOpened('a'), ...listed('a'), members.memberOpened('lin'), ...detailed('lin')];
  expect(stateAfter(...open, members.membersChosen([lin]), switchSucceeded())).toEqual(stateAfter());
});
