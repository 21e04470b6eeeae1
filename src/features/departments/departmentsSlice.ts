import { createSlice } from '@reduxjs/toolkit';
import type { DepartmentNode, FlatUnit } from '../../lib/organisationTree.ts';
import { scoped } from '../../lib/scope.ts';
import { departmentCachesDropped } from '../companySwitch/companySwitchEvents.ts';
import { departments } from '../selectPerson/selectPersonEvents.ts';

/**
 * The organisation as received and as a tree. Sub-applications share both; they are dropped at every switch (§3,
 * CMP-4).
 */
interface DepartmentsState {
  departmentList: FlatUnit[] | null;
  newDepartmentList: DepartmentNode[] | null;
}
const initialState: DepartmentsState = { departmentList: null, newDepartmentList: null };

const slice = createSlice({
  name: 'departments',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(departments.loaded, (_state, { payload: { units, tree } }) => ({
        departmentList: units,
        newDepartmentList: tree,
      }))
      .addCase(departmentCachesDropped, () => initialState),
  selectors: { selectDepartmentTree: (state) => state.newDepartmentList },
});

export const departmentsReducer = scoped('company', slice.reducer);
export const { selectDepartmentTree } = slice.selectors;
