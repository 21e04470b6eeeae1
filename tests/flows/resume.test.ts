import type { UnknownAction } from '@reduxjs/toolkit';
import { chooserOpened } from '../../src/features/companySwitch/companySwitchEvents.ts';
import { moduleSummary, notificationPressed } from '../../src/features/notificationCentre/notificationCentreSlice.ts';
import { pageReloadWanted } from '../../src/features/reload/reloadSlice.ts';
import { hrefOf } from '../../src/features/routing/routingSlice.ts';
import { cursorMoved } from '../../src/features/scheduleCalendar/scheduleCalendarSlice.ts';
import { popoverOpened } from '../../src/features/shell/shellSlice.ts';
import { followWanted } from '../../src/features/task/taskSlice.ts';
import { taskFormChanged, taskSaveWanted } from '../../src/features/taskForm/taskFormSlice.ts';
import { todoCreatePressed, todoListPicked, todoPressed } from '../../src/features/todoCentre/todoCentreSlice.ts';
import { dayChosen, todoListChosen } from '../../src/features/workbench/workbenchSlice.ts';
import * as page from '../../src/services/browser/page.ts';
import { backendWith, CALLS } from '../support/backend.ts';
import { notificationOf } from '../support/fixtures.ts';
import { playFlow, type Reply } from '../support/playFlow.ts';
import { former, signedIn } from '../support/signedIn.ts';
import { ownTask, pageWith, TODO } from '../support/todoWork.ts';
import { taskOf } from '../support/workbenchState.ts';

jest.mock('../../src/services/browser/fingerprint.ts', () => ({ makeFingerprint: () => 'device-1' }));
jest.mock('../../src/services/browser/page.ts', () => ({
  ...jest.requireActual('../../src/services/browser/page.ts'),
  reloadPage: jest.fn(),
}));
jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const SUMMARY = 'GET /api/notification/user-notification-statistics';
const MODULE = { moduleName: 'BPM', unreadCount: 1, title: 'x' };
const BACKEND = {
  ...backendWith([former]),
  [SUMMARY]: { body: { items: [MODULE] } },
  'GET /api/notification/user-notifications': { body: { items: [], totalCount: 0 } },
  'POST /api/notification/set-all-read': { body: null },
  'POST /api/user-date-schedule/month': { body: [] },
  'POST /api/user-date-schedule/day': { body: { optionsInfo: [] } },
  'POST /api/dimensional-code/generate': { body: { content: 'code' } },
  [TODO.working]: pageWith([]),
  [TODO.overdue]: pageWith([]),
  [TODO.participating]: pageWith([]),
  [TODO.started]: pageWith([ownTask('bearings')]),
} satisfies Record<string, Reply>;
const REFUSED: Reply = { status: 401 };

async function start(path = '/portal', state = signedIn()) {
  const play = await playFlow({ ...BACKEND }, { path, preloadedState: state });
  await play.pass(1_000);
  return play;
}
type Play = Awaited<ReturnType<typeof start>>;
const address = (play: Play) => hrefOf(play.state().routing.location);

/** From now on every call of the person is refused; the session is refreshed and the page reloaded. */
async function loseToken(play: Play, ...clicks: UnknownAction[]) {
  for (const call of Object.keys(play.backend)) if (call !== CALLS.token) play.backend[call] = REFUSED;
  for (const click of clicks) {
    play.dispatch(click);
    await play.pass(0);
  }
  if (play.state().reload.status === 'idle') play.dispatch(moduleSummary.wanted());
  await play.pass(500);
  expect(page.reloadPage).toHaveBeenCalledTimes(1);
  const at = address(play);
  play.end();
  return start(at);
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('token', 'Bearer former-token');
  localStorage.setItem('refresh_token', 'former-refresh');
  jest.mocked(page.reloadPage).mockClear();
});
afterEach(() => jest.useRealTimers());

it('the company chooser whose list met 401 is open again after the reload, and has its list', async () => {
  const after = await loseToken(await start(), chooserOpened({ action: 'switch' }));
  expect(after.state().companySwitch).toMatchObject({
    status: 'choosing',
    action: 'switch',
    companies: { data: [former] },
  });
});

it('shows the selected list of to-dos again', async () => {
  const play = await start('/portal?panel=todo');
  const after = await loseToken(play, todoListPicked('started'));
  expect(after.state().todoCentre).toMatchObject({ status: 'list', list: 'started' });
  expect(after.state().todoCentre.page.items).toHaveLength(1);
});

it('shows the code of a work to-do again', async () => {
  const play = await start('/portal?panel=todo');
  const after = await loseToken(play, todoPressed(taskOf('audit', { source: 'BPM' })));
  expect(after.state().todoCentre).toMatchObject({ status: 'qrCode', scanned: { id: 'audit' } });
  expect(after.bodyOf(TODO.code)).toMatchObject({ code: 102, businessId: 'audit' });
  expect(after.state().qrCode.content.data).toBe('code');
});

