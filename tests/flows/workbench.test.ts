import { TIMING } from '../../src/constants/timing.ts';
import { applicationOpened } from '../../src/features/applications/applicationsSlice.ts';
import { switchSucceeded } from '../../src/features/companySwitch/companySwitchEvents.ts';
import { keyChanged } from '../../src/features/crossTab/crossTabEvents.ts';
import { moduleSummary } from '../../src/features/notificationCentre/notificationCentreSlice.ts';
import { dialogOpened } from '../../src/features/notificationDialog/notificationDialogSlice.ts';
import { scheduleBackPressed } from '../../src/features/scheduleCalendar/scheduleCalendarSlice.ts';
import { settingsChanged } from '../../src/features/settings/settingsSlice.ts';
import { taskSaved } from '../../src/features/taskForm/taskFormSlice.ts';
import { dayChosen, ownCompany, todoListChosen } from '../../src/features/workbench/workbenchSlice.ts';
import * as page from '../../src/services/browser/page.ts';
import { backendWith, CALLS, configurationOf } from '../support/backend.ts';
import { playFlow } from '../support/playFlow.ts';
import { former, signedIn } from '../support/signedIn.ts';

jest.mock('../../src/services/browser/page.ts', () => ({
  ...jest.requireActual('../../src/services/browser/page.ts'),
  openTab: jest.fn(),
}));
jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const COUNTS = 'POST /api/user-work/common/user-task-count';
const WORKING = 'POST /api/user-work/work/my-working';
const OVERDUE = 'POST /api/user-work/work/my-overdue';
const PARTICIPATING = 'POST /api/user-work/personal/my-participate';
const DAY = 'POST /api/user-date-schedule/day';
const MONTH = 'POST /api/user-date-schedule/month';
const NOTICES = 'GET /api/portal/companyNotice/currentUser/notices';
const INFO = 'GET /api/workbench/company-info';
const PICTURE = 'GET /api/account/profile-picture-file/account';
const SUMMARY = 'GET /api/notification/user-notification-statistics';

function backend() {
  const page = { body: { items: [], totalCount: 0 } };
  return {
    ...backendWith([former]),
    [CALLS.configuration]: { body: configurationOf({ WMS_Auth: true }, former.tenantId) },
    [COUNTS]: {
      body: {
        work: { myInProgress: 1, myOverdue: 2, myFinished: 3, myCollection: 4, total: 10 },
        personal: { myParticipateIn: 5, myStartCount: 6, myCollection: 7, total: 18 },
      },
    },
    [WORKING]: page,
    [OVERDUE]: page,
    [PARTICIPATING]: page,
    [DAY]: { body: { optionsInfo: [] } },
    [MONTH]: { body: [] },
    [NOTICES]: {
      body: { items: Array.from({ length: 12 }, (_, n) => ({ id: `${n}`, title: 'x', publishDate: '2026-11-20' })) },
    },
    [INFO]: { body: { tenantId: former.tenantId, name: 'Former' } },
    [SUMMARY]: { body: { items: [] } },
  };
}

async function work() {
  const play = await playFlow(backend(), { path: '/portal', preloadedState: signedIn() });
  await play.pass(0);
  return play;
}

