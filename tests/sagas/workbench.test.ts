import type { UnknownAction } from '@reduxjs/toolkit';
import { LIMITS } from '../../src/constants/limits.ts';
import { TIMING } from '../../src/constants/timing.ts';
import { clockTicked } from '../../src/features/clock/clockSlice.ts';
import { companyLogoLearned } from '../../src/features/company/companySlice.ts';
import { keyChanged } from '../../src/features/crossTab/crossTabEvents.ts';
import { notificationReceived } from '../../src/features/realtime/realtimeEvents.ts';
import { settingsChanged } from '../../src/features/settings/settingsSlice.ts';
import * as tasks from '../../src/features/task/taskSlice.ts';
import { taskSaved } from '../../src/features/taskForm/taskFormSlice.ts';
import * as bench from '../../src/features/workbench/workbenchSlice.ts';
import { workbench } from '../../src/sagas/workbench.ts';
import { companyInfo } from '../../src/services/api/companies.ts';
import { scheduleDay, scheduleMonth } from '../../src/services/api/schedules.ts';
import { taskPage } from '../../src/services/api/tasks.ts';
import { notificationOf } from '../support/fixtures.ts';
import { rootReducer } from '../support/rootReducer.ts';
import { signedIn } from '../support/signedIn.ts';
import { dayItemOf, taskOf } from '../support/workbenchState.ts';
import { REFUSED } from './support/calls.ts';
import { runSteps, sent } from './support/runSteps.ts';

const initial = rootReducer(undefined, { type: '@@test' });
const card = (list: Parameters<typeof taskPage>[0]) => sent(taskPage(list, 0, LIMITS.workbenchTasks));
const INFO = sent(companyInfo());
const ANSWERS: Readonly<Record<string, unknown>> = {
  getCompanyInfo: { tenantId: 't', name: 'Former' },
  getScheduleDay: { optionsInfo: [dayItemOf('review', '09:00', '10:00')] },
  getScheduleMonth: [],
  getApplicationConfiguration: REFUSED,
};

/** The workbench of somebody in a company, at 10:24 on a Friday; `over` is what calls are answered with, by their ids. */
function work(over: Readonly<Record<string, unknown>> = {}, more: object = {}) {
  const state = { ...initial, ...signedIn(), shell: { ...initial.shell, open: true }, ...more };
  const run = runSteps(workbench, {
    state,
    reduce: rootReducer,
    answers: {
      now: Date.now(),
      send: ({ id }: { id: string }) => {
        const answer = over[id] ?? ANSWERS[id] ?? { items: [taskOf('bearings')], totalCount: 1 };
        if (answer instanceof Error) throw answer;
        return answer;
      },
    },
  });
  const opened = run.steps.splice(0);
  const sends = () => run.steps.filter((step) => Array.isArray(step) && step[0] === 'send');
  /** What is requested because of an event. */
  const requestsOf = (event: UnknownAction) => {
    run.steps.splice(0);
    run.hear(event);
    return sends();
  };
  return { ...run, opened, sends, requestsOf, shown: () => run.state().workbench };
}
const at = (time: string) => clockTicked(time);

beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) }));
afterEach(() => jest.useRealTimers());

describe('the cards of to-dos', () => {
  it('show the first of their lists', () => {
    const { opened, shown } = work();
    expect(opened).toEqual(expect.arrayContaining([card('inProgress'), card('participating')]));
    expect(shown().lists['inProgress']?.data).toEqual([taskOf('bearings')]);
  });

  it('are read again one by one: another list, a retry', () => {
    const { requestsOf } = work();
    expect(requestsOf(bench.todoListChosen({ group: 'work', list: 'overdue' }))).toEqual([card('overdue')]);
    expect(requestsOf(bench.todoListChosen({ group: 'personal', list: 'started' }))).toEqual([card('started')]);
    expect(requestsOf(bench.todoCard.wanted('overdue'))).toEqual([card('overdue')]);
    expect(requestsOf(bench.todoCard.wanted('started'))).toEqual([card('started')]);
  });

  it.each([
    ['saved', taskSaved({ kind: 'personal', id: null })],
    ['deleted', tasks.taskDeleted({ kind: 'personal', id: 'bearings' })],
    ['not deleted after all', tasks.deletionFailed({ kind: 'personal', id: 'bearings' })],
    ['completed', tasks.taskCompleted({ id: 'bearings' })],
    ['followed', tasks.followSettled({ id: 'bearings', isCollection: true })],
  ])('are both read again when a task is %s', (_what, event) => {
    expect(work().requestsOf(event)).toEqual(expect.arrayContaining([card('inProgress'), card('participating')]));
  });
});

