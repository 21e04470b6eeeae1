import { createAction } from '@reduxjs/toolkit';

/** The account's picture has changed or been removed: places that show it fetch it again. */
export const ownPictureWanted = createAction('personalInfo/ownPictureWanted');

/** The account's name has changed. */
export const ownNameChanged = createAction<string>('personalInfo/ownNameChanged');
