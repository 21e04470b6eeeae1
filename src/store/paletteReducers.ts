import { paletteReducer } from '../features/palette/paletteSlice.ts';

/** The slice of the palette; it comes in its chunk (src/areas/palette.ts). */
export const paletteReducers = { palette: paletteReducer };
