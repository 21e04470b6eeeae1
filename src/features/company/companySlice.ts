import { createSlice } from '@reduxjs/toolkit';
import type { DepartmentNode, FlatUnit } from '../../lib/organisationTree.ts';
import { departmentCachesDropped, switchFailed, tokenObtained } from '../companySwitch/companySwitchEvents.ts';
import { departmentsLoaded } from '../selectPerson/selectPersonEvents.ts';
import { sessionCleared } from '../session/sessionSlice.ts';

/** The company in force and its caches (specification §3). */
interface CompanyState {
  companyId: string | null;
  companyName: string | null;
  companyLogo: string | null;
  /** The organisation as it came and as a tree. Sub-applications share both; they are dropped at every switch (CMP-4). */
  departmentList: FlatUnit[] | null;
  newDepartmentList: DepartmentNode[] | null;
}
const initialState: CompanyState = {
  companyId: null,
  companyName: null,
  companyLogo: null,
  departmentList: null,
  newDepartmentList: null,
};

const slice = createSlice({
  name: 'company',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(tokenObtained, (state, { payload: { company } }) => {
        state.companyId = company.companyOUId;
        state.companyName = company.tenantName;
        state.companyLogo = company.logo ?? null;
      })
      .addCase(departmentsLoaded, (state, { payload: { units, tree } }) => {
        state.departmentList = units;
        state.newDepartmentList = tree;
      })
      .addCase(departmentCachesDropped, (state) => {
        state.departmentList = null;
        state.newDepartmentList = null;
      })
      .addCase(switchFailed, (state, { payload: { former } }) => {
        state.companyId = former.companyId;
        state.companyName = former.companyName;
        state.companyLogo = former.companyLogo;
      })
      .addCase(sessionCleared, () => initialState),
  selectors: {
    selectCompany: (state) => state,
    selectCompanyName: (state) => state.companyName,
    selectCompanyId: (state) => state.companyId,
  },
});

export const companyReducer = slice.reducer;
export const { selectCompany, selectCompanyName, selectCompanyId } = slice.selectors;
