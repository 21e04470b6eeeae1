import { listNotices } from '../../../contract/notices.ts';
import { toEndpoint } from '../http/endpoint.ts';

/** Published notices of a company, newest first (HDR-5). */
export const notices = (tenantId: string) => toEndpoint(listNotices, { query: { tenantId } });
