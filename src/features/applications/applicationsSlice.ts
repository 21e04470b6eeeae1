import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { APPLICATIONS, type ApplicationModule } from '../../constants/applications.ts';
import { scoped } from '../../lib/scope.ts';

interface ApplicationsState {
  /** The application chosen last; /loading-page enters it (RTE-6). */
  current: ApplicationModule | null;
}
const initialState: ApplicationsState = { current: null };

const slice = createSlice({
  name: 'applications',
  initialState,
  reducers: {
    /** The person wants to enter an application; the flow checks whether it is granted. */
    applicationOpened(_state, _action: PayloadAction<ApplicationModule>) {},
    applicationStored(state, { payload }: PayloadAction<ApplicationModule>) {
      state.current = payload;
    },
  },
  selectors: { selectCurrentApplication: (state) => state.current },
});

export const { applicationOpened, applicationStored } = slice.actions;
export const applicationsReducer = scoped('company', slice.reducer);
export const { selectCurrentApplication } = slice.selectors;
const policiesOf = (state: { permissions: { authorization: string[] } }) => state.permissions.authorization;
/** The applications whose permission key is granted (HDR-3, §6). */
export const selectPermittedApplications = createSelector([policiesOf], (policies) =>
  APPLICATIONS.filter((application) => policies.includes(application.policy)),
);
