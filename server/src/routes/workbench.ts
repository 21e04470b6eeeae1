import { getCompanyInfo } from '../../../contract/companies.ts';
import * as calls from '../../../contract/notices.ts';
import { companyInfo } from '../domain/organisation/companyInfo.ts';
import { listNotices } from '../domain/portal/notices.ts';
import { type Route, route } from '../http/route.ts';

/** What the workbench shows besides tasks and notifications (§7). */
export const workbenchRoutes: readonly Route[] = [
  route(getCompanyInfo, ({ work }) => companyInfo(work)),
  route(calls.listNotices, async ({ work, query }) => ({ items: await listNotices(work, query.tenantId) })),
];
