import { aiChat } from './aiChat.ts';

/** The flow of the AI chat; it is loaded in its chunk (src/areas/aiChat.ts). */
export const aiChatFlows = { aiChat };
