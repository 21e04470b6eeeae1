import { console } from './console.ts';

/** Texts of the management console. */
export const consoleArea = { console };
