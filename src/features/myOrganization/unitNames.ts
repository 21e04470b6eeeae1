import type { UnitField } from './myOrganizationSlice.ts';

/** As many characters as a unit's name may have. */
const LONGEST = 64;

/** The key of the text that says what is wrong with one of a unit's names; null if nothing is. */
export function unitNameFault(field: UnitField, typed: string) {
  const name = typed.trim();
  if (field === 'displayName' && name === '') return 'myOrganization:nameFault' as const;
  return name.length > LONGEST ? ('myOrganization:tooLong' as const) : null;
}
