import { createAction } from '@reduxjs/toolkit';
import type { Company } from '../../../contract/companies.ts';
import { defineResource } from '../../lib/resource.ts';
import type { UserInfo } from '../session/sessionSlice.ts';

/** Why the chooser is open; completes the title 'Please select the company to {action}'. */
export type SwitchAction = 'login' | 'switch';
/** What was in force before the switch began, and is restored if it fails (CMP-5). */
export interface FormerCompany {
  token: string | null;
  refreshToken: string | null;
  companyId: string | null;
  companyName: string | null;
  companyLogo: string | null;
  userInfo: UserInfo | null;
  tenantId: string | null;
  authorization: string[];
}

// Kept apart from the slice because session, company and permissions listen to these events too.
/**
 * `tenantId` names the company that the person came for, which is preselected. `to`: the page there that they came for.
 */
export const chooserOpened = createAction<{ action: SwitchAction; tenantId?: string; to?: string }>(
  'companySwitch/chooserOpened',
);
/** The account's companies; the key is the `SwitchAction` they are listed for. */
export const companiesResource = defineResource<Company[]>('companySwitch', 'companies');
export const companyPicked = createAction<string>('companySwitch/companyPicked');
export const switchConfirmed = createAction('companySwitch/switchConfirmed');
/** The account's only company is entered without asking. */
export const soleCompanyEntered = createAction<string>('companySwitch/soleCompanyEntered');
/** The account belongs only to these companies, none of which can be entered, and works without one. */
export const noCompanyFound = createAction<Company[]>('companySwitch/noCompanyFound');
export const chooserCancelled = createAction('companySwitch/chooserCancelled');
export const tokenObtained = createAction<{ token: string; refreshToken: string | null; company: Company }>(
  'companySwitch/tokenObtained',
);
export const userStored = createAction<{ userInfo: UserInfo; tenantId: string; authorization: string[] }>(
  'companySwitch/userStored',
);
/** Other tabs see this flag change and reload (CMP-7). */
export const tokenFlagRenewed = createAction<string>('companySwitch/tokenFlagRenewed');
export const departmentCachesDropped = createAction('companySwitch/departmentCachesDropped');
export const switchSucceeded = createAction('companySwitch/switchSucceeded');
export const switchFailed = createAction<{ former: FormerCompany }>('companySwitch/switchFailed');
