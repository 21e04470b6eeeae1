import { createAction } from '@reduxjs/toolkit';

// These events are kept apart from the slice, since the brand listens to them too, on every page.
/** The version is stored with this event; the page reloads after 0.5 s. */
export const upgradeAccepted = createAction<string>('versionUpgrade/upgradeAccepted');
/** A browser that never had a version of the portal has the newest one: nothing is new in it. */
export const firstVersionStored = createAction<string>('versionUpgrade/firstVersionStored');
/** *Later* holds for this version, in every later visit too; the next one is offered again. */
export const putOffRemembered = createAction<string>('versionUpgrade/putOffRemembered');
