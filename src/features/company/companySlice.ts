import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { scoped } from '../../lib/scope.ts';
import { switchFailed, tokenObtained } from '../companySwitch/companySwitchEvents.ts';
import { signedIn } from '../session/sessionSlice.ts';

/** The company in force (specification §3). */
interface CompanyState {
  companyId: string | null;
  companyName: string | null;
  companyLogo: string | null;
}
const initialState: CompanyState = { companyId: null, companyName: null, companyLogo: null };

const slice = createSlice({
  name: 'company',
  initialState,
  reducers: {
    /** The list of companies may omit it; the company itself provides it. */
    companyLogoLearned(state, { payload }: PayloadAction<string>) {
      state.companyLogo = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(signedIn, () => initialState)
      .addCase(tokenObtained, (_state, { payload: { company } }) => ({
        companyId: company.companyOUId,
        companyName: company.tenantName,
        companyLogo: company.logo ?? null,
      }))
      .addCase(switchFailed, (_state, { payload: { former } }) => ({
        companyId: former.companyId,
        companyName: former.companyName,
        companyLogo: former.companyLogo,
      })),
  selectors: {
    selectCompany: (state) => state,
    selectCompanyName: (state) => state.companyName,
    selectCompanyId: (state) => state.companyId,
  },
});

export const { companyLogoLearned } = slice.actions;
export const companyReducer = scoped('session', slice.reducer);
export const { selectCompany, selectCompanyName, selectCompanyId } = slice.selectors;