beforeEach(() => {
  // 10:24 in Shanghai, a Friday whose week lies in one month.
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('company information is loaded in the new language, also if another tab has chosen it', async () => {
  const play = await work();
  play.calls();
  const { settings } = play.state().settings;
  play.dispatch(keyChanged({ key: 'settings', raw: JSON.stringify({ ...settings, language: 'en-US' }) }));
  await play.pass(0);
  expect(play.calls()).toEqual([INFO]);
});

it('POR-2 the workbench loads counts, first items, notifications, schedules, notices and company information', async () => {
  const play = await work();
  expect(play.calls().sort()).toEqual(
    [CALLS.configuration, COUNTS, WORKING, PARTICIPATING, DAY, MONTH, NOTICES, INFO, SUMMARY, PICTURE].sort(),
  );
  const { shell, clock, workbench, todoCentre, notices, permissions } = play.state();
  expect([shell.open, clock.now]).toEqual([true, '2026-11-20T10:24:00']);
  expect(workbench.companyInfo.status).toBe('loaded');
  expect(todoCentre.counts.status).toBe('loaded');
  expect(workbench).toMatchObject({ day: '2026-11-20', agenda: { status: 'loaded' } });
  // HDR-5: the first eight.
  expect(notices.latest.data).toHaveLength(8);
  // A reload shows what is granted now.
  expect(permissions.authorization).toEqual(['WMS_Auth']);
});

it('a failed part keeps its old rows, says why in place, and can be retried on its own', async () => {
  const play = await work();
  play.calls();
  play.backend[SUMMARY] = { status: 502, body: {} };
  play.dispatch(moduleSummary.wanted());
  await play.pass(0);
  expect(play.state().notificationCentre.summary).toEqual({
    status: 'failed',
    data: [],
    error: {
      key: 'errors:requestFailed',
      params: { status: 502, url: '/api/notification/user-notification-statistics' },
    },
  });
  expect(play.state().feedback.toasts).toEqual([]);
  expect(play.calls()).toEqual([SUMMARY]);
});

it('stores the logo that the company itself reports if the list of companies reported none', async () => {
  const play = await work();
  expect(play.state().company.companyLogo).toBeNull();
  play.backend[INFO] = { body: { tenantId: former.tenantId, name: 'Former', logo: 'former.png' } };
  play.dispatch(ownCompany.wanted());
  await play.pass(0);
  expect(play.state().company.companyLogo).toBe('former.png');
});

it('another language applies to the company information at once; another look requests nothing', async () => {
  const play = await work();
  play.calls();
  play.backend[INFO] = { body: { tenantId: former.tenantId, name: 'Former', editionName: 'Manufacturing' } };
  play.dispatch(settingsChanged({ style: 'dark' }));
  await play.pass(0);
  expect(play.calls()).toEqual([]);
  play.dispatch(settingsChanged({ language: 'en-US' }));
  await play.pass(0);
  expect(play.calls()).toEqual([INFO]);
  expect(play.state().workbench.companyInfo.data?.editionName).toBe('Manufacturing');
});

it('fetches a stored user that could not be read again', async () => {
  const state = signedIn();
  const session = state.session && { ...state.session, userInfo: null };
  const play = await playFlow(backend(), {
    path: '/portal',
    preloadedState: { ...state, ...(session && { session }) },
  });
  await play.pass(0);
  expect(play.state().session.userInfo).toEqual({ userName: 'lin', id: 'u1', name: 'Lin Jing', hostId: 'account' });
});

it('choosing a list loads it; the answer for a day that was left never shows', async () => {
  const play = await work();
  play.calls();
  play.dispatch(todoListChosen({ group: 'work', list: 'overdue' }));
  await play.pass(0);
  expect(play.calls()).toEqual([OVERDUE]);

  play.dispatch(dayChosen('2026-11-30'));
  play.dispatch(dayChosen('2026-12-01'));
  await play.pass(0);
  expect(play.state().workbench).toMatchObject({ day: '2026-12-01', agenda: { status: 'loaded' } });
  // The week from 30 November on touches two months.
  expect(Object.keys(play.state().workbench.months).sort()).toEqual(['2026-11', '2026-12']);
});

it('after a save, recounts the schedules of today, whatever month the agenda shows', async () => {
  const play = await work();
  play.dispatch(dayChosen('2027-02-10'));
  await play.pass(0);
  play.backend[MONTH] = { body: [{ dateString: '2026-11-20', taskTitle: [{ title: 'new', degreeType: 0 }] }] };
  play.dispatch(taskSaved({ kind: 'schedule', id: null }));
  await play.pass(0);
  expect(play.state().workbench.months['2026-11']?.data).toHaveLength(1);
});

it('the clock moves on, and midnight moves the chosen day', async () => {
  jest.setSystemTime(Date.UTC(2026, 10, 20, 15, 59));
  const play = await work();
  expect(play.state().workbench.day).toBe('2026-11-20');
  await play.pass(90_000);
  expect(play.state().clock.now?.slice(0, 10)).toBe('2026-11-21');
  expect(play.state().workbench.day).toBe('2026-11-21');
});

it('a schedule opened from the workbench appears beside the list of its day, and back returns there', async () => {
  const play = await work();
  play.dispatch(dialogOpened({ tab: 3, intent: { kind: 'detail', id: 'review', date: '2026-11-20' } }));
  await play.pass(0);
  expect(play.state().scheduleCalendar).toMatchObject({ status: 'dayDetail', day: '2026-11-20' });
  expect(play.state().taskDetail.target).toEqual({ kind: 'schedule', id: 'review' });
  expect(play.state().notificationDialog.place).toBe('2026-11-20');
  play.dispatch(scheduleBackPressed());
  await play.pass(0);
  expect(play.state().scheduleCalendar.status).toBe('dayList');
});

it('HDR-3 opening an application stores it and opens the loading page in a new tab', async () => {
  const play = await work();
  play.dispatch(applicationOpened('wms'));
  await play.pass(0);
  expect(play.state().applications.current).toBe('wms');
  expect(page.openTab).toHaveBeenCalledWith('/loading-page');
});

it('the visited page gets its tab once', async () => {
  const play = await work();
  const tabs = [{ path: '/portal', titleKey: 'routing:workbench' }];
  expect(play.state().pageTabs).toEqual({
    tabs,
    cachePath: ['/portal'],
    tabsElsewhere: {},
    owner: 'account/tenant-Former',
    visited: tabs,
    dirty: [],
  });
});

it('after a company switch the tabs start with the shown page, at once', async () => {
  const play = await work();
  play.dispatch(switchSucceeded());
  expect(play.state().pageTabs.tabs.map(({ path }) => path)).toEqual(['/portal']);
});

it('a chosen yesterday stays chosen while the clock ticks', async () => {
  const play = await work();
  play.dispatch(dayChosen('2026-11-19'));
  await play.pass(TIMING.clockTickMs * 2);
  expect(play.state().workbench.day).toBe('2026-11-19');
});
