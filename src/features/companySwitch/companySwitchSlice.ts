import { createReducer, createSelector } from '@reduxjs/toolkit';
import type { Company } from '../../../contract/companies.ts';
import { emptyLoad, type Load } from '../../lib/loading.ts';
import { governed } from '../../lib/machine.ts';
import { addResource } from '../../lib/resource.ts';
import * as events from './companySwitchEvents.ts';
import { companySwitchMachine } from './companySwitchMachine.ts';

type CompanySwitchStatus = keyof typeof companySwitchMachine.transitions;
interface CompanySwitchState {
  status: CompanySwitchStatus;
  action: events.SwitchAction;
  companies: Load<Company[]>;
  pickedId: string | null;
  /** The company to pick as soon as it is listed, if it can be picked. */
  wantedId: string | null;
  /** The page of that company to show; the workbench if null. */
  to: string | null;
}

const initialState: CompanySwitchState = {
  status: 'closed',
  action: 'login',
  companies: emptyLoad(),
  pickedId: null,
  wantedId: null,
  to: null,
};

/** Only a company with both flags true can be picked (§5). */
export const isSelectable = (company: Company) => company.tenantIsActive && company.userIsActive;

/** Why a company that is not selectable cannot be entered (§2). */
export const shutReasonOf = (company: Company) =>
  company.tenantIsActive ? 'companySwitch:accountDisabled' : 'companySwitch:organizationDisabled';

const reducer = createReducer(initialState, (builder) => {
  builder
    .addCase(events.chooserOpened, (_state, { payload }) => ({
      ...initialState,
      action: payload.action,
      wantedId: payload.tenantId ?? null,
      to: payload.to ?? null,
    }))
    .addCase(events.companiesResource.loaded, (state, { payload }) => {
      const wanted = payload.find(({ tenantId }) => tenantId === state.wantedId);
      if (wanted && isSelectable(wanted)) state.pickedId = wanted.tenantId;
    })
    .addCase(events.companyPicked, (state, { payload }) => {
      const company = state.companies.data?.find((candidate) => candidate.tenantId === payload);
      if (company && isSelectable(company)) state.pickedId = payload;
    })
    .addCase(events.switchConfirmed, (state) => {
      if (state.pickedId !== null) state.status = 'switching';
    })
    .addCase(events.soleCompanyEntered, (state, { payload }) => {
      state.pickedId = payload;
    });
  addResource(builder, events.companiesResource, (state) => state.companies);
});

export const companySwitchReducer = governed(companySwitchMachine, reducer);

const NONE: readonly Company[] = [];
interface Slice {
  companySwitch: CompanySwitchState;
  session: { loginReturnType: number | null };
}
/** The state in force, held by the slices that a switch changes. */
interface InForce {
  company: Pick<events.FormerCompany, 'companyId' | 'companyName' | 'companyLogo'>;
  session: Pick<events.FormerCompany, 'token' | 'refreshToken' | 'userInfo' | 'tenantId'>;
  permissions: Pick<events.FormerCompany, 'authorization'>;
}
/** What a failed switch restores (CMP-5). */
export const selectFormerCompany = ({ company, session, permissions }: InForce): events.FormerCompany => ({
  token: session.token,
  refreshToken: session.refreshToken,
  companyId: company.companyId,
  companyName: company.companyName,
  companyLogo: company.companyLogo,
  userInfo: session.userInfo,
  tenantId: session.tenantId,
  authorization: permissions.authorization,
});
export const selectSwitchStatus = (state: Slice) => state.companySwitch.status;
export const selectSwitchAction = (state: Slice) => state.companySwitch.action;
/** Why there is no list; also while a list that could not be loaded is loaded again. */
export const selectListError = (state: Slice) => state.companySwitch.companies.error;
export const selectCompanies = (state: Slice) => state.companySwitch.companies.data ?? NONE;
/** True from the opening of the chooser until there is a list, or it could not be loaded. */
export const selectIsListing = ({ companySwitch: { status, companies } }: Slice) =>
  status === 'choosing' && companies.status !== 'loaded' && companies.status !== 'failed';
export const selectPickedId = (state: Slice) => state.companySwitch.pickedId;
/** The page that the person came for, if it belongs to the picked company. */
export const selectSwitchTarget = ({ companySwitch: { to, wantedId, pickedId } }: Slice) =>
  wantedId === pickedId ? to : null;
export const selectPickedCompany = createSelector([selectCompanies, selectPickedId], (companies, id) =>
  companies.find((company) => company.tenantId === id),
);
/** True while a half-switched state must not reach local storage (CMP-5). */
export const selectPersistenceHeld = (state: Slice) =>
  state.companySwitch.status === 'switching' || state.companySwitch.status === 'entering';
/** The dialog is not shown while sign-in is still finding out how many companies there are (CMP-2). */
export const selectChooserShown = (state: Slice) => {
  const { status, action } = state.companySwitch;
  const isAwaited = action === 'switch' || selectListError(state) !== null || (state.session.loginReturnType ?? 0) > 1;
  return status === 'switching' || (status === 'choosing' && (isAwaited || !selectIsListing(state)));
};
