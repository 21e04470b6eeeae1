import { linesOf } from '../../../../../../contract/businessFormulas.ts';
import { forbidden, invalid } from '../../../../errors/apiError.ts';
import { announceTask } from '../../../tasks/announce.ts';
import { findExecutors } from '../../../tasks/executors.ts';
import { addExecutors } from '../../../tasks/write.ts';
import { ownName, type UserWork } from '../../../work.ts';
import type { Behaviour, BusinessDesk, Effect } from '../../engine/definition.ts';
import { textOf } from '../reading.ts';

function workOf({ work }: BusinessDesk): UserWork {
  const { userId } = work;
  if (userId === null) throw forbidden();
  return { ...work, userId };
}

/** Adds the to-do to its executors' lists and notifies them; it has the record's id. */
const assign: Effect = async (desk, { id, values }) => {
  const work = workOf(desk);
  const people = linesOf(values, 'executors').map(({ person }) => textOf(person));
  const executors = await findExecutors(work, people);
  const actor = await ownName(work);
  const task = await work.db
    .insertInto('tasks')
    .values({
      id,
      tenant_id: work.tenantId,
      kind: 'work',
      source: 'OA',
      title: textOf(values['title']),
      description: textOf(values['description']) || null,
      degree_type: Number(values['importance']),
      started_at: textOf(values['startedAt']),
      end_at: textOf(values['endAt']),
      is_synchronize_date: true,
      is_warming: false,
      creator_id: work.userId,
      creator_name: actor,
      creation_time: work.instant,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await addExecutors(work, task, executors);
  await announceTask(
    work,
    'assigned',
    task,
    executors.map((one) => one.id),
    actor,
  );
  return { values: { finished: 0, total: executors.length } };
};

/** Removes it from everybody's to-dos. */
const cancel: Effect = async (desk, { id }) => {
  const work = workOf(desk);
  const people = await work.db.selectFrom('task_executors').select('user_id').where('task_id', '=', id).execute();
  const task = await work.db.deleteFrom('tasks').where('id', '=', id).returningAll().executeTakeFirst();
  if (task) {
    await announceTask(
      work,
      'deleted',
      task,
      people.map((one) => one.user_id),
      await ownName(work),
    );
  }
  return undefined;
};

/** Counts how many have finished; once all have, the task is finished. */
const progressed: Effect = async ({ work }, { id }) => {
  const rows = await work.db.selectFrom('task_executors').select('status').where('task_id', '=', id).execute();
  const finished = rows.filter(({ status }) => status === 1).length;
  return { values: { finished, total: rows.length }, to: finished === rows.length ? 'finished' : 'assigned' };
};

export const taskBehaviour: Behaviour = {
  effects: { assign, cancel, progressed },
  check: async (_desk, values) => {
    const people = linesOf(values, 'executors').map(({ person }) => person);
    const again = people.flatMap((person, index) =>
      people.indexOf(person) < index
        ? [
            {
              members: [`executors.${index}.person`],
              message: { zh: '执行人重复', en: 'This person is there already' },
            },
          ]
        : [],
    );
    if (again.length > 0) throw invalid(again);
  },
};
