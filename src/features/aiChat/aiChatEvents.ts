import { createAction } from '@reduxjs/toolkit';

/** The chat is ready to be opened: this backend has one, and its conversations have been restored. */
export const chatOffered = createAction('aiChat/chatOffered');
