import { TAB_KEY } from '../../src/constants/storageKeys.ts';
import { draftSaved } from '../../src/features/drafts/draftsSlice.ts';
import { dialogClosePressed } from '../../src/features/notificationDialog/notificationDialogSlice.ts';
import { pageReloadWanted } from '../../src/features/reload/reloadSlice.ts';
import { EMPTY_TASK } from '../../src/features/task/taskValues.ts';
import * as form from '../../src/features/taskForm/taskFormSlice.ts';
import * as centre from '../../src/features/todoCentre/todoCentreSlice.ts';
import { sabotage } from '../support/sabotage.ts';
import { ownTask, TODO, todoWork } from '../support/todoWork.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));
jest.mock('../../src/services/browser/page.ts', () => ({
  ...jest.requireActual('../../src/services/browser/page.ts'),
  reloadPage: jest.fn(),
}));

const CREATE = { tab: 2, intent: { kind: 'create' } } as const;
const NEW_KEY = 'account/tenant-Former/personal/new/this-tab';
const typed = { title: 'Check the bearings', startedAt: '2026-11-20T10:30:00', endAt: '2026-11-27T18:00:00' };
/** The initial values of a form opened at 10:24. */
const proposed = { startedAt: '2026-11-20T11:30:00', endAt: '2026-11-27T18:00:00' };

/** The form for `bearings`, filled from the server. */
async function editing() {
  const play = await todoWork();
  play.backend[TODO.read] = { body: ownTask('bearings', { title: 'Old title' }) };
  play.dispatch(centre.todoEditPressed('bearings'));
  await play.pass(0);
  play.calls();
  return play;
}

beforeEach(() => {
  // 10:24 in Shanghai.
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
  sessionStorage.setItem(TAB_KEY, 'this-tab');
});
afterEach(() => jest.useRealTimers());

it('TODO-4 a new form has the person as executor; without a company that cannot change', async () => {
  const self = [{ userId: 'former-user', userName: 'Lin Jing' }];
  const play = await todoWork(CREATE);
  expect(play.state().taskForm).toMatchObject({
    executorFixed: false,
    values: { ...EMPTY_TASK, ...proposed, executors: self },
  });
  const { session } = play.state();
  const userInfo = session.userInfo && { ...session.userInfo, id: 'account' };
  const alone = await todoWork(CREATE, { session: { ...session, tenantId: null, userInfo, loginReturnType: 0 } });
  expect(alone.state().taskForm).toMatchObject({ executorFixed: true, values: { executors: [{ userId: 'account' }] } });
});

it('TODO-4 sends nothing while a rule is broken; warns of a start after the deadline', async () => {
  const refused = ['taskForm/taskSaveWanted', 'taskForm/taskFormSubmitted'];
  const play = await todoWork(CREATE);
  play.lookFromHere();
  play.dispatch(form.taskFormChanged({ executors: [], startedAt: null, endAt: null }));
  play.dispatch(form.taskSaveWanted());
  await play.pass(0);
  // From the first edit on, the draft is kept as soon as the tab is hidden.
  play.expectExactly(['taskForm/taskFormChanged', '→ pageChannel', ...refused]);
  expect(Object.keys(play.state().taskForm.problems).sort()).toEqual(['endAt', 'executors', 'startedAt', 'title']);
  expect(play.toasts()).toEqual([]);
  play.dispatch(form.taskFormChanged({ startedAt: '2026-12-01T00:00:00', endAt: '2026-11-01T00:00:00' }));
  play.dispatch(form.taskSaveWanted());
  await play.pass(0);
  expect(play.toasts()).toEqual([{ kind: 'warning', message: { key: 'task:startAfterDeadline' } }]);
  play.expectExactly(['taskForm/taskFormChanged', ...refused, 'feedback/toastShown']);
});

