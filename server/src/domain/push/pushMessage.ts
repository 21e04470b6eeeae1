import * as z from 'zod/mini';
import type { NotificationsTable } from '../../db/schema/work.ts';

/** What a browser is told: as little as one line can say, for it passes a stranger's service, if encrypted. */
export interface PushMessage {
  readonly title: string;
  readonly module: string;
  /** Where the portal shows it. */
  readonly path: string;
  /** The same notification replaces itself. */
  readonly tag: string;
}

const URGENT = 2;
const PERSONAL_TODO = 'personalTodo';
const MAX_TITLE = 120;

type Row = Pick<NotificationsTable, 'module_name' | 'notification_name' | 'display_name' | 'title' | 'properties'> & {
  readonly id: string;
};

const properties = z.object({
  App: z.object({ businessId: z.optional(z.unknown()), degreeType: z.optional(z.unknown()) }),
});

function appOf({ properties: text }: Row): z.infer<typeof properties>['App'] {
  try {
    return properties.parse(JSON.parse(text)).App;
  } catch {
    // Malformed ones are shown as well (NTF-7).
    return {};
  }
}

/** Whether somebody is told of it even in their quiet hours (§3 `degreeType`). */
export function isUrgent(row: Row): boolean {
  const { degreeType } = appOf(row);
  return typeof degreeType === 'number' && degreeType >= URGENT;
}

function pathOf(row: Row): string {
  const { businessId } = appOf(row);
  const isTodo = row.module_name === 'OA' && row.notification_name === PERSONAL_TODO;
  const place = isTodo && typeof businessId === 'string' ? businessId : row.module_name;
  const panel = place === row.module_name ? 'notifications' : 'todo';
  return `/portal?${new URLSearchParams({ panel, id: place })}`;
}

export function pushMessageOf(row: Row): PushMessage {
  const title = (row.title || row.display_name).slice(0, MAX_TITLE);
  return { title, module: row.display_name, path: pathOf(row), tag: row.id };
}
