import { EMPTY_TASK } from '../../src/features/task/taskValues.ts';
import * as form from '../../src/features/taskForm/taskFormSlice.ts';
import { TODO, todoWork } from '../support/todoWork.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const CREATE = { tab: 2, intent: { kind: 'create' } } as const;
const NEW_KEY = 'account/tenant-Former/personal/new';

beforeEach(() => {
  // 10:24 in Shanghai.
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('typed times', () => {
  const type = (play: Awaited<ReturnType<typeof todoWork>>, field: 'startedAt' | 'endAt', text: string) => {
    play.dispatch(form.timeTyped({ field, text }));
    play.dispatch(form.timeEntered(field));
  };

  it('are parsed tolerantly in the company’s zone; an end without a day falls on the start’s', async () => {
    const play = await todoWork(CREATE);
    type(play, 'startedAt', '明天 9:00');
    type(play, 'endAt', '18点半');
    expect(play.state().taskForm.values).toMatchObject({
      startedAt: '2026-11-21T09:00:00',
      endAt: '2026-11-21T18:30:00',
      typedTimes: {},
    });
    play.dispatch(form.taskFormChanged({ title: 'Check' }));
    play.dispatch(form.taskSaveWanted());
    await play.pass(0);
    expect(play.bodyOf(TODO.create)).toMatchObject({ startedAt: '2026-11-21T09:00:00', endAt: '2026-11-21T18:30:00' });
    expect(Object.keys(play.bodyOf(TODO.create) ?? {})).not.toContain('typedTimes');
  });

  it('start at nine and end at six for a day alone', async () => {
    const play = await todoWork(CREATE);
    type(play, 'startedAt', '11-28');
    type(play, 'endAt', 'next friday');
    expect(play.state().taskForm.values).toMatchObject({
      startedAt: '2026-11-28T09:00:00',
      endAt: '2026-11-27T18:00:00',
    });
  });

  it('a proposed end follows the start until somebody chooses one', async () => {
    const play = await todoWork(CREATE);
    const times = () => {
      const { startedAt, endAt } = play.state().taskForm.values;
      return [startedAt, endAt];
    };
    expect(times()).toEqual(['2026-11-20T11:30:00', '2026-11-27T18:00:00']);
    type(play, 'startedAt', '2026-12-01 9:00');
    type(play, 'startedAt', '2026-12-02 9:00');
    expect(times()).toEqual(['2026-12-02T09:00:00', '2026-12-09T18:00:00']);
    type(play, 'endAt', '12-03');
    type(play, 'startedAt', '12-04');
    expect(times()).toEqual(['2026-12-04T09:00:00', '2026-12-03T18:00:00']);
    expect(play.state().taskForm.problems.startedAt).toEqual({ key: 'task:startAfterDeadline' });
  });

  it('are parsed before saving, even if the field has not been left', async () => {
    const play = await todoWork(CREATE);
    play.dispatch(form.taskFormChanged({ title: 'Check' }));
    play.dispatch(form.timeTyped({ field: 'endAt', text: '2026/11/28 9:00' }));
    play.dispatch(form.taskSaveWanted());
    await play.pass(0);
    expect(play.bodyOf(TODO.create)).toMatchObject({ endAt: '2026-11-28T09:00:00' });
  });

  it('stay if they are not understood, with a message at the field, and nothing is saved in their place', async () => {
    const play = await todoWork(CREATE);
    play.dispatch(form.taskFormChanged({ title: 'Check' }));
    type(play, 'startedAt', 'soonish');
    expect(play.state().taskForm).toMatchObject({
      values: { startedAt: null, typedTimes: { startedAt: 'soonish' } },
      problems: { startedAt: { key: 'task:timeNotUnderstood' } },
    });
    // Another field’s change does not clear it.
    type(play, 'endAt', '11-28');
    play.dispatch(form.taskSaveWanted());
    await play.pass(0);
    expect(play.calls()).not.toContain(TODO.create);
    expect(play.state().taskForm).toMatchObject({
      status: 'editing',
      values: { typedTimes: { startedAt: 'soonish' } },
      problems: { startedAt: { key: 'task:timeNotUnderstood' } },
    });
  });

  it('can be cleared; the empty time is reported on save', async () => {
    const play = await todoWork(CREATE);
    type(play, 'startedAt', '  ');
    expect(play.state().taskForm.problems).toEqual({});
    play.dispatch(form.taskSaveWanted());
    expect(play.state().taskForm.problems.startedAt).toEqual({ key: 'task:startEmpty' });
  });

  it('are kept half-typed in the draft, and reported when it is restored', async () => {
    const values = { ...EMPTY_TASK, title: 'from before', typedTimes: { startedAt: 'soonish', endAt: '2026-11-28' } };
    const drafts = { drafts: { [NEW_KEY]: { savedAt: '2026-11-20T09:00:00', values } } };
    const play = await todoWork(CREATE, { drafts: { ...(await todoWork(CREATE)).state().drafts, ...drafts } });
    expect(play.state().taskForm).toMatchObject({
      values: { endAt: '2026-11-28T18:00:00', typedTimes: { startedAt: 'soonish' } },
      problems: { startedAt: { key: 'task:timeNotUnderstood' } },
    });
    play.dispatch(form.timeTyped({ field: 'startedAt', text: 'soon-is' }));
    await play.pass(500);
    const kept = Object.values(play.state().drafts.drafts).map(({ values: { typedTimes } }) => typedTimes);
    expect(kept).toContainEqual({ startedAt: 'soon-is' });
  });
});
