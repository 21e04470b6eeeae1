import type { UnknownAction } from '@reduxjs/toolkit';
import * as refresh from '../../src/features/sessionRefresh/sessionRefreshSlice.ts';

const stateAfter = (...actions: UnknownAction[]) => ({
  sessionRefresh: actions.reduce(
    refresh.sessionRefreshReducer,
    refresh.sessionRefreshReducer(undefined, { type: '@@test' }),
  ),
});

it('remembers what was refused with the token through the refresh, until the person has been told', () => {
  const refused = [
    refresh.deedRefused(),
    refresh.unauthorisedReceived({ session: 'tenant', refusedToken: 'Bearer old' }),
    refresh.refreshedUnseen(),
  ];
  expect(refresh.selectDeedLost(stateAfter())).toBe(false);
  expect(refresh.selectDeedLost(stateAfter(...refused))).toBe(true);
  expect(refresh.selectRefreshStatus(stateAfter(...refused))).toBe('idle');
  expect(refresh.selectDeedLost(stateAfter(...refused, refresh.deedTold()))).toBe(false);
});
