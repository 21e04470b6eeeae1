import type { UnknownAction } from '@reduxjs/toolkit';
import { switchFailed, userStored } from '../../src/features/companySwitch/companySwitchEvents.ts';
import {
  permissionsReducer,
  policiesGranted,
  selectIsGranted,
  selectPolicies,
} from '../../src/features/permissions/permissionsSlice.ts';
import { sessionCleared } from '../../src/features/session/sessionSlice.ts';
import { noFormerCompany } from '../support/fixtures.ts';

const userInfo = { userName: 'lin', id: 'u', name: 'Lin', hostId: 'a' };
const stateAfter = (...actions: UnknownAction[]) => ({
  permissions: actions.reduce(permissionsReducer, permissionsReducer(undefined, { type: '@@test' })),
});

it('the grants are the latest, from entering a company or from the hub, and nothing else', () => {
  const entered = userStored({ userInfo, tenantId: 't', authorization: ['Orders.Read'] });
  expect(selectPolicies(stateAfter())).toEqual([]);
  expect(selectIsGranted(stateAfter(entered), 'Orders.Read')).toBe(true);
  expect(selectIsGranted(stateAfter(entered), 'Orders')).toBe(false);
  expect(selectPolicies(stateAfter(entered, policiesGranted(['Tasks.Write'])))).toEqual(['Tasks.Write']);
  expect(selectPolicies(stateAfter(entered, sessionCleared()))).toEqual([]);
});

it('a failed switch restores the grants of the former company', () => {
  const failed = switchFailed({ former: { ...noFormerCompany, authorization: ['Orders.Read'] } });
  expect(selectPolicies(stateAfter(policiesGranted(['Tasks.Write']), failed))).toEqual(['Orders.Read']);
});
