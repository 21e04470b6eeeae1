/** Texts that identify application faults that a page reload fixes (ERR-3). */
export const CURED_BY_RELOAD: readonly string[] = ['toUpperCase is not a function', 'died in status'];
