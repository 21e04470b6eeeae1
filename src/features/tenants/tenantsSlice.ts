import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Edition, Tenant } from '../../../contract/tenants.ts';
import { type AddressList, addListRows, emptyAddressList, openList, typeIntoList } from '../../lib/addressList.ts';
import { emptyLoad, type Load } from '../../lib/loading.ts';
import type { Page } from '../../lib/paging.ts';
import { addResource, defineResource } from '../../lib/resource.ts';
import { scoped } from '../../lib/scope.ts';
import { addSubmission, defineSubmission, emptySubmission, type Submission } from '../../lib/submission.ts';
import type { TenantAct } from './tenantActs.ts';

/** The parts of a company's subscription that can be changed. */
export const TENANT_EDIT_FIELDS = ['editionCode', 'expireDate', 'userLimit'] as const;
export type EditField = (typeof TENANT_EDIT_FIELDS)[number];

interface TenantsState extends AddressList<Tenant> {
  editions: Load<Edition[]>;
  /** The company whose state is being changed. */
  acting: string | null;
  edit: Submission<EditField>;
}
const initialState: TenantsState = {
  ...emptyAddressList(),
  editions: emptyLoad(),
  acting: null,
  edit: emptySubmission(),
};

export const tenantRows = defineResource<Page<Tenant>>('tenants', 'rows');
export const tenantEditions = defineResource<Edition[]>('tenants', 'editions');
/** A changed subscription, with texts as typed. */
export const tenantEdit = defineSubmission<
  Readonly<Record<EditField, string>> & { readonly tenant: Tenant },
  EditField
>('tenants', 'edit', TENANT_EDIT_FIELDS);

const slice = createSlice({
  name: 'tenants',
  initialState,
  reducers: {
    tenantListOpened: openList,
    tenantTyped: typeIntoList,
    /** The person wants to change the state of a company. */
    tenantActChosen(_state, _action: PayloadAction<{ tenant: Tenant; act: TenantAct }>) {},
    tenantActBegun(state, { payload }: PayloadAction<string>) {
      state.acting = payload;
    },
    tenantActEnded(state) {
      state.acting = null;
    },
    /** The person wants to change the subscription of a company. */
    editWanted(_state, _action: PayloadAction<Tenant>) {},
    /** The person closed the dialog and discards what was typed into it. */
    editDiscarded() {},
  },
  extraReducers: (builder) => {
    addSubmission(builder, tenantEdit, (state) => state.edit);
    addListRows(builder, tenantRows);
    addResource(builder, tenantEditions, (state) => state.editions);
  },
  selectors: {
    selectTenantRows: (state) => state.rows,
    selectTenantEditions: (state) => state.editions,
    selectTypedTenant: (state) => state.typed,
    selectActing: (state) => state.acting,
    selectTenantEdit: (state) => state.edit,
  },
});

export const {
  tenantListOpened,
  tenantTyped,
  tenantActChosen,
  tenantActBegun,
  tenantActEnded,
  editWanted,
  editDiscarded,
} = slice.actions;
export const tenantsReducer = scoped('company', slice.reducer);
export const { selectTenantRows, selectTenantEditions, selectTypedTenant, selectActing, selectTenantEdit } =
  slice.selectors;
