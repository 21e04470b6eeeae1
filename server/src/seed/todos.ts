import { addMinutes } from '../domain/wallClock.ts';
import { colleagues } from './content/people.ts';
import { products } from './content/subjects.ts';
import {
  type ShownTodo,
  shownApprovals,
  shownParticipating,
  shownWork,
  todoActions,
  todoDescriptions,
  todoThings,
  workSources,
} from './content/todoTexts.ts';
import { randomOf } from './random.ts';
import { userId } from './staff.ts';
import type { DraftTask, Person } from './tasks.ts';

/** How many to-dos each of the seven lists holds; a to-do is in one list only. */
export interface TodoCounts {
  readonly inProgress: number;
  readonly overdue: number;
  readonly finished: number;
  readonly workFollowed: number;
  readonly participating: number;
  readonly started: number;
  readonly personalFollowed: number;
}
export const auroraTodos: TodoCounts = {
  inProgress: 38,
  overdue: 6,
  finished: 171,
  workFollowed: 25,
  participating: 142,
  started: 96,
  personalFollowed: 62,
};
export const borealTodos: TodoCounts = {
  inProgress: 4,
  overdue: 1,
  finished: 16,
  workFollowed: 3,
  participating: 14,
  started: 10,
  personalFollowed: 6,
};

const earlier = (one: string, other: string): string => (one < other ? one : other);
const HOUR = 60;
const DAY = 24 * HOUR;

/** The to-dos of lin in one company. `others` are the colleagues she shares them with. */
export function layTodos(company: string, counts: TodoCounts, others: readonly Person[], now: string): DraftTask[] {
  const random = randomOf(`todos ${company}`);
  const hour = `${now.slice(0, 13)}:00:00`;
  const shown = company === 'aurora';
  const lin: Person = { id: userId(company, 'lin'), name: '林静' };
  const personOf = (key: string): Person => ({
    id: userId(company, key),
    name: colleagues.find((person) => person.key === key)?.name ?? key,
  });

  const drawn = (key: string, kind: 'work' | 'personal', minutes: number, done: boolean): DraftTask => {
    const creator = random.pick(others);
    const companion = random.pick(others);
    const endAt = addMinutes(hour, minutes);
    // A to-do that is due only in weeks was created a few days ago, not in the future.
    const latest = addMinutes(now, -(3 * DAY + (Math.abs(minutes) % (6 * DAY))));
    const executors = random.chance(40) && companion.id !== creator.id ? [lin, companion] : [lin];
    return {
      key,
      kind,
      source: kind === 'work' ? random.pick(workSources) : 'personal',
      title: `${random.pick(todoActions)}${random.pick(products)}${random.pick(todoThings)}`,
      description: random.chance(60) ? random.pick(todoDescriptions) : null,
      degree: random.pick([0, 0, 0, 1, 1, 2, 3]),
      startedAt: addMinutes(endAt, -(1 + random.int(6)) * DAY),
      endAt,
      creation: earlier(addMinutes(endAt, -(7 * DAY + random.int(DAY))), latest),
      creator,
      executors,
      finished: done ? executors.map((person) => person.id) : [],
      followers: [],
    };
  };
  const like = (todo: ShownTodo, key: string, kind: 'work' | 'personal', minutes: number): DraftTask => {
    const base = drawn(key, kind, minutes, false);
    return {
      ...base,
      title: todo.title,
      degree: todo.degree,
      description: todo.description ?? base.description,
      source: todo.source ?? base.source,
      creator: personOf(todo.creator),
      executors: [lin, ...(todo.executors ?? []).map(personOf)],
    };
  };
  /** `count` to-dos under one name; the first are those shown in the design. */
  const list = (name: string, count: number, make: (key: string, index: number) => DraftTask): DraftTask[] =>
    Array.from({ length: count }, (_, index) => make(`${name} ${index}`, index));
  const ahead = (index: number): number => (3 + index) * DAY + random.int(10) * HOUR;
  const past = (index: number): number => -(index + 1) * 2 * DAY - random.int(20) * HOUR;
  const watched = (draft: DraftTask): DraftTask => ({
    ...draft,
    executors: [random.pick(others)],
    finished: [],
    followers: [lin.id],
  });

  return [
    ...list('inProgress', counts.inProgress, (key, index) => {
      const todo = shown ? shownWork[index] : undefined;
      if (todo) return like(todo, key, 'work', todo.hours * HOUR);
      const approval = shown ? shownApprovals[index - shownWork.length] : undefined;
      if (!approval) return drawn(key, 'work', ahead(index), false);
      const creation = addMinutes(now, -Math.round(approval.hours * HOUR));
      return { ...like({ ...approval, source: 'BPM' }, key, 'work', ahead(index)), creation, startedAt: creation };
    }),
    ...list('overdue', counts.overdue, (key, index) => drawn(key, 'work', -(index + 1) * 30 * HOUR, false)),
    ...list('finished', counts.finished, (key, index) => drawn(key, 'work', past(index), true)),
    ...list('workFollowed', counts.workFollowed, (key, index) =>
      watched(drawn(key, 'work', past(index) + 10 * DAY, false)),
    ),
    ...list('participating', counts.participating, (key, index) => {
      const todo = shown ? shownParticipating[index] : undefined;
      return todo ? like(todo, key, 'personal', todo.hours * HOUR) : drawn(key, 'personal', past(index - 8), true);
    }),
    ...list('started', counts.started, (key, index) => ({
      ...drawn(key, 'personal', past(index) + 12 * DAY, index > 5),
      creator: lin,
      executors: [random.pick(others)],
    })),
    ...list('personalFollowed', counts.personalFollowed, (key, index) =>
      watched(drawn(key, 'personal', past(index) + 8 * DAY, false)),
    ),
  ];
}
