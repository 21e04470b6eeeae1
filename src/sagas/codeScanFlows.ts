import { codeScan } from './codeScan.ts';

/** The flow that scans codes; it comes in its chunk (src/areas/codeScan.ts). */
export const codeScanFlows = { codeScan };
