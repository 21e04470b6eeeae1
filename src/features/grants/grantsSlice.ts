import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CompanyRole, MemberGrants, RoleGrants } from '../../../contract/grants.ts';
import { crashed } from '../../lib/crash.ts';
import { addChangingResource } from '../../lib/keyedResource.ts';
import { emptyLoad, type Load } from '../../lib/loading.ts';
import { addResource, defineResource } from '../../lib/resource.ts';
import { scoped } from '../../lib/scope.ts';

export const COMPANY_ROLES = ['admin', 'editor', 'staff'] as const satisfies readonly CompanyRole[];
/** One switch: a policy of a member or of a role, or a role of a member. */
export type Grant =
  | { readonly kind: 'memberPolicy'; readonly id: string; readonly name: string; readonly policy: string }
  | { readonly kind: 'rolePolicy'; readonly role: CompanyRole; readonly policy: string }
  | { readonly kind: 'memberRole'; readonly id: string; readonly name: string; readonly role: CompanyRole };
export interface GrantChange {
  readonly grant: Grant;
  readonly isOn: boolean;
}
export interface CompanyRoles {
  readonly items: RoleGrants[];
  readonly grantable: string[];
}
interface GrantsState {
  roles: Load<CompanyRoles>;
  /** The member whose grants are shown; null for none. */
  memberId: string | null;
  member: Load<MemberGrants>;
  /** By switch: its value once the server has answered. */
  underWay: Partial<Record<string, boolean>>;
}
const initialState: GrantsState = { roles: emptyLoad(), memberId: null, member: emptyLoad(), underWay: {} };

export const rolesResource = defineResource<CompanyRoles>('grants', 'roles');
export const memberResource = defineResource<MemberGrants>('grants', 'member');

/** Identifies a switch. */
export function grantKey(grant: Grant): string {
  if (grant.kind === 'rolePolicy') return `role ${grant.role} ${grant.policy}`;
  return `member ${grant.id} ${grant.kind === 'memberRole' ? `role ${grant.role}` : grant.policy}`;
}

const slice = createSlice({
  name: 'grants',
  initialState,
  reducers: {
    /** The member whose grants are shown; null for the roles alone. */
    grantsOpened(state, { payload }: PayloadAction<string | null>) {
      if (payload !== state.memberId) state.member = emptyLoad();
      state.memberId = payload;
    },
    /** The person toggles a switch. */
    grantSwitched(_state, _action: PayloadAction<GrantChange>) {},
    changeBegun(state, { payload: { grant, isOn } }: PayloadAction<GrantChange>) {
      state.underWay[grantKey(grant)] = isOn;
    },
    /** The server has answered: the current grants are read again. */
    changeSettled(state, { payload }: PayloadAction<Grant>) {
      delete state.underWay[grantKey(payload)];
    },
  },
  extraReducers: (builder) => {
    builder.addCase(crashed('grants'), (state) => {
      state.underWay = {};
    });
    addResource(builder, rolesResource, (state) => state.roles);
    addChangingResource(
      builder,
      memberResource,
      (state) => state.memberId,
      (state) => state.member,
    );
  },
  selectors: {
    selectCompanyRoles: (state) => state.roles,
    selectMemberGrants: (state) => state.member,
    selectGrantsUnderWay: (state) => state.underWay,
  },
});

export const { grantsOpened, grantSwitched, changeBegun, changeSettled } = slice.actions;
export const grantsReducer = scoped('company', slice.reducer);
export const { selectCompanyRoles, selectMemberGrants, selectGrantsUnderWay } = slice.selectors;
