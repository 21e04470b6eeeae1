/** The policies (specification §6) that an answer grants: absent and false are both "not granted". */
export function grantedNames(policies: Readonly<Record<string, boolean>>): string[] {
  return Object.keys(policies).filter((name) => policies[name] === true);
}
