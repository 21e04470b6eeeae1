import type { Company } from '../../contract/companies.ts';
import type { Backend } from './playFlow.ts';

const LIST = 'GET /api/identity/organization-units/user-in-tenants';

const UNREAD = 'GET /api/notification/unread-of-companies';

/** Names of the calls that sign-in and switch make. */
export const CALLS = {
  token: 'POST /connect/token',
  configuration: 'GET /api/abp/application-configuration',
  list: LIST,
  membership: 'GET /api/application/isorganization',
  logout: 'GET /api/account/logout',
  switchTo: (company: Company) => `GET /api/identity/organization-units/switch/${company.tenantId}/tenant`,
} as const;

/** Calls made when several companies are listed, or when the person opens their menu. */
export const COUNTS_OF_COMPANIES: readonly string[] = [
  'companyUnread/companyUnreadRequested',
  `→ ${UNREAD}`,
  'companyUnread/companyUnreadLoaded',
];
/** The chooser opens, and there are several companies. */
export const CHOOSER_OPENS: readonly string[] = [
  'companySwitch/chooserOpened',
  'companySwitch/companiesRequested',
  `→ ${CALLS.list}`,
  'companySwitch/companiesLoaded',
  ...COUNTS_OF_COMPANIES,
];

export const configurationOf = (policies: Record<string, boolean>, tenantId: string | null = null) => ({
  currentUser: { isAuthenticated: true, id: 'u1', userName: 'lin', name: 'Lin Jing' },
  currentTenant: { id: tenantId },
  auth: { grantedPolicies: policies },
});

/** A backend on which `lin` can sign in and enter each of `companies`. */
export function backendWith(companies: Company[]): Backend {
  const backend: Backend = {
    'GET /api/ai/coze/config': {
      body: { enableBot: false, appId: null, title: null, logo: null, footerText: null },
    },
    [CALLS.token]: { body: { token_type: 'Bearer', access_token: 'host-token', refresh_token: 'host-refresh' } },
    [CALLS.configuration]: { body: configurationOf({ 'AbpExtend.WorkBench': true, Other: false }) },
    [CALLS.list]: { body: { items: companies } },
    [UNREAD]: { body: { items: [] } },
    [CALLS.membership]: { body: true },
    [CALLS.logout]: { body: null },
  };
  for (const company of companies)
    backend[CALLS.switchTo(company)] = {
      body: { token_type: 'Bearer', access_token: `token-${company.tenantName}`, refresh_token: 'refresh' },
    };
  return backend;
}
