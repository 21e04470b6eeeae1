import { subApp } from './subApp.ts';

/** Texts around the business applications in their frames. */
export const subApps = { subApp };
