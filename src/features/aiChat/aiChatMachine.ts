import { defineMachine } from '../../lib/machine.ts';

/**
 * The chat with the AI service (AI-1), in one company. `off`: not offered here, or not yet known; `asked`: no part of
 * the answer has arrived yet.
 */
export const aiChatMachine = defineMachine('aiChat', {
  scope: 'company',
  initial: 'off',
  transitions: {
    off: { botRead: 'ready' },
    ready: {
      botRead: 'stays',
      questionAsked: 'asked',
      answerRetried: 'asked',
      conversationBegun: 'stays',
      conversationOpened: 'stays',
    },
    asked: {
      answerBegun: 'stays',
      answerGrew: 'answering',
      answerCompleted: 'ready',
      answerStopped: 'ready',
      answerFailed: 'ready',
      botRead: 'ready',
      conversationBegun: 'ready',
      conversationOpened: 'ready',
    },
    answering: {
      answerBegun: 'stays',
      answerGrew: 'stays',
      answerCompleted: 'ready',
      answerStopped: 'ready',
      answerFailed: 'ready',
      botRead: 'ready',
      conversationBegun: 'ready',
      conversationOpened: 'ready',
    },
  },
});

/** The answer to a question. One that is pending when its conversation is left, or after a reload, does not arrive. */
export const chatAnswerMachine = defineMachine('aiChatAnswer', {
  initial: 'pending',
  transitions: {
    pending: { grew: 'stays', completed: 'complete', stopped: 'stopped', failed: 'failed' },
    complete: { retried: 'pending' },
    stopped: { retried: 'pending' },
    failed: { retried: 'pending' },
  },
});
