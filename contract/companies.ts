import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { listOf } from './common.ts';
import { tokenResponse } from './token.ts';

export const company = z.object({
  companyOUId: z.string(),
  tenantId: z.string(),
  tenantName: z.string(),
  tenantIsActive: z.boolean(),
  userIsActive: z.boolean(),
  /** The company's second name, in English. Beyond the specification's fields; absent from other backends. */
  displayName: z.optional(z.nullable(z.string())),
  logo: z.optional(z.nullable(z.string())),
});
export type Company = z.infer<typeof company>;

export const listCompanies = defineCall(
  'listCompanies',
  'GET /api/identity/organization-units/user-in-tenants',
  'host',
  { response: listOf(company) },
);
/** Unread notifications in a company of the account. */
export const unreadOfCompany = z.object({
  tenantId: z.string(),
  tenantName: z.string(),
  /** As in the list of companies. */
  displayName: z.optional(z.nullable(z.string())),
  logo: z.optional(z.nullable(z.string())),
  unreadCount: z.number(),
});
export type UnreadOfCompany = z.infer<typeof unreadOfCompany>;
/**
 * Unread counts of each company that the account can enter. Not in the specification; other backends may not have it.
 */
export const listUnreadOfCompanies = defineCall(
  'listUnreadOfCompanies',
  'GET /api/notification/unread-of-companies',
  'host',
  { shown: false, response: listOf(unreadOfCompany) },
);
/** A new token for one of the account's companies. A GET that changes state; errors in the OAuth shape. */
export const switchTenant = defineCall(
  'switchTenant',
  'GET /api/identity/organization-units/switch/{tenantId}/tenant',
  'host',
  {
    changesState: true,
    params: z.object({ tenantId: z.string().check(z.minLength(1)) }),
    query: z.object({ client_id: z.string(), client_secret: z.optional(z.string()) }),
    response: tokenResponse,
  },
);

export const companyInfo = z.object({
  tenantId: z.string(),
  name: z.string(),
  englishName: z.optional(z.nullable(z.string())),
  logo: z.optional(z.nullable(z.string())),
  editionName: z.optional(z.nullable(z.string())),
  /** Last day of the edition, `YYYY-MM-DD`. */
  expireDate: z.optional(z.nullable(z.string())),
  employeeCount: z.optional(z.nullable(z.number())),
  departmentCount: z.optional(z.nullable(z.number())),
  departmentName: z.optional(z.nullable(z.string())),
  jobTitle: z.optional(z.nullable(z.string())),
});
export type CompanyInfo = z.infer<typeof companyInfo>;
export const getCompanyInfo = defineCall('getCompanyInfo', 'GET /api/workbench/company-info', 'tenant', {
  response: companyInfo,
});
