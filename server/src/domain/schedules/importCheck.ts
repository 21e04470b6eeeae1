import type * as z from 'zod/mini';
import type { checkScheduleImport } from '../../../../contract/scheduleImport.ts';
import { isRowId } from '../ids.ts';
import type { UserWork } from '../work.ts';
import { calendarTasks } from './calendar.ts';
import { UID_ENDING } from './feed.ts';

type Item = z.output<typeof checkScheduleImport.body>['items'][number];

/** The ids of our own schedules in a file: an exported feed that is being imported again. */
const ownId = (uid: string | null | undefined): string | null => {
  const id = uid?.endsWith(UID_ENDING) ? uid.slice(0, -UID_ENDING.length).toLowerCase() : '';
  return isRowId(id) ? id : null;
};

/**
 * Which of these events are already on the caller's calendar: under the same id, whatever has happened to them since,
 * or with the same title and time.
 */
export async function eventsOnCalendar(
  work: UserWork,
  items: readonly Item[],
): Promise<{ index: number; sameUid: boolean }[]> {
  if (items.length === 0) return [];
  const uids = items.flatMap(({ uid }) => uid ?? []);
  const ids = items.flatMap(({ uid }) => ownId(uid) ?? []);
  const titles = items.map(({ title }) => title.trim());
  const rows = await work.db
    .selectFrom('tasks')
    .select(['id', 'uid', 'title', 'started_at', 'end_at'])
    .where('id', 'in', calendarTasks(work))
    .where((eb) =>
      eb.or([
        eb('title', 'in', titles),
        ...(uids.length > 0 ? [eb('uid', 'in', uids)] : []),
        ...(ids.length > 0 ? [eb('id', 'in', ids)] : []),
      ]),
    )
    .execute();
  const known = new Set(rows.flatMap(({ id, uid }) => (uid === null ? [id] : [id, uid])));
  const placed = new Set(rows.map((row) => JSON.stringify([row.title, row.started_at, row.end_at])));
  return items.flatMap(({ uid, title, startedAt, endAt }, index) => {
    const sameUid = known.has(ownId(uid) ?? uid ?? '');
    return sameUid || placed.has(JSON.stringify([title.trim(), startedAt, endAt])) ? [{ index, sameUid }] : [];
  });
}
