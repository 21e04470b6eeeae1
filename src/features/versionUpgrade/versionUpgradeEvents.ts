import { createAction } from '@reduxjs/toolkit';

// Kept apart from the slice because the brand listens to these events too, on every page.
/** The version is stored with this event; the page reloads after 0.5 s. */
export const upgradeAccepted = createAction<string>('versionUpgrade/upgradeAccepted');
/** A browser that never had a version of the portal gets the newest one: nothing is new to it. */
export const firstVersionStored = createAction<string>('versionUpgrade/firstVersionStored');
/** *Later* holds for this version in every later visit; the next one is offered again. */
export const putOffRemembered = createAction<string>('versionUpgrade/putOffRemembered');
