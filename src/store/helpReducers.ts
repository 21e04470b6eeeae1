import { helpPanelReducer } from '../features/helpPanel/helpPanelSlice.ts';
import { problemReportReducer } from '../features/problemReport/problemReportSlice.ts';
import { tourReducer } from '../features/tour/tourSlice.ts';

/** The slices of help; they come in its chunk (src/areas/help.ts). */
export const helpReducers = { helpPanel: helpPanelReducer, problemReport: problemReportReducer, tour: tourReducer };
