import { getDashboard, getHostDashboard } from '../../../contract/dashboard.ts';
import { toEndpoint } from '../http/endpoint.ts';

/** The console's home for the current company, and for the installation. */
export const companyDashboard = () => toEndpoint(getDashboard, {});
export const hostDashboard = () => toEndpoint(getHostDashboard, {});
