import { companyPortalReducers } from '../../src/store/companyPortalReducers.ts';
import { consoleReducers } from '../../src/store/consoleReducers.ts';
import { portalReducers } from '../../src/store/portalReducers.ts';
import { createRootReducer } from '../../src/store/rootReducer.ts';
import { subAppReducers } from '../../src/store/subAppReducers.ts';

const root = createRootReducer();
root.inject(portalReducers);
root.inject(companyPortalReducers);
root.inject(consoleReducers);
root.inject(subAppReducers);

/** The reducer with every area loaded. */
export const rootReducer = root.reducer;
