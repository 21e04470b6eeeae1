import { listActs, listHostActs } from '../../../contract/acts.ts';
import { getDashboard, getHostDashboard } from '../../../contract/dashboard.ts';
import { toEndpoint } from '../http/endpoint.ts';

/** What the console shows first of the company in force, and of the installation. */
export const companyDashboard = () => toEndpoint(getDashboard, {});
export const hostDashboard = () => toEndpoint(getHostDashboard, {});

/** The newest acts of the company's console, and of that of the installation. */
export const companyActs = (maxResultCount: number) => toEndpoint(listActs, { query: { maxResultCount } });
export const hostActs = (maxResultCount: number) => toEndpoint(listHostActs, { query: { maxResultCount } });
