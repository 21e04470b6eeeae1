import { companyPortalReducers } from '../../src/store/companyPortalReducers.ts';
import { portalReducers } from '../../src/store/portalReducers.ts';
import { createRootReducer } from '../../src/store/rootReducer.ts';
import { subAppReducers } from '../../src/store/subAppReducers.ts';

const root = createRootReducer();
root.inject(portalReducers);
root.inject(companyPortalReducers);
root.inject(subAppReducers);

/** The reducer with every area loaded. */
export const rootReducer = root.reducer;
