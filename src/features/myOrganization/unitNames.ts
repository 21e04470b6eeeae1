import type { UnitField } from './myOrganizationSlice.ts';

/** Maximum length of a unit's name. */
const LONGEST = 64;

/** The key of the text that says what is wrong with one of a unit's names; null if it is valid. */
export function unitNameFault(field: UnitField, typed: string) {
  const name = typed.trim();
  if (field === 'displayName' && name === '') return 'myOrganization:nameFault' as const;
  return name.length > LONGEST ? ('myOrganization:tooLong' as const) : null;
}
