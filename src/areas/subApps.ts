import { subAppFlows } from '../sagas/subAppFlows.ts';
import type { Area } from '../store/areas.ts';
import { subAppReducers } from '../store/subAppReducers.ts';
import { SubAppLayer } from '../views/subApps/SubAppLayer.tsx';

/** The business applications of specification §1 in their frames, next to whichever page of the shell is shown. */
export const area: Area = { reducers: subAppReducers, flows: subAppFlows, Screen: SubAppLayer };
