import { createAction } from '@reduxjs/toolkit';

/** The person wants to be told of notifications while no tab is open, which the browser has to be asked for. */
export const pushWanted = createAction('push/pushWanted');
