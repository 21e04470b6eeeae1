import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { governed, move } from '../../lib/machine.ts';
import { aiChatMachine, chatAnswerMachine } from './aiChatMachine.ts';

/** How the bot presents itself; null if the service does not say. */
export interface ChatBot {
  readonly title: string | null;
  readonly logo: string | null;
  readonly footerText: string | null;
}
/** A question with its answer. */
export interface ChatTurn {
  question: string;
  /** Markdown, as much as has arrived. */
  answer: string;
  outcome: keyof typeof chatAnswerMachine.transitions;
}
export interface Conversation {
  /** The id under which the service remembers the conversation; null before its first answer. */
  remoteId: string | null;
  turns: ChatTurn[];
}

interface AiChatState {
  status: keyof typeof aiChatMachine.transitions;
  bot: ChatBot;
  /** The text being written. */
  typed: string;
  /** The conversations of this session in this company, oldest first. */
  conversations: Conversation[];
  /** Index of the conversation on the screen. */
  current: number;
  historyShown: boolean;
}
const initialState: AiChatState = {
  status: 'off',
  bot: { title: null, logo: null, footerText: null },
  typed: '',
  conversations: [{ remoteId: null, turns: [] }],
  current: 0,
  historyShown: false,
};

const conversationOf = ({ conversations, current }: AiChatState): Conversation | undefined => conversations[current];

/** Moves the answer of the newest turn through its machine. The turn, unless the event is refused there. */
function moveAnswer(state: AiChatState, event: string): ChatTurn | undefined {
  const turn = conversationOf(state)?.turns.at(-1);
  if (!turn) return undefined;
  const part = { status: turn.outcome };
  if (!move(chatAnswerMachine, part, event)) return undefined;
  turn.outcome = part.status;
  return turn;
}

const slice = createSlice({
  name: 'aiChat',
  initialState,
  reducers: {
    /** The bot is offered. An answer that was under way when the flow restarted will not arrive any more. */
    botRead(state, { payload }: PayloadAction<ChatBot>) {
      moveAnswer(state, 'stopped');
      state.bot = payload;
    },
    /** The conversations from before the reload. An answer that was under way then will not arrive any more. */
    conversationsKept(state, { payload }: PayloadAction<{ conversations: Conversation[]; current: number }>) {
      state.conversations = payload.conversations;
      state.current = payload.current;
      moveAnswer(state, 'stopped');
    },
    questionTyped(state, { payload }: PayloadAction<string>) {
      state.typed = payload;
    },
    questionAsked(state, { payload }: PayloadAction<string>) {
      conversationOf(state)?.turns.push({ question: payload, answer: '', outcome: 'pending' });
      state.typed = '';
      state.historyShown = false;
    },
    /** The person wants a new answer to the newest question. */
    answerRetried(state) {
      const turn = moveAnswer(state, 'retried');
      if (turn) turn.answer = '';
    },
    answerBegun(state, { payload }: PayloadAction<string>) {
      const conversation = conversationOf(state);
      if (conversation) conversation.remoteId = payload;
    },
    answerGrew(state, { payload }: PayloadAction<string>) {
      const turn = moveAnswer(state, 'grew');
      if (turn) turn.answer += payload;
    },
    answerCompleted: (state) => void moveAnswer(state, 'completed'),
    answerStopped: (state) => void moveAnswer(state, 'stopped'),
    answerFailed: (state) => void moveAnswer(state, 'failed'),
    /** The person copies the text of an answer. */
    answerCopyWanted(_state, _action: PayloadAction<string>) {},
    conversationBegun(state) {
      moveAnswer(state, 'stopped');
      state.historyShown = false;
      // One empty conversation is enough.
      const empty = state.conversations.findIndex(({ turns }) => turns.length === 0);
      if (empty < 0) state.conversations.push({ remoteId: null, turns: [] });
      state.current = empty < 0 ? state.conversations.length - 1 : empty;
    },
    conversationOpened(state, { payload }: PayloadAction<number>) {
      moveAnswer(state, 'stopped');
      if (payload in state.conversations) state.current = payload;
      state.historyShown = false;
    },
    historyToggled(state) {
      state.historyShown = !state.historyShown;
    },
  },
  selectors: {
    selectAiChat: (state) => state,
    selectConversation: (state) => conversationOf(state),
  },
});

export const {
  botRead,
  conversationsKept,
  questionTyped,
  questionAsked,
  answerRetried,
  answerBegun,
  answerGrew,
  answerCompleted,
  answerStopped,
  answerFailed,
  answerCopyWanted,
  conversationBegun,
  conversationOpened,
  historyToggled,
} = slice.actions;
export const aiChatReducer = governed(aiChatMachine, slice.reducer);
export const { selectAiChat, selectConversation } = slice.selectors;
