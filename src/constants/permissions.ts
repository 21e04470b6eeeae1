/** Policy names of specification §6. */
export const POLICIES = {
  allApply: 'AbpExtend.AllApply',
  companyPortal: 'AbpExtend.CompanyPortal',
  workBench: 'AbpExtend.WorkBench',
  manageBackstage: 'AbpExtend.ManageBackstage',
  hostConsole: 'AbpExtend.HostConsole',
} as const;

/**
 * §2, §6: each item of the console's menu lists these roles; a person with neither does not see the console, whatever
 * their policies.
 */
export const CONSOLE_ROLES: readonly string[] = ['admin', 'editor'];
