import * as z from 'zod/mini';
import type { NotificationsTable } from '../../db/schema/work.ts';

/**
 * The content of a push message: as little as fits on one line, since it passes through a third-party service, even if
 * encrypted.
 */
export interface PushMessage {
  readonly title: string;
  readonly module: string;
  /** The path at which the portal shows it. */
  readonly path: string;
  /** A repeated notification replaces the earlier one. */
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
    // Malformed ones are shown too (NTF-7).
    return {};
  }
}

/** Whether it is delivered even during quiet hours (§3 `degreeType`). */
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
