import { createAction } from '@reduxjs/toolkit';

/** The person wants notifications while no tab is open, which requires the browser's permission. */
export const pushWanted = createAction('push/pushWanted');
/** The browser and the backend both support notifications while no tab is open. */
export const pushOffered = createAction('push/pushOffered');
