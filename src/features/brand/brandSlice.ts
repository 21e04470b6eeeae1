import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ApplicationModule } from '../../constants/applications.ts';
import { DEFAULTS } from '../../constants/limits.ts';
import type { OutsideScope } from '../../constants/searchScopes.ts';
import { scoped } from '../../lib/scope.ts';
import { firstVersionStored, putOffRemembered, upgradeAccepted } from '../versionUpgrade/versionUpgradeEvents.ts';

/** Addresses and filing numbers of this installation; a part without a value is not shown. */
export interface FooterConfiguration {
  helpCentre?: string | undefined;
  companySite?: string | undefined;
  cooperatingEnterprises?: string | undefined;
  icpFiling?: string | undefined;
  policeFiling?: string | undefined;
  termsOfService?: string | undefined;
  privacyPolicy?: string | undefined;
}

/** The public part of the runtime configuration, as screens need it. */
export interface BrandConfiguration {
  /** Name in document titles and on the sign-in page. */
  name: string;
  /** Which brand's account screens are shown, if this installation configures one. */
  loginPath?: string | undefined;
  /** Where the files of an application are (`entryBaseOf`). */
  applicationEntries: Partial<Record<ApplicationModule, string | null>>;
  /** Where searches outside the portal lead; a scope without a target is not offered. */
  searchTargets?: Partial<Record<OutsideScope, string | undefined>>;
  footer: FooterConfiguration;
  /** Display name of the external sign-in provider, if there is one. */
  externalSignIn?: string | undefined;
  /** A demo: a second window can play the phone. */
  demo?: boolean;
}
interface BrandState {
  versionNo: string;
  /** The version for which the person chose *later*. */
  putOffVersion: string | null;
  brandName: string | null;
  loginPath: string | null;
  configuration: BrandConfiguration;
}
const initialState: BrandState = {
  versionNo: DEFAULTS.versionNo,
  putOffVersion: null,
  brandName: null,
  loginPath: null,
  configuration: { name: 'Atrium', applicationEntries: {}, footer: {} },
};

const NO_TARGETS: NonNullable<BrandConfiguration['searchTargets']> = {};

function storeVersion(state: BrandState, { payload }: PayloadAction<string>): void {
  state.versionNo = payload;
}

const slice = createSlice({
  name: 'brand',
  initialState,
  reducers: {
    /**
     * Dispatched before the stored keys are read, and those take precedence: whoever sent people here may have chosen a
     * brand for them.
     */
    brandConfigured(state, { payload }: PayloadAction<BrandConfiguration>) {
      state.configuration = payload;
      state.brandName = payload.name;
      state.loginPath = payload.loginPath ?? null;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(upgradeAccepted, storeVersion)
      .addCase(firstVersionStored, storeVersion)
      .addCase(putOffRemembered, (state, { payload }) => {
        state.putOffVersion = payload;
      }),
  selectors: {
    selectVersionNo: (state) => state.versionNo,
    selectPutOffVersion: (state) => state.putOffVersion,
    selectBrandName: (state) => state.brandName,
    selectLoginPath: (state) => state.loginPath,
    selectBrandTitle: (state) => state.configuration.name,
    selectApplicationEntries: (state) => state.configuration.applicationEntries,
    selectSearchTargets: (state) => state.configuration.searchTargets ?? NO_TARGETS,
    selectIsDemo: (state) => state.configuration.demo === true,
    selectExternalSignIn: (state) => state.configuration.externalSignIn,
    selectFooter: (state) => state.configuration.footer,
  },
});

export const { brandConfigured } = slice.actions;
export const brandReducer = scoped('device', slice.reducer);
export const {
  selectVersionNo,
  selectPutOffVersion,
  selectBrandName,
  selectLoginPath,
  selectBrandTitle,
  selectApplicationEntries,
  selectSearchTargets,
  selectIsDemo,
  selectExternalSignIn,
  selectFooter,
} = slice.selectors;
