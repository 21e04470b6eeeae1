import { codeScanReducer } from '../features/codeScan/codeScanSlice.ts';

/** The slice of scanned codes; it comes in its chunk (src/areas/codeScan.ts). */
export const codeScanReducers = { codeScan: codeScanReducer };
