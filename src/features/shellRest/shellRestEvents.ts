import { createAction } from '@reduxjs/toolkit';

/** The first screen's head start is over: what no first screen shows may be requested. */
export const shellRested = createAction('shellRest/shellRested');
