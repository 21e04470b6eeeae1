import type { UnknownAction } from '@reduxjs/toolkit';
import type { MemberGrants } from '../../contract/grants.ts';
import { switchSucceeded } from '../../src/features/companySwitch/companySwitchEvents.ts';
import * as grants from '../../src/features/grants/grantsSlice.ts';

const stateAfter = (...events: readonly UnknownAction[]) =>
  events.reduce(grants.grantsReducer, grants.grantsReducer(undefined, { type: '@@test' }));
const lin = [
  grants.grantsOpened('lin'),
  grants.memberResource.requested('lin'),
  grants.memberResource.loaded({ id: 'lin', name: 'Lin', roles: [], policies: [] } satisfies MemberGrants, 'lin'),
];

it('another member’s policies are never shown as this one’s', () => {
  const open = stateAfter(...lin);
  expect(open.member.data?.id).toBe('lin');
  expect(grants.grantsReducer(open, grants.grantsOpened('lin'))).toEqual(open);
  expect(grants.grantsReducer(open, grants.grantsOpened('wang')).member.data).toBeNull();
  expect(grants.grantsReducer(open, grants.grantsOpened(null))).toMatchObject({
    memberId: null,
    member: { data: null },
  });
  expect(stateAfter(grants.grantsOpened('wang'), ...lin.slice(1)).member.data).toBeNull();
});

const all: readonly grants.Grant[] = [
  { kind: 'memberPolicy', id: 'lin', name: 'Lin', policy: 'CRM_Auth' },
  { kind: 'memberPolicy', id: 'wang', name: 'Wang', policy: 'CRM_Auth' },
  { kind: 'memberPolicy', id: 'lin', name: 'Lin', policy: 'OMS_Auth' },
  { kind: 'memberRole', id: 'lin', name: 'Lin', role: 'admin' },
  { kind: 'memberRole', id: 'lin', name: 'Lin', role: 'staff' },
  { kind: 'rolePolicy', role: 'admin', policy: 'CRM_Auth' },
  { kind: 'rolePolicy', role: 'staff', policy: 'CRM_Auth' },
  { kind: 'rolePolicy', role: 'admin', policy: 'OMS_Auth' },
];

it.each(all)('a switch under way is that one alone, with the value it will have: $kind', (grant) => {
  for (const isOn of [true, false]) {
    const state = { grants: stateAfter(grants.changesUnderWay.begun(grants.changeKey({ grant, isOn }))) };
    expect(all.map((each) => grants.selectGrantTarget(state, each))).toEqual(
      all.map((each) => (each === grant ? isOn : undefined)),
    );
  }
});

it('nothing of one company’s grants is left in another', () => {
  expect(stateAfter(...lin, switchSucceeded())).toEqual(stateAfter());
});
