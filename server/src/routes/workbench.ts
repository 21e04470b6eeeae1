import { getCompanyInfo } from '../../../contract/companies.ts';
import * as calls from '../../../contract/notices.ts';
import { companyInfo } from '../domain/organisation/companyInfo.ts';
import { listNotices } from '../domain/portal/notices.ts';
import { userWork } from '../domain/work.ts';
import { type Route, route } from '../http/route.ts';

/** What the workbench shows beside tasks and notifications (§7). */
export const workbenchRoutes: readonly Route[] = [
  route(getCompanyInfo, async (context) => companyInfo(await userWork(context))),
  route(calls.listNotices, async (context) => ({
    items: await listNotices(await userWork(context), context.query.tenantId),
  })),
];
