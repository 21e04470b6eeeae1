import { listNotices, readNotice } from '../../../contract/notices.ts';
import { type CallParts, toEndpoint } from '../http/endpoint.ts';

type Query = NonNullable<CallParts<typeof listNotices>['query']>;

/** Published notices of a company, newest first (HDR-5); all of them, or those that `query` selects. */
export const noticePage = (tenantId: string, query: Omit<Query, 'tenantId'> = {}) =>
  toEndpoint(listNotices, { query: { tenantId, ...query } });

/** Records that the account has opened a notice. A backend without such a record causes no message. */
export const markNoticeRead = (id: string) => toEndpoint(readNotice, { query: { id }, hideElMessage: true });
