import { createAction } from '@reduxjs/toolkit';
import type { ApplicationModule } from '../../constants/applications.ts';
import type { Settings } from '../settings/settingsSlice.ts';

// What the flows of the entry hear from the applications in their frames; the area itself is loaded when first needed.

/** An application has said what it shows, such as the number of an order, while the portal spoke `language`. */
export const frameTitled = createAction<{ module: ApplicationModule; title: string; language: Settings['language'] }>(
  'subApp/frameTitled',
);
/** An application has work that leaving it would lose, or no longer has any. */
export const frameDirtied = createAction<{ module: ApplicationModule; dirty: boolean }>('subApp/frameDirtied');
/** The frame of an application is gone, and with it any unsaved work in it. */
export const frameClosed = createAction<{ module: ApplicationModule }>('subApp/frameClosed');
/** The person has confirmed losing an application's unsaved work: the application must keep none of it. */
export const discardWanted = createAction<{ module: ApplicationModule }>('subApp/discardWanted');
