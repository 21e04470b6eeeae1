/** Parts of the faults of applications that a reload of the page cures (ERR-3), by which they are known. */
export const CURED_BY_RELOAD: readonly string[] = ['toUpperCase is not a function', 'died in status'];