it('TODO-7 a created to-do: user ids only, success text, lists and counts again, the started list', async () => {
  const play = await todoWork(CREATE);
  play.dispatch(form.taskFormChanged(typed));
  play.dispatch(form.taskSaveWanted());
  await play.pass(0);
  expect(play.bodyOf(TODO.create)).toEqual({
    ...typed,
    degreeType: 0,
    isSynchronizeDate: true,
    isWarming: true,
    warmingTime: 0,
    warmingType: 0,
    executors: ['former-user'],
    attachments: [],
  });
  expect(play.toasts()).toEqual([{ kind: 'success', message: { key: 'common:createdSuccessfully' } }]);
  expect(play.state().todoCentre).toMatchObject({ status: 'list', list: 'started' });
  expect(play.calls()).toEqual(expect.arrayContaining([TODO.create, TODO.counts, TODO.started]));
});

it('does not send the reminder’s fields when it is off', async () => {
  const play = await todoWork(CREATE);
  play.dispatch(form.taskFormChanged({ ...typed, isWarming: false }));
  play.dispatch(form.taskSaveWanted());
  await play.pass(0);
  expect(Object.keys(play.bodyOf(TODO.create) ?? {})).not.toContain('warmingTime');
});

it('TODO-7 an edited to-do is fetched and saved under its id, and a message says so', async () => {
  const play = await editing();
  expect(play.state().taskForm.values).toMatchObject({
    title: 'Old title',
    executors: [{ userId: 'former-user' }, { userId: 'wang' }],
  });
  play.dispatch(form.taskFormChanged({ title: 'New title' }));
  play.dispatch(form.taskSaveWanted());
  await play.pass(0);
  expect(play.bodyOf(TODO.update)).toMatchObject({ title: 'New title', executors: ['former-user', 'wang'] });
  expect(play.toasts()).toEqual([{ kind: 'success', message: { key: 'common:savedSuccessfully' } }]);
});

it('shows what the server refuses, at its fields too, and loses nothing that was typed', async () => {
  const play = await editing();
  play.backend[TODO.update] = {
    status: 400,
    body: { error: { message: 'no', validationErrors: [{ message: 'too odd', members: ['Title'] }] } },
  };
  play.dispatch(form.taskFormChanged({ title: 'New title' }));
  play.dispatch(form.taskSaveWanted());
  await play.pass(0);
  expect(play.toasts()).toEqual([{ kind: 'error', message: { text: 'too odd', language: 'zh-CN' } }]);
  expect(play.state().taskForm).toMatchObject({
    status: 'editing',
    values: { title: 'New title' },
    problems: { title: { text: 'too odd', language: 'zh-CN' } },
  });
});

it('a form that cannot be fetched says why and offers a retry', async () => {
  const play = await todoWork();
  play.backend[TODO.read] = { status: 500, body: { error: { message: 'busy' } } };
  play.dispatch(centre.todoEditPressed('bearings'));
  await play.pass(0);
  expect(play.state().taskForm).toMatchObject({ status: 'failed', error: { text: 'busy', language: 'zh-CN' } });
  play.backend[TODO.read] = { body: ownTask('bearings') };
  play.dispatch(form.formValues.wanted());
  await play.pass(0);
  expect(play.state().taskForm.status).toBe('editing');
});

it('a crash while saving keeps all that was typed, and the next try saves the form', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const saboteur = sabotage('taskForm');
  const play = await todoWork(CREATE, {}, saboteur.effects);
  play.dispatch(form.taskFormChanged(typed));
  play.backend[TODO.create] = () => {
    saboteur.arm(1);
    return { body: { id: 'lost' } };
  };
  play.dispatch(form.taskSaveWanted());
  await play.pass(0);
  saboteur.disarm();
  expect(play.events()).toContain('taskForm/crashed');
  expect(play.state().taskForm).toMatchObject({ status: 'editing', values: typed });
  play.backend[TODO.create] = { body: { id: 'new-task' } };
  play.dispatch(form.taskSaveWanted());
  await play.pass(0);
  expect(play.state().todoCentre).toMatchObject({ status: 'list', list: 'started' });
});

