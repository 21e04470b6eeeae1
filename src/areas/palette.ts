import { paletteFlows } from '../sagas/paletteFlows.ts';
import type { Area } from '../store/areas.ts';
import { paletteReducers } from '../store/paletteReducers.ts';
import { PaletteScreen } from '../views/palette/PaletteScreen.tsx';

/** The search over everything and the list of keys (HDR-2): on any page of the shell, loaded on demand. */
export const area: Area = { reducers: paletteReducers, flows: paletteFlows, Screen: PaletteScreen };
