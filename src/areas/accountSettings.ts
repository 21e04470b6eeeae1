import { accountSettingsFlows } from '../sagas/accountSettingsFlows.ts';
import { accountSettingsReducers } from '../store/accountSettingsReducers.ts';
import type { Area } from '../store/areas.ts';
import { AccountSettings } from '../views/accountSettings/AccountSettings.tsx';

/**
 * How others see a person and how that person signs in (decision 0052): the console shows it, and so does everybody's
 * own account.
 */
export const area: Area = { reducers: accountSettingsReducers, flows: accountSettingsFlows, Screen: AccountSettings };
