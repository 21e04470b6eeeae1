import { helpFlows } from '../sagas/helpFlows.ts';
import type { Area } from '../store/areas.ts';
import { helpReducers } from '../store/helpReducers.ts';
import { HelpLayer } from '../views/help/HelpPanel.tsx';

/** Help of every page and the report of a problem (HDR-8, decision 0028): fetched by whoever opens help. */
export const area: Area = { reducers: helpReducers, flows: helpFlows, Screen: HelpLayer };
