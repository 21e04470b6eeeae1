import { selectCompanyName } from '../../features/company/companySlice.ts';
import { selectLoginReturnType } from '../../features/session/sessionSlice.ts';

type State = Parameters<typeof selectCompanyName>[0] & Parameters<typeof selectLoginReturnType>[0];

/**
 * Whether the person may choose a company (HDR-1, HDR-7): another one, their first one, or none. The specification does
 * not state the rule; this one follows the number of companies found at sign-in.
 */
export function selectSwitchOffer(state: State): 'switch' | 'enter' | null {
  const companies = selectLoginReturnType(state) ?? 0;
  if (selectCompanyName(state) === null) return companies > 0 ? 'enter' : null;
  return companies > 1 ? 'switch' : null;
}
