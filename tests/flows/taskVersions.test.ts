import * as form from '../../src/features/taskForm/taskFormSlice.ts';
import * as centre from '../../src/features/todoCentre/todoCentreSlice.ts';
import { ownTask, TODO, todoWork } from '../support/todoWork.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

/** The form for `bearings`, filled from the server. */
async function editing(concurrencyStamp: string | null = 'v1') {
  const play = await todoWork();
  play.backend[TODO.read] = { body: ownTask('bearings', { title: 'Old title', concurrencyStamp }) };
  play.dispatch(centre.todoEditPressed('bearings'));
  await play.pass(0);
  return play;
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('does not overwrite a to-do changed elsewhere in the meantime: the form shows both versions, then saves', async () => {
  const play = await editing();
  expect(play.state().taskForm.values.stamp).toBe('v1');
  play.backend[TODO.update] = { status: 412, body: { error: { message: 'changed' } } };
  play.backend[TODO.read] = {
    body: ownTask('bearings', { title: 'Their title', description: 'Their words', concurrencyStamp: 'v2' }),
  };
  play.dispatch(form.taskFormChanged({ title: 'My title' }));
  play.dispatch(form.taskSaveWanted());
  await play.pass(0);
  expect(play.headersOf(TODO.update).get('If-Match')).toBe('"v1"');
  expect(play.toasts()).toEqual([{ kind: 'error', message: { text: 'changed', language: 'zh-CN' } }]);
  // Only they have changed the description; both have changed the title.
  expect(play.state().taskForm).toMatchObject({
    status: 'editing',
    values: { title: 'My title', description: 'Their words', stamp: 'v2' },
    otherVersions: [
      { part: 'title', isTaken: false },
      { part: 'description', isTaken: true },
    ],
  });

  play.backend[TODO.update] = { status: 204 };
  play.dispatch(form.versionChosen({ part: 'title', isTaken: true }));
  play.dispatch(form.taskSaveWanted());
  await play.pass(0);
  expect(play.headersOf(TODO.update).get('If-Match')).toBe('"v2"');
  expect(play.bodyOf(TODO.update)).toMatchObject({ title: 'Their title', description: 'Their words' });
  expect(Object.keys(play.bodyOf(TODO.update) ?? {})).not.toContain('stamp');
  expect(play.state().taskForm.status).toBe('closed');
});

it('keeps what was typed, to be saved again, if the newer version cannot be read', async () => {
  const play = await editing();
  play.backend[TODO.update] = { status: 412, body: { error: { message: 'changed' } } };
  play.backend[TODO.read] = { status: 404, body: { error: { message: 'gone' } } };
  play.dispatch(form.taskFormChanged({ title: 'My title' }));
  play.dispatch(form.taskSaveWanted());
  await play.pass(0);
  expect(play.state().taskForm).toMatchObject({ status: 'editing', values: { title: 'My title', stamp: 'v1' } });
});

it('saves as before with a backend that sends no version', async () => {
  const play = await editing(null);
  play.dispatch(form.taskFormChanged({ title: 'New title' }));
  play.dispatch(form.taskSaveWanted());
  await play.pass(0);
  expect(play.headersOf(TODO.update).get('If-Match')).toBeNull();
});
