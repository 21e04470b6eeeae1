import { getDashboard, getHostDashboard } from '../../../contract/dashboard.ts';
import { toEndpoint } from '../http/endpoint.ts';

/** What the console shows first of the company in force, and of the installation. */
export const companyDashboard = () => toEndpoint(getDashboard, {});
export const hostDashboard = () => toEndpoint(getHostDashboard, {});
