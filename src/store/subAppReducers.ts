import { subAppReducer } from '../features/subApp/subAppSlice.ts';

/** The slices of the applications' area; they come in its chunk (src/areas/subApps.ts). */
export const subAppReducers = { subApp: subAppReducer };
