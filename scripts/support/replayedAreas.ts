import { actionLogFlows } from '../../src/sagas/actionLogFlows.ts';
import { companyPortalFlows } from '../../src/sagas/companyPortalFlows.ts';
import { consoleFlows } from '../../src/sagas/consoleFlows.ts';
import { shellFlows } from '../../src/sagas/shellFlows.ts';
import { subAppFlows } from '../../src/sagas/subAppFlows.ts';
import { actionLogReducers } from '../../src/store/actionLogReducers.ts';
import { companyPortalReducers } from '../../src/store/companyPortalReducers.ts';
import { consoleReducers } from '../../src/store/consoleReducers.ts';
import { portalReducers } from '../../src/store/portalReducers.ts';
import type { ReplayedAreas } from '../../src/store/replayTape.ts';
import { subAppReducers } from '../../src/store/subAppReducers.ts';

/** The areas of src/areas without their screens, which Node could not load. */
export const REPLAYED_AREAS: ReplayedAreas = {
  actionLog: async () => ({ area: { reducers: actionLogReducers, flows: actionLogFlows } }),
  portal: async () => ({ area: { reducers: portalReducers, flows: shellFlows } }),
  companyPortal: async () => ({ area: { reducers: companyPortalReducers, flows: companyPortalFlows } }),
  console: async () => ({ area: { reducers: consoleReducers, flows: consoleFlows } }),
  subApps: async () => ({ area: { reducers: subAppReducers, flows: subAppFlows } }),
};
