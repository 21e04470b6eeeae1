import { shellFlows } from '../sagas/shellFlows.ts';
import type { Area } from '../store/areas.ts';
import { portalReducers } from '../store/portalReducers.ts';
import { SignedInArea } from '../views/shell/SignedInArea.tsx';

/** Everything behind sign-in: the frame, the workbench, and the dialog with notifications, to-dos and schedules. */
export const area: Area = { reducers: portalReducers, flows: shellFlows, Screen: SignedInArea };
