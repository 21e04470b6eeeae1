import { codeScan } from './codeScan.ts';

/** The flow that scans codes; it is loaded in its chunk (src/areas/codeScan.ts). */
export const codeScanFlows = { codeScan };
