import { createReducer, createSelector } from '@reduxjs/toolkit';
import type { Company } from '../../../contract/companies.ts';
import { crashed } from '../../lib/crash.ts';
import { governed } from '../../lib/machine.ts';
import * as events from './companySwitchEvents.ts';
import { companySwitchMachine } from './companySwitchMachine.ts';

type CompanySwitchStatus = keyof typeof companySwitchMachine.transitions;
interface CompanySwitchState {
  status: CompanySwitchStatus;
  action: events.SwitchAction;
  companies: Company[];
  pickedId: string | null;
  /** The company to pick as soon as it is listed, if it can be picked. */
  wantedId: string | null;
  /** The page of that company to show; the workbench if null. */
  to: string | null;
  listFailed: boolean;
}

const initialState: CompanySwitchState = {
  status: 'closed',
  action: 'login',
  companies: [],
  pickedId: null,
  wantedId: null,
  to: null,
  listFailed: false,
};

/** Only a company with both flags true can be picked (§5). */
export const isSelectable = (company: Company) => company.tenantIsActive && company.userIsActive;

/** Why a company that is not selectable cannot be entered (§2). */
export const shutReasonOf = (company: Company) =>
  company.tenantIsActive ? 'companySwitch:accountDisabled' : 'companySwitch:organizationDisabled';

const reducer = createReducer(initialState, (builder) =>
  builder
    .addCase(events.chooserOpened, (_state, { payload }) => ({
      ...initialState,
      action: payload.action,
      wantedId: payload.tenantId ?? null,
      to: payload.to ?? null,
    }))
    .addCase(events.companiesLoaded, (state, { payload }) => {
      state.companies = payload.companies;
      state.listFailed = false;
      const wanted = payload.companies.find(({ tenantId }) => tenantId === state.wantedId);
      if (wanted && isSelectable(wanted)) state.pickedId = wanted.tenantId;
    })
    .addCase(events.companiesFailed, (state) => {
      state.companies = [];
      state.listFailed = true;
    })
    .addCase(crashed('companySwitch'), (state) => {
      state.listFailed = state.companies.length === 0;
    })
    .addCase(events.companyPicked, (state, { payload }) => {
      const company = state.companies.find((candidate) => candidate.tenantId === payload);
      if (company && isSelectable(company)) state.pickedId = payload;
    })
    .addCase(events.switchConfirmed, (state) => {
      if (state.pickedId !== null) state.status = 'switching';
    })
    .addCase(events.soleCompanyEntered, (state, { payload }) => {
      state.pickedId = payload;
    }),
);

export const companySwitchReducer = governed(companySwitchMachine, reducer);

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
export const selectListFailed = (state: Slice) => state.companySwitch.listFailed;
export const selectCompanies = (state: Slice) => state.companySwitch.companies;
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
export const selectChooserShown = ({ companySwitch, session }: Slice) =>
  companySwitch.status === 'choosing' ||
  companySwitch.status === 'switching' ||
  (companySwitch.status === 'loading' &&
    (companySwitch.action === 'switch' || companySwitch.listFailed || (session.loginReturnType ?? 0) > 1));
