import { aiChatMachine, chatAnswerMachine } from '../../src/features/aiChat/aiChatMachine.ts';
import * as chat from '../../src/features/aiChat/aiChatSlice.ts';
import { keptChatOf, keptTypedOf } from '../../src/features/aiChat/keptChat.ts';
import { exhaust, partOf } from '../support/exhaust.ts';

const bot = { title: null, logo: null, footerText: null };

/** Holds only the latest message, not the number of messages, which is unbounded. */
const brief: typeof chat.aiChatReducer = (state, action) => {
  const next = chat.aiChatReducer(state, action);
  const [first] = next.conversations;
  const turns = (first?.turns ?? []).slice(-1).map((turn) => ({ ...turn, answer: '' }));
  return { ...next, current: 0, conversations: [{ remoteId: null, turns }] };
};

const after = (...events: Parameters<typeof chat.aiChatReducer>[1][]) =>
  events.reduce(chat.aiChatReducer, chat.aiChatReducer(undefined, { type: 'test' }));

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

describe('what a tab has kept of the chat', () => {
  const turn = { question: '一', answer: '二', outcome: 'complete' };
  const conversation = { remoteId: null, turns: [turn] };
  const kept = { place: 'lin/aurora', conversations: [conversation, { ...conversation, remoteId: 'c-1' }], current: 1 };
  const read = (over: object, place = 'lin/aurora') => keptChatOf(JSON.stringify({ ...kept, ...over }), place);

  it('belongs to one account in one company', () => {
    expect(read({})).toEqual(kept);
    expect(read({}, 'lin/north')).toBeNull();
    expect(keptTypedOf('{"place":"lin/aurora","typed":"half"}', 'lin/aurora')).toBe('half');
    expect(keptTypedOf('{"place":"lin/aurora","typed":"half"}', 'lin/north')).toBe('');
  });

  it.each<[string, object]>([
    ['conversations', { conversations: {} }],
    ['a conversation', { conversations: [null], current: 0 }],
    ['an id of the service', { conversations: [{ ...conversation, remoteId: 7 }], current: 0 }],
    ['questions', { conversations: [{ remoteId: null }], current: 0 }],
    ['a question', { conversations: [{ ...conversation, turns: [{ ...turn, question: 1 }] }], current: 0 }],
    ['an answer', { conversations: [{ ...conversation, turns: [{ ...turn, answer: null }] }], current: 0 }],
    ['an outcome', { conversations: [{ ...conversation, turns: [{ ...turn, outcome: 'odd' }] }], current: 0 }],
    ['the open one', { current: '1' }],
    ['an open one that exists', { current: 2 }],
  ])('is dropped if it lacks %s', (_what, over) => expect(read(over)).toBeNull());

  it.each([null, '{', '7', '{"place":"lin/aurora","typed":7}'])('is nothing if it reads %s', (raw) => {
    expect([keptChatOf(raw, 'lin/aurora'), keptTypedOf(raw, 'lin/aurora')]).toEqual([null, '']);
  });
});

describe('an answer', () => {
  const event = (name: string) => ({ type: `aiChatAnswer/${name}` });
  exhaust(chatAnswerMachine, partOf(chatAnswerMachine), {
    grew: [event('grew')],
    completed: [event('completed')],
    stopped: [event('stopped')],
    failed: [event('failed')],
    retried: [event('retried')],
  });

  it('begins anew when it is retried, and what comes after its end changes nothing', () => {
    const stopped = after(chat.botRead(bot), chat.questionAsked('一'), chat.answerGrew('部分'), chat.answerStopped());
    const turnOf = (state: typeof stopped) => state.conversations[0]?.turns[0];
    expect(turnOf(stopped)).toEqual({ question: '一', answer: '部分', outcome: 'stopped' });
    expect(chat.aiChatReducer(stopped, chat.botRead(bot))).toEqual(stopped);
    expect(turnOf(chat.aiChatReducer(stopped, chat.answerRetried()))).toMatchObject({ answer: '', outcome: 'pending' });
  });
});

it('no answer stays pending once nothing waits for it, even if its own conversation is opened', () => {
  const opened = after(chat.botRead(bot), chat.questionAsked('一'), chat.conversationOpened(0));
  expect(opened).toMatchObject({ status: 'ready', conversations: [{ turns: [{ outcome: 'stopped' }] }] });
});
