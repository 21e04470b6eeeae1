/** Policy names of §6. */
export const POLICIES = {
  allApplications: 'AbpExtend.AllApply',
  companyPortal: 'AbpExtend.CompanyPortal',
  workbench: 'AbpExtend.WorkBench',
  manageBackstage: 'AbpExtend.ManageBackstage',
  hostConsole: 'AbpExtend.HostConsole',
  /** Not in the specification: permission to see and calculate other people's pay, besides HCM_Auth. */
  salaries: 'HCM_Salary',
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

/** Who grants: `host` administrators to accounts, `company` administrators to members and roles of their company. */
export type Granter = 'host' | 'company';

/** Who may grant what, in display order. A policy that is not listed cannot be granted. */
const GRANTERS: readonly (readonly [policy: string, granters: readonly Granter[]])[] = [
  [POLICIES.workbench, ['company']],
  [POLICIES.companyPortal, ['company']],
  [POLICIES.allApplications, ['company']],
  [POLICIES.manageBackstage, ['company']],
  [POLICIES.hostConsole, ['host', 'company']],
  ...APPLICATION_POLICIES.map((policy) => [policy, ['company']] as const),
  [POLICIES.salaries, ['company']],
];

/** The policies that somebody may grant. */
export function grantableBy(granter: Granter): string[] {
  return GRANTERS.filter(([, granters]) => granters.includes(granter)).map(([policy]) => policy);
}

/** §6: the console is open to these roles of a company, each with HostConsole. */
export const CONSOLE_ROLES: readonly string[] = ['admin', 'editor'];

/** The role of a host administrator outside every company: portals show the console's pages to a role (§6). */
export const HOST_ROLE = 'admin';

/** The initial policies of a company's roles; its administrators change them. */
export const FIRST_ROLE_POLICIES: readonly { readonly role: string; readonly policy: string }[] = [
  { role: 'admin', policy: POLICIES.hostConsole },
  { role: 'admin', policy: POLICIES.manageBackstage },
  { role: 'editor', policy: POLICIES.companyPortal },
  { role: 'staff', policy: POLICIES.workbench },
  { role: 'staff', policy: POLICIES.companyPortal },
];
