import type { Notice } from '../../../../contract/notices.ts';
import type { TenantWork } from '../work.ts';

/** Published notices, newest first. `tenantId` is what the caller asked for: another company's notices are none. */
export async function listNotices(work: TenantWork, tenantId: string | undefined): Promise<Notice[]> {
  if (tenantId !== undefined && tenantId !== work.tenantId) return [];
  const rows = await work.db
    .selectFrom('portal_articles')
    .select(['id', 'title', 'publish_date'])
    .where('tenant_id', '=', work.tenantId)
    .where('kind', '=', 'notice')
    .where('is_published', '=', true)
    .where('publish_date', '<=', work.wall.replace('T', ' '))
    .orderBy('publish_date', 'desc')
    .orderBy('position')
    .execute();
  return rows.map((row) => ({ id: row.id, title: row.title, publishDate: row.publish_date }));
}
