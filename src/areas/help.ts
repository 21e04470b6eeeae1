import { helpFlows } from '../sagas/helpFlows.ts';
import type { Area } from '../store/areas.ts';
import { helpReducers } from '../store/helpReducers.ts';
import { HelpLayer } from '../views/help/HelpPanel.tsx';

/** Help for every page and the problem report (HDR-8, decision 0028): fetched when someone opens help. */
export const area: Area = { reducers: helpReducers, flows: helpFlows, Screen: HelpLayer };
