import type * as z from 'zod/mini';
import type {
  ApprovalBox,
  ApprovalDetail,
  ApprovalTemplate,
  listApprovals as listCall,
} from '../../../contract/approvals.ts';
import type { Values } from '../../../contract/businessFields.ts';
import { call, change } from '../../shared/calls.js';
import { OnceKeys } from '../core/onceKeys.ts';

const ROOT = '/api/approvals';
const keys = new OnceKeys();

export type ListedApprovals = z.infer<(typeof listCall)['response']>;

export const fetchTemplates = (): Promise<{ readonly items: readonly ApprovalTemplate[] }> => call(`${ROOT}/templates`);

export interface BoxQuestion {
  readonly box: ApprovalBox;
  readonly keyword?: string;
  readonly template?: string;
  readonly skipCount: number;
  readonly maxResultCount: number;
}
export const fetchBox = (question: BoxQuestion): Promise<ListedApprovals> =>
  call(`${ROOT}/list`, { method: 'POST', body: question });

export const fetchApproval = (id: string): Promise<ApprovalDetail> => call(`${ROOT}/${encodeURIComponent(id)}`);

export interface Started {
  readonly template: string;
  readonly title: string;
  readonly importance: number;
  readonly form: Values;
}
export const startApproval = (started: Started): Promise<{ readonly id: string; readonly number: string }> =>
  keys.send(started, (key) => change(`${ROOT}/start`, { body: started, key }));

/** An action on a request, by the last part of the call's path. */
export type Verb = 'decide' | 'comment' | 'copy' | 'withdraw' | 'remind' | 'transfer' | 'add';
export const act = (id: string, verb: Verb, body: Values = {}): Promise<void> =>
  change(`${ROOT}/${encodeURIComponent(id)}/${verb}`, { body });
