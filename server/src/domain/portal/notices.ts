import type { Notice } from '../../../../contract/notices.ts';
import type { TenantWork } from '../work.ts';
import { published } from './articles.ts';

/**
 * Published notices, newest first. `tenantId` is what the caller asked for: another company's notices are not returned.
 */
export async function listNotices(work: TenantWork, tenantId: string | undefined): Promise<Notice[]> {
  if (tenantId !== undefined && tenantId !== work.tenantId) return [];
  const rows = await published(work, 'notice')
    .select(['id', 'title', 'publish_date'])
    .orderBy('publish_date', 'desc')
    .orderBy('position')
    .execute();
  return rows.map((row) => ({ id: row.id, title: row.title, publishDate: row.publish_date }));
}
