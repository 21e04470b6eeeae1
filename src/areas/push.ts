import { pushFlows } from '../sagas/pushFlows.ts';
import type { Area } from '../store/areas.ts';

/**
 * What a browser is told while no tab is open (NTF-8): for who wants that, or looks at the settings, which have its switch. A
 * flow alone, without a screen.
 */
export const area: Area = { reducers: {}, flows: pushFlows, Screen: () => null };
