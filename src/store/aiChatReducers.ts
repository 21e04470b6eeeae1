import { aiChatReducer } from '../features/aiChat/aiChatSlice.ts';

/** The slice of the AI chat; it comes in its chunk (src/areas/aiChat.ts). */
export const aiChatReducers = { aiChat: aiChatReducer };