it('shows the code of a notification again over its module', async () => {
  const play = await start('/portal?panel=notifications&id=BPM');
  const properties = JSON.stringify({ App: { businessId: 'b1' } });
  const about = notificationOf('n1', { moduleName: 'BPM', notificationName: 'approvalRequest', properties });
  const after = await loseToken(play, notificationPressed(about));
  expect(after.state().notificationCentre.status).toBe('qrCode');
  expect(after.state().qrCode).toMatchObject({ request: { businessId: 'b1' }, content: { data: 'code' } });
});

it('shows the selected month again', async () => {
  const play = await start('/portal?panel=schedule');
  const after = await loseToken(play, cursorMoved('2027-03-01'));
  expect(after.state().scheduleCalendar).toMatchObject({ status: 'calendar', cursor: '2027-03-01' });
  expect(after.state().scheduleCalendar.months['2027-03']?.status).toBe('loaded');
});

it('restores the lists, the day and the open panel of the workbench', async () => {
  const after = await loseToken(
    await start(),
    todoListChosen({ group: 'work', list: 'overdue' }),
    dayChosen('2026-11-24'),
    popoverOpened({ name: 'notices', by: 'press' }),
  );
  expect(after.state().workbench).toMatchObject({ chosen: { work: 'overdue' }, day: '2026-11-24' });
  expect(after.state().shell).toMatchObject({ popover: 'notices', openedBy: 'press' });
});

it('restores once, and never into another company or after a reload that the person asked for', async () => {
  const once = await loseToken(await start(), chooserOpened({ action: 'switch' }));
  once.end();
  expect((await start()).state().companySwitch.status).toBe('closed');

  jest.mocked(page.reloadPage).mockClear();
  const play = await start();
  play.dispatch(chooserOpened({ action: 'switch' }));
  play.dispatch(pageReloadWanted({ reason: 'sessionRefreshed', delayMs: 0 }));
  await play.pass(0);
  play.end();
  const state = signedIn();
  const elsewhere = await start('/portal', {
    ...state,
    ...(state.session && { session: { ...state.session, tokenFlag: 'other' } }),
  });
  expect(elsewhere.state().companySwitch.status).toBe('closed');
  elsewhere.end();

  const asked = await start();
  asked.dispatch(chooserOpened({ action: 'switch' }));
  asked.dispatch(pageReloadWanted({ reason: 'versionUpgraded', delayMs: 0 }));
  await asked.pass(0);
  asked.end();
  expect((await start()).state().companySwitch.status).toBe('closed');
});

it('ignores anything else in the storage', async () => {
  const kept = {
    flag: 'former-flag',
    path: '/portal',
    isDeedLost: false,
    events: [{ type: 'session/logoutWanted' }, null],
  };
  sessionStorage.setItem('atrium-resume', JSON.stringify(kept));
  expect((await start()).state().session.hostToken).not.toBeNull();
  sessionStorage.setItem('atrium-resume', '{"events":7}');
  expect((await start()).state().shell.open).toBe(true);
});

it('an action that met 401 fails at once, is not repeated, and the person is told after the reload', async () => {
  const play = await start('/portal?panel=todo');
  play.backend[TODO.follow] = REFUSED;
  play.dispatch(followWanted({ id: 'bearings', isCollection: true }));
  await play.pass(0);
  const after = await loseToken(play);
  expect(after.calls()).not.toContain(TODO.follow);
  await after.pass(0);
  expect(after.events()).toContain('feedback/toastShown');
});

it('TODO-8 a save that met 401 right after the last keystroke loses nothing: the form comes back with it', async () => {
  const play = await start('/portal?panel=todo');
  play.dispatch(todoCreatePressed());
  await play.pass(0);
  play.dispatch(
    taskFormChanged({
      title: '盘点',
      startedAt: '2026-11-27T09:00:00',
      endAt: '2026-11-27T18:00:00',
      executors: [{ userId: 'u1', userName: 'Lin' }],
    }),
  );
  play.backend[TODO.create] = REFUSED;
  play.dispatch(taskSaveWanted());
  await play.pass(0);
  expect(play.state().taskForm).toMatchObject({ status: 'editing', values: { title: '盘点' } });
  await play.pass(500);
  expect(address(play)).toBe('/portal?panel=todo&id=new');
  const { drafts } = play.state();
  expect(Object.values(drafts.drafts).map(({ values }) => values.title)).toEqual(['盘点']);
  play.end();
  const after = await start(address(play), { ...signedIn(), drafts });
  expect(after.state().taskForm.values.title).toBe('盘点');
  expect(after.events()).toContain('feedback/toastShown');
});
