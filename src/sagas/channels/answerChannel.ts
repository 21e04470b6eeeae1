import { type EventChannel, eventChannel } from 'redux-saga';
import { performer } from '../../lib/performer.ts';
import { type AnswerEvent, type ChatQuestion, streamAnswer } from '../../services/aiChat/answers.ts';

/** The streamed answer to a question of the AI chat; `done` or `failed` is the last. Closing the channel ends it. */
export const answerChannel = performer(
  'answerChannel',
  (question: ChatQuestion): EventChannel<AnswerEvent> => eventChannel((emit) => streamAnswer(question, emit)),
);
