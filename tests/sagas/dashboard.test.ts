import { combineReducers } from '@reduxjs/toolkit';
import { LIMITS } from '../../src/constants/limits.ts';
import { PATHS } from '../../src/constants/paths.ts';
import { TIMING } from '../../src/constants/timing.ts';
import * as figures from '../../src/features/dashboard/dashboardSlice.ts';
import { notificationReceived } from '../../src/features/realtime/realtimeEvents.ts';
import { dashboard } from '../../src/sagas/dashboard.ts';
import { companyActPage, hostActPage } from '../../src/services/api/consoleActs.ts';
import { companyDashboard, hostDashboard } from '../../src/services/api/dashboard.ts';
import { notificationOf } from '../support/fixtures.ts';
import { CONSOLE_REDUCERS, consoleAt, shownAt } from './support/consoleState.ts';
import { runSteps, sent } from './support/runSteps.ts';

const reduce = combineReducers({ ...CONSOLE_REDUCERS, dashboard: figures.dashboardReducer });
const act = { id: 'a1' };

/** The console's home, in a company or without one. */
function home(tenantId: string | null) {
  const state = {
    ...consoleAt(PATHS.console, tenantId),
    dashboard: figures.dashboardReducer(undefined, { type: '@@test' }),
  };
  return runSteps(dashboard, {
    state,
    reduce,
    answers: {
      now: () => Date.now(),
      send: ({ id }: { id: string }) => (id.endsWith('Acts') ? { items: [act], totalCount: 1 } : { users: id }),
    },
  });
}
const asked = ({ steps }: ReturnType<typeof home>) => steps.splice(0).filter((step) => Array.isArray(step));
const newest = { maxResultCount: LIMITS.recentActs };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('a company’s home shows its own figures and acts', () => {
  const shown = home('aurora');
  expect(asked(shown)).toEqual([sent(companyDashboard()), sent(companyActPage(newest))]);
  const { company, host, acts } = shown.state().dashboard;
  expect([company.data, host.data, acts.data]).toEqual([{ users: 'getDashboard' }, null, [act]]);
});

it('without a company it shows those of the installation', () => {
  const shown = home(null);
  expect(asked(shown)).toEqual([sent(hostDashboard()), sent(hostActPage(newest))]);
  const { company, host } = shown.state().dashboard;
  expect([company.data, host.data]).toEqual([null, { users: 'getHostDashboard' }]);
});

it('each block is read again on its own', () => {
  const shown = home('aurora');
  asked(shown);
  shown.hear(figures.companyFigures.wanted());
  expect(asked(shown)).toEqual([sent(companyDashboard())]);
  shown.hear(figures.recentActs.wanted());
  expect(asked(shown)).toEqual([sent(companyActPage(newest))]);
  const ofHost = home(null);
  asked(ofHost);
  ofHost.hear(figures.hostFigures.wanted());
  expect(asked(ofHost)).toEqual([sent(hostDashboard())]);
});

it.each([
  ['aurora', [sent(companyDashboard())]],
  [null, []],
])('a notification may tell of a change in the company (%j), but not in the installation', async (tenantId, again) => {
  const shown = home(tenantId);
  asked(shown);
  shown.hear(notificationReceived(notificationOf('n1')));
  await jest.advanceTimersByTimeAsync(TIMING.realtimeBurstMs);
  expect(asked(shown)).toEqual(again);
});

it('nothing is read on another page', () => {
  const shown = home('aurora');
  asked(shown);
  shown.hear(shownAt(PATHS.workbench));
  shown.hear(figures.companyFigures.wanted());
  expect(asked(shown)).toEqual([]);
});
