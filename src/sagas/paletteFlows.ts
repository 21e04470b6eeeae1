import { palette } from './palette.ts';

/** The flow of the palette; it comes in its chunk (src/areas/palette.ts). */
export const paletteFlows = { palette };
