import type { ModuleSummary } from '../../../contract/notifications.ts';
import type { Load } from '../../lib/loading.ts';
import type { KeptUnread } from '../keptUnread/keptUnreadSlice.ts';

/** The server's counts plus what is kept as unread. */
export function withKept(summary: Load<ModuleSummary[]>, kept: readonly KeptUnread[]): Load<ModuleSummary[]> {
  if (!summary.data || kept.length === 0) return summary;
  const more = (name: string) => kept.filter(({ moduleName }) => moduleName === name).length;
  const data = summary.data.map((module) => ({ ...module, unreadCount: module.unreadCount + more(module.moduleName) }));
  return { ...summary, data };
}
