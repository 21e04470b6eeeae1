import type { Translated } from '../types.ts';
import type { aiChat as source } from '../zh-CN/aiChat.ts';

export const aiChat: Translated<typeof source> = {
  title: 'AI assistant',
  log: 'Conversation',
  history: 'Conversations of this sign-in',
  fresh: 'New conversation',
  close: 'Close',
  empty: 'How can I help?',
  emptyHint: 'Answers come from an AI service. Do not enter passwords or other secrets.',
  untitled: 'New conversation',
  current: 'Current conversation',
  turns: '{count} questions',
  turns_one: '{count} question',
  question: 'Question',
  placeholder: 'Ask something. Enter sends, Shift + Enter breaks the line',
  send: 'Send',
  tooLong:
    '{count} characters are too many: at most {limit} can be sent at once. Shorten the question, or ask in parts.',
  answering: 'Answering',
  stop: 'Stop',
  stopped: 'The answer was stopped',
  failed: 'There is no answer at the moment. Please try again later.',
  retry: 'Answer again',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'The browser does not allow copying',
  disclaimer: 'Made by AI. Check it before you rely on it.',
};
