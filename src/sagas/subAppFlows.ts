import { subApp } from './subApp.ts';
import { subAppLeaving } from './subAppLeaving.ts';
import { subAppPages } from './subAppPages.ts';
import { subAppProps } from './subAppProps.ts';
import { subAppRequests } from './subAppRequests.ts';
import { subAppWarmUp } from './subAppWarmUp.ts';

/** The flows of the business applications in their frames; they are loaded in their chunk (src/areas/subApps.ts). */
export const subAppFlows = {
  subApp,
  subAppLeaving,
  subAppProps,
  subAppRequests,
  subAppWarmUp,
  // Last: it opens the first frame, and all others must be listening by then.
  subAppPages,
};
