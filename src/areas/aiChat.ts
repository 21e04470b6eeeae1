import { aiChatFlows } from '../sagas/aiChatFlows.ts';
import { aiChatReducers } from '../store/aiChatReducers.ts';
import type { Area } from '../store/areas.ts';
import { ChatScreen } from '../views/aiChat/ChatScreen.tsx';

/** The AI chat (AI-1): its flow loads once the shell is open, its screen when the person opens it. */
export const area: Area = { reducers: aiChatReducers, flows: aiChatFlows, Screen: ChatScreen };
