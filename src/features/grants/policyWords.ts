/** The text key of a policy of §6 (`policy_…`); a policy that only another backend knows keeps its name. */
export const POLICY_WORDS: Readonly<Record<string, string>> = {
  'AbpExtend.AllApply': 'allApply',
  'AbpExtend.CompanyPortal': 'companyPortal',
  'AbpExtend.WorkBench': 'workBench',
  'AbpExtend.ManageBackstage': 'manageBackstage',
  'AbpExtend.HostConsole': 'hostConsole',
  HCM_Auth: 'hcm',
  BPM_Auth: 'bpm',
  PDC_Auth: 'pdc',
  CRM_Auth: 'crm',
  OMS_Auth: 'oms',
  SCM_Auth: 'scm',
  QMS_Auth: 'qms',
  WMS_Auth: 'wms',
  MES_Auth: 'mes',
  FMS_Auth: 'fms',
  HCM_Salary: 'salaries',
};