describe('the agenda', () => {
  const day = (date: string) => sent(scheduleDay(date));
  const month = (date: string) => sent(scheduleMonth(date));

  it('waits for the clock, then shows today with its month', () => {
    const { opened, requestsOf, shown } = work();
    expect(JSON.stringify(opened)).not.toContain('user-date-schedule');
    expect(requestsOf(at('2026-11-20T10:24:00'))).toEqual([month('2026-11'), day('2026-11-20')]);
    expect(shown().agenda.data).toEqual([dayItemOf('review', '09:00', '10:00')]);
    expect(requestsOf(at('2026-11-20T10:25:00'))).toEqual([]);
  });

  it('of another day also reads the months of its week, and that of today', () => {
    const { hear, requestsOf } = work();
    hear(at('2026-11-20T10:24:00'));
    const both = [month('2027-03'), month('2027-04'), month('2026-11'), day('2027-03-31')];
    expect(requestsOf(bench.dayChosen('2027-03-31'))).toEqual(both);
  });

  it('moves on at midnight only from the day that has ended', () => {
    const { hear, shown } = work();
    hear(at('2026-11-20T23:59:00'));
    hear(at('2026-11-21T00:00:00'));
    expect(shown().day).toBe('2026-11-21');
    hear(bench.dayChosen('2026-11-20'));
    hear(at('2026-11-21T00:01:00'));
    hear(at('2026-11-22T00:00:00'));
    expect(shown().day).toBe('2026-11-20');
  });

  it('is not read again each minute after the person has returned to today', () => {
    const { hear, requestsOf } = work();
    hear(at('2026-11-20T10:24:00'));
    hear(bench.dayChosen('2026-11-19'));
    hear(bench.dayChosen('2026-11-20'));
    expect(requestsOf(at('2026-11-20T10:25:00'))).toEqual([]);
  });

  it.each([
    ['a retry', bench.agenda.wanted('2026-11-20')],
    ['a save', taskSaved({ kind: 'schedule', id: null })],
    ['a deletion', tasks.taskDeleted({ kind: 'schedule', id: 'review' })],
    ['a deletion that failed', tasks.deletionFailed({ kind: 'schedule', id: 'review' })],
  ])('is read again after %s', (_what, event) => {
    const { hear, requestsOf } = work();
    hear(at('2026-11-20T10:24:00'));
    expect(requestsOf(event)).toEqual(expect.arrayContaining([day('2026-11-20'), month('2026-11')]));
  });
});

describe('the company information', () => {
  it('is read in a company, and not without one', () => {
    expect(work().opened).toContainEqual(INFO);
    expect(work({}, { company: initial.company }).opened).not.toContainEqual(INFO);
  });

  it('is read again in another language, here or in another tab, and when it is wanted', () => {
    const { requestsOf } = work();
    expect(requestsOf(settingsChanged({ language: 'en-US' }))).toEqual([INFO]);
    expect(requestsOf(keyChanged({ key: 'settings', raw: null }))).toEqual([INFO]);
    expect(requestsOf(keyChanged({ key: 'tabs', raw: null }))).toEqual([]);
    expect(requestsOf(bench.ownCompany.wanted())).toEqual([INFO]);
  });

  it('does not follow live events, and can be wanted again after a failure', async () => {
    const { requestsOf, sends } = work({ getCompanyInfo: REFUSED });
    requestsOf(notificationReceived(notificationOf('n1')));
    await jest.advanceTimersByTimeAsync(TIMING.realtimeBurstLimitMs);
    expect(sends()).toContainEqual(card('inProgress'));
    expect(sends()).not.toContainEqual(INFO);
    expect(requestsOf(bench.ownCompany.wanted())).toEqual([INFO]);
  });

  it('brings the logo, if it has one', () => {
    const withLogo = work({ getCompanyInfo: { tenantId: 't', name: 'Former', logo: 'former.png' } });
    expect(withLogo.opened).toContainEqual(companyLogoLearned('former.png'));
    const learned = ({ opened }: ReturnType<typeof work>) => JSON.stringify(opened).includes(companyLogoLearned.type);
    expect([work(), work({ getCompanyInfo: REFUSED })].map(learned)).toEqual([false, false]);
  });
});
