import { TAB_KEY } from '../../src/constants/storageKeys.ts';
import { draftKey } from '../../src/features/drafts/draftsSlice.ts';
import * as form from '../../src/features/taskForm/taskFormSlice.ts';
import * as centre from '../../src/features/todoCentre/todoCentreSlice.ts';
import { sabotage } from '../support/sabotage.ts';
import { ownTask, TODO, todoWork } from '../support/todoWork.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const typed = { title: 'Check the bearings', startedAt: '2026-11-20T10:30:00', endAt: '2026-11-27T18:00:00' };

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
  sessionStorage.setItem(TAB_KEY, 'this-tab');
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.useRealTimers());

it('a crash over an edited to-do neither fetches it again nor restores an older draft', async () => {
  const saboteur = sabotage('taskForm');
  const play = await todoWork({ tab: 2 }, {}, saboteur.effects);
  play.backend[TODO.read] = { body: ownTask('bearings') };
  play.dispatch(centre.todoEditPressed('bearings'));
  await play.pass(0);
  play.dispatch(form.taskFormChanged({ title: 'kept as a draft' }));
  await play.pass(500);
  const key = draftKey({ accountId: 'account', tenantId: 'tenant-Former', form: 'personal', id: 'bearings' });
  expect(play.state().drafts.drafts[`${key}/this-tab`]?.values.title).toBe('kept as a draft');
  play.dispatch(form.taskFormChanged({ title: 'typed since' }));
  play.calls();
  saboteur.arm(1);
  play.dispatch(form.taskSaveWanted());
  saboteur.disarm();
  await play.pass(0);
  expect(play.events()).toContain('taskForm/crashed');
  expect(play.calls()).not.toContain(TODO.read);
  expect(play.state().taskForm).toMatchObject({ status: 'editing', draftFrom: null, values: { title: 'typed since' } });
});

it('a missing title alone shows at its field: no warning about the times, and the next try saves', async () => {
  const play = await todoWork({ tab: 2, intent: { kind: 'create' } });
  play.dispatch(form.taskFormChanged({ ...typed, title: '' }));
  play.dispatch(form.taskSaveWanted());
  await play.pass(0);
  expect(play.events()).not.toContain('taskForm/crashed');
  expect(play.toasts()).toEqual([]);
  expect(Object.keys(play.state().taskForm.problems)).toEqual(['title']);
  play.dispatch(form.taskFormChanged({ title: typed.title }));
  play.dispatch(form.taskSaveWanted());
  await play.pass(0);
  expect(play.calls().filter((call) => call === TODO.create)).toHaveLength(1);
});
