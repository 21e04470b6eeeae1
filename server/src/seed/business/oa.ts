import type { Insertable } from 'kysely';
import type { PortalArticlesTable } from '../../db/schema/portal.ts';
import { wallClockOf } from '../../domain/wallClock.ts';
import type { Laying, SeedRecord } from './seedRecord.ts';
import { memberId } from './things.ts';

/** The resource for each kind of portal article; facts and milestones are not articles of the back office. */
const RESOURCES: Readonly<Record<string, string>> = {
  notice: 'notice',
  news: 'news',
  business: 'product',
  culture: 'culture',
};
const EDITOR = memberId('lin');

/** The articles that the portal shows, as the back office has them: under the same ids. */
function layArticles(articles: readonly Insertable<PortalArticlesTable>[]): SeedRecord[] {
  return articles.flatMap(({ id, kind, title, category, summary, cover, body, publish_date, author_name }) => {
    const resource = RESOURCES[kind];
    if (resource === undefined || id === undefined) return [];
    const at = publish_date.replace(' ', 'T');
    const values = { title, category, summary, author: author_name, editor: EDITOR, body, cover, publishedAt: at };
    return [{ kind: `oa/${resource}`, id, status: 'published', values, creatorId: EDITOR, created: at }];
  });
}

/** The work to-dos that came from the back office, under the same ids. */
function layTasks({ tasks, executors }: Laying['work'], zone: string): SeedRecord[] {
  return tasks
    .filter(({ kind, source }) => kind === 'work' && source === 'OA')
    .flatMap((task) => {
      if (task.id === undefined || task.creation_time === undefined) return [];
      const own = executors.filter(({ task_id }) => task_id === task.id);
      const finished = own.filter(({ status }) => status === 1).length;
      const created = wallClockOf(new Date(task.creation_time), zone);
      const values = {
        title: task.title,
        description: task.description,
        importance: String(task.degree_type ?? 0),
        startedAt: task.started_at,
        endAt: task.end_at,
        executors: own.map(({ user_id }) => ({ person: user_id })),
        assigner: task.creator_id,
        finished,
        total: own.length,
      };
      const status = finished === own.length ? 'finished' : 'assigned';
      return [{ kind: 'oa/task', id: task.id, status, values, creatorId: task.creator_id, created }];
    });
}

/** The back office's records of the portal's own rows. */
export function layOa({ articles, work, zone }: Laying): SeedRecord[] {
  return [...layArticles(articles), ...layTasks(work, zone)];
}
