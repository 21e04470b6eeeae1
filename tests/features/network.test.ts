import type { UnknownAction } from '@reduxjs/toolkit';
import { TIMING } from '../../src/constants/timing.ts';
import * as network from '../../src/features/network/networkSlice.ts';
import { pageReloadHeld } from '../../src/features/reload/reloadSlice.ts';

const stateAfter = (...actions: UnknownAction[]) => ({
  network: actions.reduce(network.networkReducer, network.networkReducer(undefined, { type: '@@test' })),
});
const outage = (failures: number) => [network.requestFailed(), ...Array(failures + 1).fill(network.probeFailed())];
const held = pageReloadHeld({ reason: 'networkRecovered' });

it('the next outage gets the full number of attempts again', () => {
  const first = outage(TIMING.networkProbeLimit - 1);
  expect(network.selectFailedProbes(stateAfter(...first))).toBe(TIMING.networkProbeLimit - 1);
  expect(network.selectFailedProbes(stateAfter(...first, network.probeSucceeded()))).toBe(0);
  expect(stateAfter(...first, network.probeSucceeded(), held, ...outage(1)).network).toEqual({
    status: 'offline',
    failedProbes: 1,
  });
  expect(stateAfter(...outage(TIMING.networkProbeLimit), held, ...outage(1)).network.failedProbes).toBe(1);
});

it.each([
  ['online', false, []],
  ['probing', true, [network.requestFailed()]],
  ['offline', true, outage(0)],
  ['recovered', false, [...outage(0), network.answerArrived()]],
  ['givenUp', false, outage(TIMING.networkProbeLimit)],
] as const)('an answer matters while %s: %s', (status, isDoubted, actions) => {
  const state = stateAfter(...actions);
  expect(network.selectNetworkStatus(state)).toBe(status);
  expect(network.selectIsDoubted(state)).toBe(isDoubted);
});
