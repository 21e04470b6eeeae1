import { createAction } from '@reduxjs/toolkit';
import type { QuietChoice } from './quietTime.ts';

/** The person wants not to be disturbed for so long; null: again. */
export const quietChosen = createAction<QuietChoice | null>('quiet/quietChosen');
/** From now on nothing interrupts but what is urgent; the bell goes on counting. */
export const quietBegan = createAction('quiet/quietBegan');
export const quietEnded = createAction('quiet/quietEnded');
/** The person wants notifications of the browser, which it has to be asked for. */
export const browserNotificationsWanted = createAction('quiet/browserNotificationsWanted');
