import { createSlice } from '@reduxjs/toolkit';
import type { ActRecord } from '../../../contract/acts.ts';
import type { Dashboard, HostDashboard } from '../../../contract/dashboard.ts';
import { emptyLoad, type Load } from '../../lib/loading.ts';
import { addResource, defineResource } from '../../lib/resource.ts';
import { scoped } from '../../lib/scope.ts';

interface DashboardState {
  /** Of the company in force. */
  company: Load<Dashboard>;
  /** Of the installation, without a company. */
  host: Load<HostDashboard>;
  /** The latest acts in the console, for either. */
  acts: Load<ActRecord[]>;
}
const initialState: DashboardState = { company: emptyLoad(), host: emptyLoad(), acts: emptyLoad() };

export const companyFigures = defineResource<Dashboard>('dashboard', 'companyFigures');
export const hostFigures = defineResource<HostDashboard>('dashboard', 'hostFigures');
export const recentActs = defineResource<ActRecord[]>('dashboard', 'acts');

const slice = createSlice({
  name: 'dashboard',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addResource(builder, companyFigures, (state) => state.company);
    addResource(builder, hostFigures, (state) => state.host);
    addResource(builder, recentActs, (state) => state.acts);
  },
  selectors: {
    selectCompanyFigures: (state) => state.company,
    selectHostFigures: (state) => state.host,
    selectRecentActs: (state) => state.acts,
  },
});

export const dashboardReducer = scoped('company', slice.reducer);
export const { selectCompanyFigures, selectHostFigures, selectRecentActs } = slice.selectors;
