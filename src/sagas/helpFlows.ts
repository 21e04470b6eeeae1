import { problemReport } from './problemReport.ts';
import { tour } from './tour.ts';

/** The flows of help; they are loaded in its chunk (src/areas/help.ts). */
export const helpFlows = { problemReport, tour };
