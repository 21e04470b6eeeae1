import { getCompanyInfo } from '../../../contract/companies.ts';
import * as calls from '../../../contract/notices.ts';
import { companyInfo } from '../domain/organisation/companyInfo.ts';
import { listNotices, readNotice } from '../domain/portal/notices.ts';
import { languageOf } from '../errors/text.ts';
import { type Route, route } from '../http/route.ts';

/** What the workbench shows besides tasks and notifications (§7). */
export const workbenchRoutes: readonly Route[] = [
  route(getCompanyInfo, ({ work, request }) => companyInfo(work, languageOf(request.headers['accept-language']))),
  route(calls.listNotices, ({ work, query }) => listNotices(work, query)),
  route(calls.readNotice, ({ work, query }) => readNotice(work, query.id)),
];
