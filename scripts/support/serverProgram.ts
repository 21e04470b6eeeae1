export const SERVER_ENTRY = 'server/src/main.ts';
/** The backend as one file (serverBundle.ts); processes of a run inherit it from the one that created it. */
export const BUNDLE_VARIABLE = 'ATRIUM_SERVER_BUNDLE';

/** What Node is given to run the backend: its bundle, if this run has made one, else its sources. */
export function serverProgram(): readonly string[] {
  const bundle = process.env[BUNDLE_VARIABLE];
  return bundle === undefined ? ['--import', 'tsx', SERVER_ENTRY] : [bundle];
}
