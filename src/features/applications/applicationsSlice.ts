import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { APPLICATIONS, type ApplicationModule } from '../../constants/applications.ts';
import { MICRO_ROOT } from '../../constants/paths.ts';
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
    /** The pointer has reached the entry of an application; null: it has left it. */
    applicationHovered(_state, _action: PayloadAction<ApplicationModule | null>) {},
    /** This person will probably open an application: what shows them may be loaded. */
    applicationsExpected() {},
    applicationStored(state, { payload }: PayloadAction<ApplicationModule>) {
      state.current = payload;
    },
  },
  selectors: { selectCurrentApplication: (state) => state.current },
});

export const { applicationOpened, applicationHovered, applicationsExpected, applicationStored } = slice.actions;
export const applicationsReducer = scoped('company', slice.reducer);
export const { selectCurrentApplication } = slice.selectors;
type Entries = Partial<Record<ApplicationModule, string | null>>;

const policiesOf = (state: { permissions: { authorization: string[] } }) => state.permissions.authorization;
/** The applications whose permission key is granted (HDR-3, §6). */
export const selectPermittedApplications = createSelector([policiesOf], (policies) =>
  APPLICATIONS.filter((application) => policies.includes(application.policy)),
);

/**
 * The path under which an application's files are served, without a trailing slash: `/micro/{module}`, or what this
 * installation configures instead; null if it marks the application as not connected.
 */
export function entryBaseOf(entries: Entries, module: ApplicationModule): string | null {
  const { [module]: entry = `${MICRO_ROOT}/${module}` } = entries;
  return entry?.replace(/\/+$/, '') || null;
}

/** The stored application, which /loading-page enters; null if there is none or it is not connected. */
export const selectConnectedApplication = ({
  applications: { current },
  brand: {
    configuration: { applicationEntries },
  },
}: {
  applications: ApplicationsState;
  brand: { configuration: { applicationEntries: Entries } };
}): ApplicationModule | null =>
  current !== null && entryBaseOf(applicationEntries, current) !== null ? current : null;
