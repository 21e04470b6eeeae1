import { COMPANY_ROLES } from '../../../features/grants/grantsSlice.ts';
import { POLICY_WORDS } from '../../../features/grants/policyWords.ts';
import type { TextFunction } from '../../common/useText.ts';

/** The name of a policy; one known only to another backend keeps its own name. */
export const policyName = (t: TextFunction, policy: string): string => {
  const word = POLICY_WORDS[policy];
  return word === undefined ? policy : t({ key: `grants:policy_${word}` });
};

/** The name of a role. */
export const roleName = (t: TextFunction, role: string): string => {
  const known = COMPANY_ROLES.find((one) => one === role);
  return known === undefined ? role : t(`grants:role_${known}`);
};
