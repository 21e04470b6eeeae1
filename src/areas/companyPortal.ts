import { companyPortalFlows } from '../sagas/companyPortalFlows.ts';
import type { Area } from '../store/areas.ts';
import { companyPortalReducers } from '../store/companyPortalReducers.ts';
import { CompanyPortalArea } from '../views/companyPortal/screens/CompanyPortalArea.tsx';

/** The company portal of specification §2 and its shared public pages. */
export const area: Area = {
  reducers: companyPortalReducers,
  flows: companyPortalFlows,
  Screen: CompanyPortalArea,
};
