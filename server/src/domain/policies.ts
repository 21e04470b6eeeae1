/** Policy names of §6. */
export const POLICIES = {
  allApplications: 'AbpExtend.AllApply',
  companyPortal: 'AbpExtend.CompanyPortal',
  workbench: 'AbpExtend.WorkBench',
  manageBackstage: 'AbpExtend.ManageBackstage',
  hostConsole: 'AbpExtend.HostConsole',
} as const;

/** Application permission keys of §6. */
export const APPLICATION_POLICIES = [
  'HCM_Auth',
  'BPM_Auth',
  'PDC_Auth',
  'CRM_Auth',
  'OMS_Auth',
  'SCM_Auth',
  'QMS_Auth',
  'WMS_Auth',
  'MES_Auth',
  'FMS_Auth',
] as const;
