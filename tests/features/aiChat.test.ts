import { aiChatMachine } from '../../src/features/aiChat/aiChatMachine.ts';
import * as chat from '../../src/features/aiChat/aiChatSlice.ts';
import { exhaust } from '../support/exhaust.ts';

const bot = { title: null, logo: null, footerText: null };

/** Holds only the latest message, not the number of messages, which is unbounded. */
const brief: typeof chat.aiChatReducer = (state, action) => {
  const next = chat.aiChatReducer(state, action);
  const [first] = next.conversations;
  const turns = (first?.turns ?? []).slice(-1).map((turn) => ({ ...turn, answer: '' }));
  return { ...next, current: 0, conversations: [{ remoteId: null, turns }] };
};

describe('aiChat', () => {
  exhaust(aiChatMachine, brief, {
    botRead: [chat.botRead(bot)],
    questionAsked: [chat.questionAsked('还差哪些事？')],
    answerRetried: [chat.answerRetried()],
    answerBegun: [chat.answerBegun('c-1')],
    answerGrew: [chat.answerGrew('还差')],
    answerCompleted: [chat.answerCompleted()],
    answerStopped: [chat.answerStopped()],
    answerFailed: [chat.answerFailed()],
    conversationBegun: [chat.conversationBegun()],
    conversationOpened: [chat.conversationOpened(0), chat.conversationOpened(7)],
  });

  const after = (...events: Parameters<typeof chat.aiChatReducer>[1][]) =>
    events.reduce(chat.aiChatReducer, chat.aiChatReducer(undefined, { type: 'test' }));

  it('another conversation stops the answer of the previous one, which stays in the history', () => {
    const begun = after(chat.botRead(bot), chat.questionAsked('一'), chat.answerGrew('部分'), chat.conversationBegun());
    expect(begun).toMatchObject({ status: 'ready', current: 1 });
    const former = { remoteId: null, turns: [{ question: '一', answer: '部分', outcome: 'stopped' }] };
    expect(begun.conversations).toEqual([former, { remoteId: null, turns: [] }]);
    // A second empty one would only be a row without words.
    const again = [chat.conversationOpened(0), chat.conversationBegun()].reduce(chat.aiChatReducer, begun);
    expect(again).toMatchObject({ current: 1, conversations: begun.conversations });
  });
});
