import { addDays } from '../../../contract/rules/days.ts';
import { addMinutes } from '../domain/wallClock.ts';
import { type ShownSchedule, scheduleTitles, shownDays } from './content/scheduleTexts.ts';
import { rooms } from './content/subjects.ts';
import { type Random, randomOf } from './random.ts';
import { userId } from './staff.ts';
import type { DraftTask, Person } from './tasks.ts';

/** Twelve months back and ahead. */
const REACH_DAYS = 365;
/** How many schedules a drawn day holds: mostly few, sometimes four or twelve. */
const DAY_SIZES = [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 12];

function drawDay(random: Random, size: number): ShownSchedule[] {
  return Array.from({ length: size }, (_, index) => {
    const start = `${String(8 + Math.floor((index * 10) / size)).padStart(2, '0')}:${random.pick(['00', '15', '30'])}`;
    const source = random.chance(20) ? ('personal' as const) : undefined;
    return [
      start,
      30 * (1 + random.int(3)),
      random.pick(scheduleTitles),
      random.pick([0, 0, 0, 1, 1, 2, 3]),
      source,
    ] as const;
  });
}

/** `total` schedules of lin around today: the designed days as in the design, the others at random. */
export function laySchedules(company: string, total: number, others: readonly Person[], today: string): DraftTask[] {
  const random = randomOf(`schedules ${company}`);
  const lin: Person = { id: userId(company, 'lin'), name: '林静' };
  const days = new Map<number, readonly ShownSchedule[]>(company === 'aurora' ? shownDays : [[0, drawDay(random, 2)]]);
  let left = total - [...days.values()].reduce((sum, items) => sum + items.length, 0);
  while (left > 0) {
    const offset = random.int(2 * REACH_DAYS) - REACH_DAYS;
    if (days.has(offset)) continue;
    // The last days take the remainder, in sizes that occur in the demo.
    const size = random.pick(DAY_SIZES);
    const items = drawDay(random, size <= left ? size : 1);
    days.set(offset, items);
    left -= items.length;
  }
  return [...days].flatMap(([offset, items]) =>
    items.map(([start, minutes, title, degree, source], index) => {
      const startedAt = `${addDays(today, offset)}T${start}:00`;
      const shared = source === 'personal' ? [] : [random.pick(others)];
      return {
        key: `schedule ${offset} ${index}`,
        kind: 'schedule' as const,
        source: source ?? 'company',
        title,
        description: source === 'personal' ? null : `地点：${random.pick(rooms)}`,
        degree,
        startedAt,
        endAt: addMinutes(startedAt, minutes),
        creation: addMinutes(startedAt, -3 * 1440),
        creator: source === 'personal' || random.chance(60) ? lin : (shared[0] ?? lin),
        executors: [lin, ...shared],
        finished: [],
        followers: [],
      };
    }),
  );
}
