import { createAction } from '@reduxjs/toolkit';
import type { ApplicationModule } from '../../constants/applications.ts';

// Which frame a page shows, as decided by the flow of the pages (sagas/subAppPages.ts).

/** The frame is in front. */
export const frameShown = createAction<{ instance: string }>('subAppPages/frameShown');
/** The frame waits in the background. */
export const frameHidden = createAction<{ instance: string }>('subAppPages/frameHidden');
/** An application is now at `path`: what follows `/child/{module}`, with query and hash. */
export const frameMoved = createAction<{ module: ApplicationModule; path: string }>('subAppPages/frameMoved');
