import { companyPortalReducers } from '../../src/store/companyPortalReducers.ts';
import { portalReducers } from '../../src/store/portalReducers.ts';
import { createRootReducer } from '../../src/store/rootReducer.ts';

const root = createRootReducer();
root.inject(portalReducers);
root.inject(companyPortalReducers);

/** The reducer with every area loaded. */
export const rootReducer = root.reducer;
