import { createAction } from '@reduxjs/toolkit';
import type { ApplicationModule } from '../../constants/applications.ts';
import type { Settings } from '../settings/settingsSlice.ts';

// What the flows of the entry hear of the applications in their frames; the area itself is loaded when it is first wanted.

/** An application has said what it shows, for instance the number of an order, while the portal spoke `language`. */
export const frameTitled = createAction<{ module: ApplicationModule; title: string; language: Settings['language'] }>(
  'subApp/frameTitled',
);
/** An application has work that leaving it would lose, or has it no longer. */
export const frameDirtied = createAction<{ module: ApplicationModule; dirty: boolean }>('subApp/frameDirtied');
/** An application is now at `path`: what follows `/child/{module}`, with query and hash. */
export const frameMoved = createAction<{ module: ApplicationModule; path: string }>('subApp/frameMoved');
/** The frame of an application is gone, and what was unsaved in it. */
export const frameClosed = createAction<{ module: ApplicationModule }>('subApp/frameClosed');
/** The person has confirmed that the unsaved work of an application is lost: it is to keep nothing of it. */
export const discardRequested = createAction<{ module: ApplicationModule }>('subApp/discardRequested');
