import type { ActRecord, ConsoleAct } from '../../../../contract/acts.ts';
import type { TextFunction } from '../../common/useText.ts';
import { policyName, roleName } from '../grants/grantWords.ts';

type Words = (t: TextFunction, detail: string) => string;
const attempt: Words = (t, detail) => t('dashboard:detail_attempt', { attempt: detail });
const under: Words = (t, detail) => t('dashboard:detail_under', { unit: detail });
const to: Words = (t, detail) => t('dashboard:detail_to', { unit: detail });
const asItIs: Words = (_t, detail) => detail;

/** The label of each act's detail; the server records names of policies and roles. */
const WORDS: Readonly<Partial<Record<ConsoleAct, Words>>> = {
  unitAdded: under,
  unitMoved: under,
  memberMoved: to,
  policyGranted: policyName,
  policyRevoked: policyName,
  roleGiven: roleName,
  roleTaken: roleName,
  certificationSubmitted: attempt,
  certificationWithdrawn: attempt,
  certificationVerified: attempt,
  certificationRefused: attempt,
  realNameVerified: attempt,
  realNameRefused: attempt,
  paymentConfirmed: asItIs,
  invoiceIssued: asItIs,
  recordsExported: asItIs,
};
const BY_ACT: ReadonlyMap<string, Words> = new Map(Object.entries(WORDS));

/** Further details of an act, in the person's language; empty if there are none, and for an act of another backend. */
export const detailWords = (t: TextFunction, { act, detail }: Pick<ActRecord, 'act' | 'detail'>): string =>
  detail === null ? '' : (BY_ACT.get(act)?.(t, detail) ?? '');
