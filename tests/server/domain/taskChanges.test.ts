import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { TaskInput } from '../../../contract/tasks.ts';
import { announceTask } from '../../../server/src/domain/tasks/announce.ts';
import { deleteTask, updateTask } from '../../../server/src/domain/tasks/change.ts';
import { taskCounts } from '../../../server/src/domain/tasks/counts.ts';
import { toggleFollow } from '../../../server/src/domain/tasks/follow.ts';
import { markTask } from '../../../server/src/domain/tasks/mark.ts';
import { readTask } from '../../../server/src/domain/tasks/read.ts';
import { createTask, taskColumns } from '../../../server/src/domain/tasks/write.ts';
import { userId } from '../../../server/src/seed/staff.ts';
import { type DemoCompany, openDemoCompany } from './demoCompany.ts';
import { appOf, refusal, taskInput } from './given.ts';

const LIN = userId('aurora', 'lin');
const WANG = userId('aurora', 'wang');
const CHEN = userId('aurora', 'chen');
const KINDS = ['personal', 'work', 'schedule'] as const;

describe('changing to-dos', () => {
  let demo: DemoCompany;
  before(async () => {
    demo = await openDemoCompany();
  });
  beforeEach(() => {
    forget();
  });
  after(() => demo.database.close());

  const forget = () => {
    demo.published.length = 0;
    demo.toldOfTodos.length = 0;
  };
  /** A to-do that wang made for lin, with its notification discarded. */
  async function given(changes = {}): Promise<string> {
    const id = await demo.as('wang', (work) => createTask(work, 'personal', taskInput(changes)));
    forget();
    return id;
  }
  const read = (who: string, id: string) => demo.as(who, (work) => readTask(work, id, KINDS));
  /** Whose pages were told to reload since the last call. */
  const pagesTold = () => {
    const people = [...demo.toldOfTodos].sort();
    forget();
    return people;
  };
  const told = () => demo.published.map((event) => [event.userId, appOf(event.notification)['event']]);

  it('TODO-6 lets an executor mark it complete, once, and notifies the creator', async () => {
    const id = await given({ executors: [LIN, CHEN] });
    await demo.as('lin', (work) => markTask(work, id));
    await demo.as('lin', (work) => markTask(work, id));
    const task = await read('lin', id);
    assert.deepEqual([task.myExecutorStatus, (await read('chen', id)).myExecutorStatus], [1, 0]);
    assert.deepEqual(told(), [[WANG, 'completed']]);
    const own = await given({ executors: [WANG] });
    await demo.as('wang', (work) => markTask(work, own));
    assert.deepEqual([(await read('wang', own)).myExecutorStatus, told()], [1, []], 'the own one concerns nobody else');
  });

  it('only an executor can mark it complete: not the creator, not a stranger', async () => {
    const id = await given();
    await assert.rejects(
      demo.as('wang', (work) => markTask(work, id)),
      refusal(403),
    );
    await assert.rejects(
      demo.as('chen', (work) => markTask(work, id)),
      refusal(404),
    );
    assert.equal((await read('lin', id)).myExecutorStatus, 0);
  });

  it('TODO-6 lets only the creator change or delete, and nobody a work to-do', async () => {
    const id = await given();
    await assert.rejects(
      demo.as('lin', (work) => updateTask(work, id, taskInput(), KINDS)),
      refusal(403),
    );
    await assert.rejects(
      demo.as('lin', (work) => deleteTask(work, id, KINDS)),
      refusal(403),
    );
    await assert.rejects(
      demo.as('chen', (work) => deleteTask(work, id, KINDS)),
      refusal(404),
    );
    const workTask = await demo.as('lin', (work) =>
      work.db.selectFrom('tasks').select(['id', 'creator_id']).where('kind', '=', 'work').executeTakeFirstOrThrow(),
    );
    await assert.rejects(
      demo.as('lin', (work) => deleteTask({ ...work, userId: workTask.creator_id }, workTask.id, KINDS)),
      refusal(403),
    );
  });

  it('changes a to-do: executors who stay keep their status, new ones are notified', async () => {
    const id = await given({ executors: [LIN, CHEN] });
    const { concurrencyStamp } = await read('wang', id);
    await demo.as('lin', (work) => markTask(work, id));
    assert.equal((await read('wang', id)).concurrencyStamp, concurrencyStamp, 'its form is as it was');
    demo.published.length = 0;
    const changed = taskInput({
      warmingTime: 2,
      description: '两箱',
      title: '改后的标题',
      executors: [LIN, userId('aurora', 'xu')],
      endAt: '2026-11-25T18:00:00',
    });
    await demo.as('wang', (work) => updateTask(work, id, changed, KINDS));
    const task = await read('wang', id);
    assert.deepEqual(
      [task.title, task.description, task.endAt, task.warmingTime, task.source],
      ['改后的标题', '两箱', '2026-11-25T18:00:00', 2, 'personal'],
    );
    assert.notEqual(task.concurrencyStamp, concurrencyStamp);
    assert.deepEqual(task.executors.map((executor) => [executor.userName, executor.executorStatus]).sort(), [
      ['徐建国', 0],
      ['林静', 1],
    ]);
    assert.deepEqual(told(), [[userId('aurora', 'xu'), 'assigned']]);
    await assert.rejects(read('chen', id), refusal(404));
  });

  it('has a new version if its form has changed, people included, and only then', async () => {
    const form = taskInput({ isWarming: false, executors: [LIN, CHEN] });
    const id = await given(form);
    const known = [(await read('wang', id)).concurrencyStamp];
    const save = async (changes: Partial<TaskInput>) => {
      await demo.as('wang', (work) => updateTask(work, id, { ...form, ...changes }, KINDS));
      return (await read('wang', id)).concurrencyStamp;
    };
    assert.equal(await save({ executors: [CHEN, LIN] }), known[0], 'the order of people says nothing');
    for (const changes of [{ description: '两箱' }, { isWarming: true }, { executors: [LIN, WANG] }]) {
      const stamp = await save(changes);
      assert.ok(!known.includes(stamp), JSON.stringify(changes));
      known.push(stamp);
    }
    assert.deepEqual(
      told().filter(([user]) => user === WANG),
      [],
      'nobody is told that they have chosen themselves',
    );
  });

  it('pages of everybody who sees it and is not notified reload it, including the actor’s other tabs', async () => {
    const xu = userId('aurora', 'xu');
    const id = await given({ executors: [LIN, CHEN] });
    await demo.as('lin', (work) => toggleFollow(work, id));
    assert.deepEqual(pagesTold(), [LIN]);
    await demo.as('lin', (work) => markTask(work, id));
    assert.deepEqual(pagesTold(), [CHEN, LIN].sort());
    await demo.as('wang', (work) => updateTask(work, id, taskInput({ executors: [LIN, xu] }), KINDS));
    assert.deepEqual([told(), pagesTold()], [[[xu, 'assigned']], [CHEN, LIN, WANG].sort()]);
    await demo.as('wang', (work) => deleteTask(work, id, KINDS));
    assert.deepEqual(pagesTold(), [WANG]);
    await demo.as('lin', (work) => createTask(work, 'schedule', taskInput({ executors: [LIN, CHEN] })));
    assert.deepEqual(pagesTold(), [LIN]);
  });

  it('deletes a to-do and notifies its executors, without a link back to it', async () => {
    const id = await given({ executors: [LIN, WANG] });
    await demo.as('wang', (work) => deleteTask(work, id, KINDS));
    assert.deepEqual(told(), [[LIN, 'deleted']]);
    assert.equal(appOf(demo.published[0]?.notification)['businessId'], null);
    await assert.rejects(read('wang', id), refusal(404));
  });

  it('TODO-6 follows and stops following; a to-do once seen stays open to the follower', async () => {
    const id = await given({ executors: [LIN, CHEN] });
    const before = (await demo.as('chen', taskCounts)).personal.myCollection;
    assert.equal(await demo.as('chen', (work) => toggleFollow(work, id)), true);
    assert.equal((await demo.as('chen', taskCounts)).personal.myCollection, before + 1);
    assert.equal((await read('chen', id)).isCollection, true);
    assert.equal((await read('lin', id)).isCollection, false);
    assert.equal(await demo.as('chen', (work) => toggleFollow(work, id)), false);
    assert.equal((await read('chen', id)).isCollection, false);
    await assert.rejects(
      demo.as('xu', (work) => toggleFollow(work, id)),
      refusal(404),
    );
  });

  it('a removed executor can no longer read it, even as a follower; its creator can', async () => {
    const id = await given({ executors: [LIN, CHEN, WANG] });
    for (const who of ['chen', 'lin', 'wang']) await demo.as(who, (work) => toggleFollow(work, id));
    const before = (await demo.as('chen', taskCounts)).personal.myCollection;
    await demo.as('wang', (work) => updateTask(work, id, taskInput({ executors: [LIN] }), KINDS));
    await assert.rejects(read('chen', id), refusal(404));
    assert.equal((await demo.as('chen', taskCounts)).personal.myCollection, before - 1);
    for (const who of ['lin', 'wang']) assert.equal((await read(who, id)).isCollection, true, who);
  });

  it('changes schedules by the same rules, and finds none among the to-dos', async () => {
    const id = await demo.as('wang', (work) => createTask(work, 'schedule', taskInput({ executors: [LIN, WANG] })));
    assert.deepEqual(told(), [[LIN, 'assigned']]);
    await assert.rejects(
      demo.as('wang', (work) => updateTask(work, id, taskInput(), ['personal', 'work'])),
      refusal(404),
    );
    await demo.as('wang', (work) => updateTask(work, id, taskInput({ title: '改期' }), KINDS));
    const { title, source } = await read('lin', id);
    assert.deepEqual([title, source], ['改期', '极光制造'], 'it concerns others');
    const hidden = taskInput({ executors: [WANG], isSynchronizeDate: false });
    const own = await read('wang', await demo.as('wang', (work) => createTask(work, 'schedule', hidden)));
    assert.deepEqual([own.source, own.isSynchronizeDate], ['personal', true], 'a schedule is always on the calendar');
  });

  it('notifications of a work to-do lead to the application that assigned it, if that shows it', async () => {
    const announced = async (kind: 'work' | 'personal', source: string) => {
      const times = { started_at: '2026-11-21T09:00:00', end_at: '2026-11-21T18:00:00' };
      const task = { id: 'T', kind, source, title: '甲', degree_type: 0, ...times };
      await demo.as('wang', (work) => announceTask(work, 'assigned', task, [LIN], '王磊'));
      const { notificationName, diplayName, properties } = demo.published.pop()?.notification ?? {};
      return [notificationName, diplayName, appOf({ properties: properties ?? '' })['path']];
    };
    assert.deepEqual(await announced('work', 'OA'), ['workerTodo', '工作待办', '/child/oa/task/T']);
    assert.deepEqual(await announced('work', 'PDC'), ['workerTodo', '工作待办', undefined]);
    assert.deepEqual(await announced('personal', 'OA'), ['personalTodo', '个人待办', undefined]);
  });

  it('the choices of a reminder are kept only with it, and whether a to-do is on the calendar as chosen', () => {
    const kept = (changes: Partial<TaskInput>, kind: 'personal' | 'schedule' = 'personal') => {
      const { warming_time, warming_type, is_synchronize_date } = taskColumns(taskInput(changes), kind);
      return [warming_time, warming_type, is_synchronize_date];
    };
    const chosen = { warmingTime: 3, warmingType: 2 };
    assert.deepEqual(kept(chosen), [3, 2, true]);
    assert.deepEqual(kept({}), [0, 0, true]);
    assert.deepEqual(kept({ ...chosen, isWarming: false, isSynchronizeDate: false }), [null, null, false]);
    assert.deepEqual(kept({ isSynchronizeDate: false }, 'schedule'), [0, 0, true]);
  });
});
