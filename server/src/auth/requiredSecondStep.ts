import { POLICIES } from '../domain/policies.ts';
import type { Session } from '../domain/session.ts';
import { businessError } from '../errors/apiError.ts';
import { ERROR_CODES } from '../errors/codes.ts';
import type { AuthContext } from './context.ts';
import { AUTH_TEXTS } from './texts.ts';

/** The policies that an installation may restrict to sign-ins with two steps: power over others. */
const STRONG: readonly string[] = [POLICIES.manageBackstage, POLICIES.hostConsole];

/** Whether the account's sign-ins require a second step. */
export async function hasSecondStep(auth: Pick<AuthContext, 'database'>, accountId: string): Promise<boolean> {
  const enabled = await auth.database.host
    .selectFrom('second_steps')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('enabled_time', 'is not', null)
    .executeTakeFirst();
  return enabled !== undefined;
}

/** Throws 403 `Atrium:SecondStepRequired` if this installation requires a second step for the policy and none is on. */
export async function demandSecondStep(auth: AuthContext, session: Session, policy: string): Promise<void> {
  if (!auth.config.secondStepForAdministrators || !STRONG.includes(policy)) return;
  if (await hasSecondStep(auth, session.accountId)) return;
  throw businessError(ERROR_CODES.secondStepRequired, AUTH_TEXTS.secondStepRequired);
}

/** The policies of an account that currently take effect. */
export async function countingPolicies(
  auth: AuthContext,
  accountId: string,
  policies: readonly string[],
): Promise<readonly string[]> {
  if (!auth.config.secondStepForAdministrators || !policies.some((one) => STRONG.includes(one))) return policies;
  return (await hasSecondStep(auth, accountId)) ? policies : policies.filter((one) => !STRONG.includes(one));
}
