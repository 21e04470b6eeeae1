import { isRecord, parseJson } from '../../lib/parseJson.ts';
import { chatAnswerMachine } from './aiChatMachine.ts';
import type { ChatTurn, Conversation } from './aiChatSlice.ts';

/** A tab's conversations, carried over from one page load to the next. */
export interface KeptChat {
  /** The account and company they belong to. */
  readonly place: string;
  readonly conversations: readonly Conversation[];
  readonly current: number;
}

/** The unsent text kept for `place`; empty if there is none. */
export function keptTypedOf(raw: string | null, place: string): string {
  const value = raw === null ? null : parseJson(raw);
  if (!isRecord(value) || value['place'] !== place) return '';
  return typeof value['typed'] === 'string' ? value['typed'] : '';
}

const OUTCOMES: readonly unknown[] = Object.keys(chatAnswerMachine.transitions);
const isTurn = (value: unknown): value is ChatTurn =>
  isRecord(value) &&
  typeof value['question'] === 'string' &&
  typeof value['answer'] === 'string' &&
  OUTCOMES.includes(value['outcome']);
const isConversation = (value: unknown): value is Conversation =>
  isRecord(value) &&
  (value['remoteId'] === null || typeof value['remoteId'] === 'string') &&
  Array.isArray(value['turns']) &&
  value['turns'].every(isTurn);

/** What was kept for `place`; null if nothing was, or nothing valid. */
export function keptChatOf(raw: string | null, place: string): KeptChat | null {
  const value = raw === null ? null : parseJson(raw);
  if (!isRecord(value) || value['place'] !== place) return null;
  const { conversations, current } = value;
  if (!Array.isArray(conversations) || !conversations.every(isConversation)) return null;
  return typeof current === 'number' && current in conversations ? { place, conversations, current } : null;
}
