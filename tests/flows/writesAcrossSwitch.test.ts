import { chooserOpened, companyPicked, switchConfirmed } from '../../src/features/companySwitch/companySwitchEvents.ts';
import { moduleSummary } from '../../src/features/notificationCentre/notificationCentreSlice.ts';
import { dialogOpened } from '../../src/features/notificationDialog/notificationDialogSlice.ts';
import * as form from '../../src/features/taskForm/taskFormSlice.ts';
import { backendWith, CALLS, configurationOf } from '../support/backend.ts';
import { companyOf } from '../support/fixtures.ts';
import type { Reply } from '../support/playFlow.ts';
import { former } from '../support/signedIn.ts';
import { TODO, todoWork } from '../support/todoWork.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const aurora = companyOf('Aurora');
const typed = { title: 'Pay the supplier', startedAt: '2026-11-20T10:30:00', endAt: '2026-11-27T18:00:00' };

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('a write begun in the old company finishes with the old token and never reaches the new one', async () => {
  const play = await todoWork({ tab: 2, intent: { kind: 'create' } });
  Object.assign(play.backend, backendWith([former, aurora]), {
    [CALLS.configuration]: { body: configurationOf({}, aurora.tenantId) },
  });
  let answer: (reply: Reply) => void = () => {};
  play.backend[TODO.create] = () => new Promise<Reply>((resolve) => (answer = resolve));
  play.dispatch(form.taskFormChanged(typed));
  play.dispatch(form.taskSaveWanted());
  await play.pass(0);
  expect(play.headersOf(TODO.create).get('authorization')).toBe('Bearer former-token');

  play.dispatch(chooserOpened({ action: 'switch' }));
  await play.pass(0);
  play.dispatch(companyPicked(aurora.tenantId));
  play.dispatch(switchConfirmed());
  await play.pass(0);
  expect(play.state().company.companyName).toBe('Aurora');
  play.calls();

  answer({ body: { id: 'late' } });
  await play.pass(5_000);
  // The answer belongs to the former company: nothing here was saved, and nothing is sent a second time.
  expect(play.calls()).not.toContain(TODO.create);
  expect(play.toasts()).not.toContainEqual({ kind: 'success', message: { key: 'common:createdSuccessfully' } });
});

const SUMMARY = 'GET /api/notification/user-notification-statistics';
const PAGE = 'GET /api/notification/user-notifications';
const READ = 'POST /api/notification/set-all-read';
const summaryOf = (unreadCount: number) => ({ body: { items: [{ moduleName: 'OA', unreadCount, title: 'x' }] } });

/** Lin, with a switch to Aurora that has its token and waits for the configuration; her module is still loading. */
async function betweenCompanies() {
  const play = await todoWork({ tab: 2 });
  let configured: (reply: Reply) => void = () => {};
  let listed: (reply: Reply) => void = () => {};
  Object.assign(play.backend, backendWith([former, aurora]), {
    [CALLS.configuration]: () => new Promise<Reply>((resolve) => (configured = resolve)),
    [SUMMARY]: summaryOf(3),
    [PAGE]: () => new Promise<Reply>((resolve) => (listed = resolve)),
    [READ]: { body: null },
  });
  play.dispatch(dialogOpened({ tab: 1 }));
  play.dispatch(moduleSummary.wanted());
  await play.pass(0);
  play.dispatch(chooserOpened({ action: 'switch' }));
  await play.pass(0);
  play.dispatch(companyPicked(aurora.tenantId));
  play.dispatch(switchConfirmed());
  await play.pass(0);
  expect(play.state().session.token).toBe('Bearer token-Aurora');
  play.calls();
  // Marking the module read becomes due now, and so does a new summary.
  listed({ body: { items: [], totalCount: 0 } });
  play.dispatch(moduleSummary.wanted());
  await play.pass(1_000);
  expect(play.calls()).toEqual([]);
  return { play, configure: (reply: Reply) => configured(reply) };
}

it('a write due in the middle of a switch is dropped if the switch succeeds', async () => {
  const { play, configure } = await betweenCompanies();
  configure({ body: configurationOf({}, aurora.tenantId) });
  await play.pass(5_000);
  expect(play.state().company.companyName).toBe('Aurora');
  expect(play.calls()).not.toContain(READ);
});

it('one due before the switch fails goes on with the former token', async () => {
  const { play, configure } = await betweenCompanies();
  configure({ status: 500, body: {} });
  await play.pass(5_000);
  expect(play.state().company.companyName).toBe('Former');
  expect(play.calls()).toEqual(expect.arrayContaining([READ, SUMMARY]));
  expect(play.headersOf(READ).get('authorization')).toBe('Bearer former-token');
  expect(play.headersOf(SUMMARY).get('authorization')).toBe('Bearer former-token');
});
