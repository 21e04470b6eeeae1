import { pushFlows } from '../sagas/pushFlows.ts';
import type { Area } from '../store/areas.ts';

/**
 * Notifies a browser while no tab is open (NTF-8): loaded for people who have this on, or who look at the settings,
 * which hold its switch. A flow only, without a screen.
 */
export const area: Area = { reducers: {}, flows: pushFlows, Screen: () => null };
