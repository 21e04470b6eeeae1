import { sql } from 'kysely';
import type { AtriumDatabase } from '../db/database.ts';
import { networkOf } from '../domain/network.ts';
import { ApiError } from '../errors/apiError.ts';
import { ERROR_CODES } from '../errors/codes.ts';
import type { AuthContext } from './context.ts';
import type { TrySide } from './lockout.ts';
import { sha256 } from './secrets.ts';
import { AUTH_TEXTS } from './texts.ts';

export interface RateRule {
  readonly name: string;
  readonly limit: number;
  readonly windowSeconds: number;
  /** Whether the key is an address, so that one network counts as one caller. */
  readonly perAddress?: true;
}

/** How often something may be attempted, per key given with the rule. All processes share the counters. */
export const RATE_RULES = {
  signInAddress: { name: 'signInAddress', limit: 200, windowSeconds: 60, perAddress: true },
  signInName: { name: 'signInName', limit: 30, windowSeconds: 300 },
  lockoutNotice: { name: 'lockoutNotice', limit: 1, windowSeconds: 86_400 },
  secondStep: { name: 'secondStep', limit: 30, windowSeconds: 3600 },
  passkeyAddress: { name: 'passkeyAddress', limit: 120, windowSeconds: 300, perAddress: true },
  externalAddress: { name: 'externalAddress', limit: 120, windowSeconds: 300, perAddress: true },
  smsPhone: { name: 'smsPhone', limit: 5, windowSeconds: 3600 },
  smsAddress: { name: 'smsAddress', limit: 60, windowSeconds: 3600, perAddress: true },
  smsInterval: { name: 'smsInterval', limit: 1, windowSeconds: 30 },
  codeAddress: { name: 'codeAddress', limit: 60, windowSeconds: 300, perAddress: true },
  qrCreate: { name: 'qrCreate', limit: 60, windowSeconds: 300, perAddress: true },
  feedAddress: { name: 'feedAddress', limit: 600, windowSeconds: 300, perAddress: true },
  feedReader: { name: 'feedReader', limit: 60, windowSeconds: 600 },
  feedRenewal: { name: 'feedRenewal', limit: 30, windowSeconds: 3600 },
  machineAddress: { name: 'machineAddress', limit: 600, windowSeconds: 300, perAddress: true },
  machineKey: { name: 'machineKey', limit: 30, windowSeconds: 60 },
  supplierAddress: { name: 'supplierAddress', limit: 120, windowSeconds: 3600, perAddress: true },
  supplierPhone: { name: 'supplierPhone', limit: 10, windowSeconds: 86_400 },
  pushSubscription: { name: 'pushSubscription', limit: 120, windowSeconds: 3600 },
  ownData: { name: 'ownData', limit: 5, windowSeconds: 86_400 },
  qrPoll: { name: 'qrPoll', limit: 120, windowSeconds: 60 },
} as const satisfies Record<string, RateRule>;

/** Counts one attempt. Resolves with the seconds to wait if the rule's limit is exceeded, else with 0. */
export async function countTry(database: AtriumDatabase, rule: RateRule, who: string, now: Date): Promise<number> {
  const length = rule.windowSeconds * 1000;
  const start = Math.floor(now.getTime() / length) * length;
  const key = rule.perAddress ? networkOf(who) : who;
  const { hits } = await database.host
    .insertInto('rate_limits')
    // Names and phone numbers are hashed: the table must not become a list of people.
    .values({ key: `${rule.name}:${sha256(key)}`, window_start: new Date(start), hits: 1 })
    .onConflict((conflict) =>
      conflict.columns(['key', 'window_start']).doUpdateSet({ hits: sql<number>`rate_limits.hits + 1` }),
    )
    .returning('hits')
    .executeTakeFirstOrThrow();
  return hits > rule.limit ? Math.ceil((start + length - now.getTime()) / 1000) : 0;
}

/** Throws 429 if a rule's limit is exceeded. */
export async function limitCalls(auth: AuthContext, rule: RateRule, who: string): Promise<void> {
  const wait = await countTry(auth.database, rule, who, auth.now());
  if (wait > 0) throw new ApiError(429, AUTH_TEXTS.tooManyRequests, { code: ERROR_CODES.tooMany, retryAfter: wait });
}

/** Limits the second-step attempts of one side, as a lockout does: no side uses up another's. Throws 429. */
export function limitSecondStep(auth: AuthContext, { who, side }: TrySide): Promise<void> {
  return limitCalls(auth, RATE_RULES.secondStep, `${who} ${side}`);
}
