import {
  getApplicationConfiguration,
  getHostConfiguration,
  isOrganization as isOrganizationCall,
} from '../../../contract/configuration.ts';
import { toEndpoint } from '../http/endpoint.ts';

/** User, tenant and granted policies of the company in force (ACC-6, CMP-4). */
export const tenantConfiguration = () => toEndpoint(getApplicationConfiguration, {});
/** The same for the account itself, read right after sign-in. */
export const hostConfiguration = () => toEndpoint(getHostConfiguration, {});
/** Whether the user belongs to an organisation of the company in force; asked at sign-in only (CMP-4). */
export const isOrganization = () => toEndpoint(isOrganizationCall, {});
