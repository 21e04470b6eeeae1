import {
  getApplicationConfiguration,
  getHostConfiguration,
  isOrganization as isOrganizationCall,
} from '../../../contract/configuration.ts';
import { toEndpoint } from '../http/endpoint.ts';

/** User, tenant and granted policies of the current company (ACC-6, CMP-4). */
export const tenantConfiguration = () => toEndpoint(getApplicationConfiguration, {});
/** The same for the account itself, read right after sign-in. */
export const hostConfiguration = () => toEndpoint(getHostConfiguration, {});
/** Whether the user belongs to an organisation of the current company; asked at sign-in only (CMP-4). */
export const isOrganization = () => toEndpoint(isOrganizationCall, {});
