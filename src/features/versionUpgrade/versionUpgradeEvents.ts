import { createAction } from '@reduxjs/toolkit';

// This event is kept apart from the slice, since the brand listens to it too, on every page.
/** The version is stored with this event; the page reloads after 0.5 s. */
export const upgradeAccepted = createAction<string>('versionUpgrade/upgradeAccepted');
