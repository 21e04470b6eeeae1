import type * as z from 'zod/mini';
import {
  checkTenantName,
  findAdministrator,
  getTenantReach,
  listEditions,
  listTenants,
  openTenant,
  setTenantState,
  type TenantState,
  updateTenant,
} from '../../../contract/tenants.ts';
import { toEndpoint } from '../http/endpoint.ts';

type Opened = z.input<typeof openTenant.body>;
type Changed = z.input<typeof updateTenant.body>;
type State = z.input<typeof setTenantState.body>;

/** The companies of the installation, for host administrators. */
export const tenantPage = (query: {
  filter?: string;
  state?: TenantState;
  skipCount: number;
  maxResultCount: number;
}) => toEndpoint(listTenants, { query });
export const editions = () => toEndpoint(listEditions, {});
/** Whom a change of state affects. */
export const tenantReach = (id: string) => toEndpoint(getTenantReach, { params: { id } });

export const nameFree = (name: string) => toEndpoint(checkTenantName, { query: { name } });
export const administratorOf = (phoneNumber: string) => toEndpoint(findAdministrator, { body: { phoneNumber } });

export const opening = (body: Opened) => toEndpoint(openTenant, { body });
export const tenantChange = (id: string, body: Changed) => toEndpoint(updateTenant, { params: { id }, body });
export const tenantStateChange = (id: string, body: State) => toEndpoint(setTenantState, { params: { id }, body });
