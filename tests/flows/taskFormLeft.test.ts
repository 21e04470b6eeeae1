import { TAB_KEY } from '../../src/constants/storageKeys.ts';
import { dialogClosed, dialogOpened } from '../../src/features/notificationDialog/notificationDialogSlice.ts';
import * as form from '../../src/features/taskForm/taskFormSlice.ts';
import { heldBack } from '../support/centreWork.ts';
import { ownTask, TODO, todoWork } from '../support/todoWork.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const CREATE = { tab: 2, intent: { kind: 'create' } } as const;
const typed = { title: 'Check the bearings', startedAt: '2026-11-20T10:30:00', endAt: '2026-11-27T18:00:00' };
const CREATED = { kind: 'success', message: { key: 'common:createdSuccessfully' } };
const REFUSED = { status: 400, body: { error: { message: 'no' } } };

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
  sessionStorage.setItem(TAB_KEY, 'this-tab');
});
afterEach(() => jest.useRealTimers());

/** A new to-do that is being saved while the person has gone Back. */
async function leftWhileSaving() {
  const play = await todoWork(CREATE);
  const creation = heldBack();
  play.backend[TODO.create] = creation.reply;
  play.dispatch(form.taskFormChanged(typed));
  await play.pass(500);
  play.dispatch(form.taskSaveWanted());
  await play.pass(0);
  play.dispatch(dialogClosed());
  await play.pass(0);
  play.calls();
  return {
    ...play,
    answer: async (reply: Parameters<typeof creation.answer>[0]) => {
      creation.answer(reply);
      await play.pass(0);
    },
  };
}

it('a form that is left while it is being saved leaves no draft, and the person is told', async () => {
  const play = await leftWhileSaving();
  await play.answer({ body: { id: 'new-task' } });
  expect(play.toasts()).toEqual([CREATED]);
  expect(play.calls()).toContain(TODO.counts);
  expect(play.state().drafts.drafts).toEqual({});
  play.dispatch(dialogOpened(CREATE));
  await play.pass(0);
  expect(play.state().taskForm).toMatchObject({ status: 'editing', draftFrom: null, values: { title: '' } });
});

it('a refused save keeps the draft of a form that has been left, and the next form as it is', async () => {
  const play = await leftWhileSaving();
  play.dispatch(dialogOpened(CREATE));
  await play.pass(0);
  play.backend[TODO.create] = heldBack().reply;
  play.dispatch(form.taskFormChanged({ title: 'The gears too' }));
  play.dispatch(form.taskSaveWanted());
  await play.answer(REFUSED);
  expect(play.toasts()).toMatchObject([{ kind: 'error' }]);
  expect(play.state().taskForm).toMatchObject({ status: 'saving', values: { title: 'The gears too' } });
  expect(Object.values(play.state().drafts.drafts)).toMatchObject([{ values: { title: typed.title } }]);
});

it('the same form, opened again before the answer, is empty once its text has been saved', async () => {
  const play = await leftWhileSaving();
  play.dispatch(dialogOpened(CREATE));
  await play.pass(0);
  expect(play.state().taskForm).toMatchObject({ draftFrom: '2026-11-20T10:24:00', values: typed });
  await play.answer({ body: { id: 'new-task' } });
  expect(play.state().taskForm).toMatchObject({ status: 'editing', draftFrom: null, values: { title: '' } });
  expect(play.state().drafts.drafts).toEqual({});
  expect(play.state().todoCentre.status).toBe('form');
});

it('what has been typed over its text since stays, and so does its draft', async () => {
  const play = await leftWhileSaving();
  play.dispatch(dialogOpened(CREATE));
  await play.pass(0);
  play.dispatch(form.taskFormChanged({ title: 'The gears too' }));
  await play.pass(500);
  await play.answer({ body: { id: 'new-task' } });
  expect(play.state().taskForm).toMatchObject({ status: 'editing', values: { title: 'The gears too' } });
  expect(Object.values(play.state().drafts.drafts)).toMatchObject([{ values: { title: 'The gears too' } }]);
});

it('moves no panel that shows something else by then', async () => {
  const play = await leftWhileSaving();
  play.backend[TODO.read] = { body: ownTask('bearings') };
  play.dispatch(dialogOpened({ tab: 2, intent: { kind: 'detail', id: 'bearings' } }));
  await play.pass(0);
  await play.answer({ body: { id: 'new-task' } });
  expect(play.toasts()).toEqual([CREATED]);
  expect(play.state().todoCentre.status).toBe('detail');
});
