import { palette } from './palette.ts';

/** The flow of the palette; it is loaded in its chunk (src/areas/palette.ts). */
export const paletteFlows = { palette };
