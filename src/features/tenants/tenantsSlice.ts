import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Edition, Tenant } from '../../../contract/tenants.ts';
import { type AddressList, addListRows, emptyAddressList, openList, typeIntoList } from '../../lib/addressList.ts';
import { emptyLoad, type Load } from '../../lib/loading.ts';
import type { Page } from '../../lib/paging.ts';
import { addResource, defineResource } from '../../lib/resource.ts';
import { scoped } from '../../lib/scope.ts';
import { addSubmission, defineSubmission, emptySubmission, type Submission } from '../../lib/submission.ts';
import { addUnderWay, defineUnderWay } from '../../lib/underWay.ts';
import type { TenantAct } from './tenantActs.ts';

/** The parts of a company's subscription that can be changed. */
export const TENANT_EDIT_FIELDS = ['editionCode', 'expireDate', 'userLimit'] as const;
export type TenantEditField = (typeof TENANT_EDIT_FIELDS)[number];

interface TenantsState extends AddressList<Tenant> {
  editions: Load<Edition[]>;
  /** Companies whose state is being changed. */
  acts: string[];
  edit: Submission<TenantEditField>;
}
const initialState: TenantsState = {
  ...emptyAddressList(),
  editions: emptyLoad(),
  acts: [],
  edit: emptySubmission(),
};

export const tenantRows = defineResource<Page<Tenant>>('tenants', 'rows');
export const tenantEditions = defineResource<Edition[]>('tenants', 'editions');
export const tenantActsUnderWay = defineUnderWay('tenants', 'tenantAct', (state: TenantsState) => state.acts);
/** A changed subscription, with texts as typed. */
export const tenantEdit = defineSubmission<
  Readonly<Record<TenantEditField, string>> & { readonly tenant: Tenant },
  TenantEditField
>('tenants', 'edit', TENANT_EDIT_FIELDS);

const slice = createSlice({
  name: 'tenants',
  initialState,
  reducers: {
    tenantListOpened: openList,
    tenantTyped: typeIntoList,
    /** The person wants to change the state of a company. */
    tenantActChosen(_state, _action: PayloadAction<{ tenant: Tenant; act: TenantAct }>) {},
    /** The person wants to change the subscription of a company. */
    editWanted(_state, _action: PayloadAction<Tenant>) {},
    /** The person closed the dialog and discards what was typed into it. */
    editDiscarded() {},
  },
  extraReducers: (builder) => {
    addSubmission(builder, tenantEdit, (state) => state.edit);
    addListRows(builder, tenantRows);
    addResource(builder, tenantEditions, (state) => state.editions);
    addUnderWay(builder, tenantActsUnderWay);
  },
  selectors: {
    selectTenantRows: (state) => state.rows,
    selectTenantEditions: (state) => state.editions,
    selectTypedTenant: (state) => state.typed,
    selectActs: (state) => state.acts,
    selectTenantEdit: (state) => state.edit,
  },
});

export const { tenantListOpened, tenantTyped, tenantActChosen, editWanted, editDiscarded } = slice.actions;
export const tenantsReducer = scoped('company', slice.reducer);
export const { selectTenantRows, selectTenantEditions, selectTypedTenant, selectActs, selectTenantEdit } =
  slice.selectors;
