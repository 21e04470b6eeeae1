import type { ModuleSummary, Notification } from '../../../contract/notifications.ts';
import type { Load } from '../../lib/loading.ts';
import type { Page } from '../../lib/paging.ts';
import type { KeptUnread } from '../keptUnread/keptUnreadSlice.ts';

/** The server's counts plus what is kept as unread. */
export function withKept(summary: Load<ModuleSummary[]>, kept: readonly KeptUnread[]): Load<ModuleSummary[]> {
  if (!summary.data || kept.length === 0) return summary;
  const more = (name: string) => kept.filter(({ moduleName }) => moduleName === name).length;
  const data = summary.data.map((module) => ({ ...module, unreadCount: module.unreadCount + more(module.moduleName) }));
  return { ...summary, data };
}

/**
 * Notifications that the server counts as unread, plus those unread when the module was opened: opening it marked them
 * read, but the person has not looked through them yet. What is kept as unread is included.
 */
export function withKnownUnread(
  listed: readonly Notification[],
  kept: readonly KeptUnread[],
  page: Page<Notification>,
): Page<Notification> {
  const ids = new Set(page.items.map(({ id }) => id));
  const known = listed.filter(({ id, state }) => !ids.has(id) && (state === 0 || kept.some((one) => one.id === id)));
  const items = [...page.items, ...known].sort((a, b) => b.creationTime.localeCompare(a.creationTime));
  return { ...page, items, totalCount: page.totalCount + known.length, surplus: known.length };
}
