import type { Action, UnknownAction } from '@reduxjs/toolkit';
import { runSaga, stdChannel } from 'redux-saga';
import { call } from '../../src/effects/effects.ts';
import { toastShown } from '../../src/features/feedback/feedbackSlice.ts';
import { daySchedules } from '../../src/features/scheduleCalendar/scheduleCalendarSlice.ts';
import { detailedTask } from '../../src/features/taskDetail/taskDetailSlice.ts';
import { todoRows } from '../../src/features/todoCentre/todoCentreSlice.ts';
import { agenda, todoCard } from '../../src/features/workbench/workbenchSlice.ts';
import { changeTask, type Settled } from '../../src/sagas/steps/changeTask.ts';

const [shown, takenBack, confirmed] = ['shown', 'takenBack', 'confirmed'].map((type) => ({ type: `task/${type}` }));
const settled: Settled = { event: confirmed as UnknownAction, message: { key: 'task:done' } };

/** A change that the server is being asked for; `told` is what the screen has been told so far. */
function changing() {
  const channel = stdChannel();
  const told: Action[] = [];
  let answer: (settled: Settled | null) => void = () => {};
  let fail: (thrown: Error) => void = () => {};
  const asked = new Promise<Settled | null>((resolve, reject) => {
    answer = resolve;
    fail = reject;
  });
  const dispatch = (action: UnknownAction) => void told.push(action);
  const task = runSaga({ channel, dispatch, onError: () => {} }, () =>
    changeTask(shown as UnknownAction, takenBack as UnknownAction, function* () {
      return yield* call(() => asked);
    }),
  );
  const types = () => told.map(({ type }) => type);
  const ended = async (end: () => void) => {
    end();
    await task.toPromise().catch(() => {});
    return types();
  };
  return { hear: channel.put, ended, types, answer, fail, task };
}

it('shows the change at once, then what the server has confirmed, then the message', async () => {
  const { ended, answer } = changing();
  expect(await ended(() => answer(settled))).toEqual(['task/shown', 'task/confirmed', toastShown.type]);
});

it.each<[string, (change: ReturnType<typeof changing>) => void]>([
  ['a refusal', ({ answer }) => answer(null)],
  ['a crash', ({ fail }) => fail(new Error('x'))],
  ['the end of the shell', ({ task }) => task.cancel()],
])('%s takes it back, without a message', async (_case, end) => {
  const change = changing();
  expect(await change.ended(() => end(change))).toEqual(['task/shown', 'task/takenBack']);
});

it('what is loaded in the meantime does not include the change, so it is shown again, and no longer once it is settled', async () => {
  const { hear, ended, types, answer } = changing();
  const loads = [detailedTask, todoRows, todoCard, agenda, daySchedules].map(({ loaded }) => ({ type: loaded.type }));
  for (const load of [...loads, { type: todoRows.nextLoaded.type }]) hear(load);
  await ended(() => answer(settled));
  hear({ type: todoRows.loaded.type });
  expect(types()).toEqual([...Array(7).fill('task/shown'), 'task/confirmed', toastShown.type]);
});
