import { replayDeskReducer } from '../features/replayDesk/replayDeskSlice.ts';

/** The slice of the page that plays tapes; no other page has it. */
export const replayDeskReducers = { replayDesk: replayDeskReducer };
