import { createAction } from '@reduxjs/toolkit';

/** The account's picture is another one, or none: what shows it is fetched again. */
export const ownPictureWanted = createAction('personalInfo/ownPictureWanted');

/** The account has another name from now on. */
export const ownNameChanged = createAction<string>('personalInfo/ownNameChanged');
