import { accountSettingsFlows } from '../sagas/accountSettingsFlows.ts';
import { accountSettingsReducers } from '../store/accountSettingsReducers.ts';
import type { Area } from '../store/areas.ts';
import { AccountSettings } from '../views/accountSettings/AccountSettings.tsx';

/** Who one is to others and how one signs in (decision 0052): shown by the console, and by one's own account to everybody. */
export const area: Area = { reducers: accountSettingsReducers, flows: accountSettingsFlows, Screen: AccountSettings };
