import {
  getCompanyInfo,
  listCompanies as listCompaniesCall,
  listUnreadOfCompanies,
  switchTenant as switchTenantCall,
} from '../../../contract/companies.ts';
import { toEndpoint } from '../http/endpoint.ts';
import type { OAuthClient } from './token.ts';

/** The companies of the account, selectable or not (CMP-1). */
export const listCompanies = () => toEndpoint(listCompaniesCall, {});
/** A token for one company of the account (CMP-4). Changes state on the server although it is a GET. */
export const switchTenant = (tenantId: string, { clientId, clientSecret }: OAuthClient) =>
  toEndpoint(switchTenantCall, {
    params: { tenantId },
    query: { client_id: clientId, client_secret: clientSecret },
  });
/** Unread notifications in each company of the account. */
export const unreadOfCompanies = () => toEndpoint(listUnreadOfCompanies, {});
/** Company information of the workbench (POR-2). */
export const companyInfo = () => toEndpoint(getCompanyInfo, {});
