import { createAction } from '@reduxjs/toolkit';
import type { QuietChoice } from './quietTime.ts';

/** The person wants do not disturb for this long; null ends it. */
export const quietChosen = createAction<QuietChoice | null>('quiet/quietChosen');
/** From now on only urgent notifications interrupt; the bell keeps counting. */
export const quietBegan = createAction('quiet/quietBegan');
export const quietEnded = createAction('quiet/quietEnded');
/** The person wants browser notifications, which require the browser's permission. */
export const browserNotificationsWanted = createAction('quiet/browserNotificationsWanted');
