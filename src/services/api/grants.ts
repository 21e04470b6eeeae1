import * as calls from '../../../contract/grants.ts';
import { toEndpoint } from '../http/endpoint.ts';

/** The roles of the company with their policies, and what its administrators may grant. */
export const companyRoles = () => toEndpoint(calls.listRoles, {});
/** The policies that a member holds, and their origin. */
export const grantsOfMember = (id: string) => toEndpoint(calls.getMemberGrants, { params: { id } });
/** Grants a member a policy, or revokes it. */
export const memberPolicyChange = (id: string, policy: string, isGranted: boolean) =>
  toEndpoint(calls.setMemberPolicy, { params: { id }, body: { policy, isGranted } });
/** The same for everybody with a role. */
export const rolePolicyChange = (role: calls.CompanyRole, policy: string, isGranted: boolean) =>
  toEndpoint(calls.setRolePolicy, { body: { role, policy, isGranted } });
/** Gives a member a role, or takes it away. */
export const memberRoleChange = (id: string, role: calls.CompanyRole, isGiven: boolean) =>
  toEndpoint(calls.setMemberRole, { params: { id }, body: { role, isGiven } });
