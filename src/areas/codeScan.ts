import { codeScanFlows } from '../sagas/codeScanFlows.ts';
import type { Area } from '../store/areas.ts';
import { codeScanReducers } from '../store/codeScanReducers.ts';
import { ScanPage } from '../views/codeScan/ScanPage.tsx';

/** The page that scans codes (decision 0025), for people without the app. */
export const area: Area = { reducers: codeScanReducers, flows: codeScanFlows, Screen: ScanPage };
