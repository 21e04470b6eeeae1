import { typedCount } from '../../contract/rules/typedNumber.ts';

const MOST_USERS = 1_000_000;

/** Whether this is a valid user limit for a company. */
export function isUserLimit(typed: string): boolean {
  const count = typedCount(typed);
  return count !== null && count <= MOST_USERS;
}
