/** Policy names of specification §6. */
export const POLICIES = {
  allApply: 'AbpExtend.AllApply',
  companyPortal: 'AbpExtend.CompanyPortal',
  workBench: 'AbpExtend.WorkBench',
  manageBackstage: 'AbpExtend.ManageBackstage',
  hostConsole: 'AbpExtend.HostConsole',
} as const;