it('a crash while loading is reported, and the form is fetched again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const saboteur = sabotage('taskForm');
  const play = await todoWork({ tab: 2 }, {}, saboteur.effects);
  play.backend[TODO.read] = () => {
    saboteur.arm(1);
    return { body: ownTask('bearings') };
  };
  play.dispatch(centre.todoEditPressed('bearings'));
  await play.pass(0);
  saboteur.disarm();
  expect(play.state().taskForm).toMatchObject({ status: 'failed', error: { key: 'errors:unexpected' } });
  play.backend[TODO.read] = { body: ownTask('bearings') };
  play.dispatch(form.formValues.wanted());
  await play.pass(0);
  expect(play.state().taskForm).toMatchObject({ status: 'editing', values: { title: 'bearings' } });
});

it('keeps the input half a second after the last keystroke, under account, company, form and id', async () => {
  const play = await todoWork(CREATE);
  play.dispatch(form.taskFormChanged({ title: 'a' }));
  await play.pass(400);
  play.dispatch(form.taskFormChanged({ title: 'ab' }));
  await play.pass(499);
  expect(play.state().drafts.drafts).toEqual({});
  await play.pass(1);
  expect(play.state().drafts.drafts).toMatchObject({
    [NEW_KEY]: { savedAt: '2026-11-20T10:24:00', values: { title: 'ab' } },
  });
  expect(play.events().filter((type) => type === draftSaved.type)).toHaveLength(1);
});

it('keeps it at once before a reload', async () => {
  const play = await todoWork(CREATE);
  play.dispatch(form.taskFormChanged({ title: 'ab' }));
  play.dispatch(pageReloadWanted({ reason: 'sessionRefreshed', delayMs: 500 }));
  expect(play.state().drafts.drafts[NEW_KEY]?.values.title).toBe('ab');
});

it('TODO-8 keeps it at once when the tab is closed or hidden', async () => {
  const play = await todoWork(CREATE);
  play.dispatch(form.taskFormChanged({ title: 'ab' }));
  window.dispatchEvent(new Event('pagehide'));
  expect(play.state().drafts.drafts[NEW_KEY]?.values.title).toBe('ab');
});

it('restores the draft with its time; discarding it restores the initial values', async () => {
  const values = { ...EMPTY_TASK, title: 'from before' };
  const drafts = { drafts: { [NEW_KEY]: { savedAt: '2026-11-20T09:00:00', values } }, tab: '' };
  const play = await todoWork(CREATE, { drafts });
  expect(play.state().taskForm).toMatchObject({ draftFrom: '2026-11-20T09:00:00', values: { title: 'from before' } });
  play.dispatch(form.draftDiscarded());
  expect(play.state().taskForm).toMatchObject({ draftFrom: null, values: { title: '' } });
  expect(play.state().drafts.drafts).toEqual({});
});

it('a saved form and one left on purpose keep no draft', async () => {
  const play = await todoWork(CREATE);
  play.dispatch(form.taskFormChanged(typed));
  await play.pass(500);
  play.dispatch(form.taskSaveWanted());
  await play.pass(0);
  expect(play.state().drafts.drafts).toEqual({});

  play.dispatch(centre.todoCreatePressed());
  play.dispatch(form.taskFormChanged({ title: 'left' }));
  await play.pass(500);
  play.dispatch(dialogClosePressed());
  await play.pass(0);
  play.accept();
  await play.pass(0);
  expect(play.state().notificationDialog.status).toBe('closed');
  expect(play.state().drafts.drafts).toEqual({});
});

it('the dialog stays open over a dirty form if the person stays', async () => {
  const play = await todoWork(CREATE);
  play.dispatch(form.taskFormChanged({ title: 'stay' }));
  play.dispatch(dialogClosePressed());
  await play.pass(0);
  play.dismiss();
  await play.pass(0);
  expect(play.state().notificationDialog.status).toBe('open');
  expect(play.state().taskForm.values.title).toBe('stay');
});
