import { listApprovals } from '../../../contract/approvals.ts';
import { toEndpoint } from '../http/endpoint.ts';

/** The newest `maxResultCount` requests for approval that concern the user and match. */
export const approvalsMatching = (keyword: string, maxResultCount: number) =>
  toEndpoint(listApprovals, { body: { keyword, maxResultCount, skipCount: 0 } });
