import type { CozeAPI as Client, StreamChatData } from '@coze/api';
import { TIMING } from '../../constants/timing.ts';
import { orChunkLoadError } from '../../lib/chunk.ts';
import { sendOptions } from '../http/send.ts';

/** A question to the chat service. */
export interface ChatQuestion {
  /** Base of the service's API: an address, or a path of our backend; null for the service's public address. */
  readonly apiBase: string | null;
  readonly accessToken: string;
  readonly botId: string;
  readonly userId: string;
  readonly content: string;
  /** The conversation to continue; null for a new one. */
  readonly conversationId: string | null;
}
/** Events of an answer. `done` or `failed` comes last. */
export type AnswerEvent =
  | { readonly kind: 'begun'; readonly id: string }
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'done' }
  /** `token`: the token is no longer valid. `why` is for the log and holds no secret. */
  | { readonly kind: 'failed'; readonly reason: 'token' | 'other'; readonly why: string };

/** Codes with which the service refuses a token, whatever the HTTP status. */
const TOKEN_CODES: readonly unknown[] = [4100, 700012006];

/**
 * Asks a question and streams its answer. The returned function cancels: the service stops answering too, and nothing
 * more is reported. The client library is loaded with the first question.
 */
export function streamAnswer(question: ChatQuestion, onEvent: (event: AnswerEvent) => void): () => void {
  const controller = new AbortController();
  const tell = (event: AnswerEvent) => {
    if (!controller.signal.aborted) onEvent(event);
  };
  run(question, tell, controller.signal).catch((thrown: unknown) => tell(failureOf(thrown)));
  return () => controller.abort();
}

async function run(question: ChatQuestion, tell: (event: AnswerEvent) => void, signal: AbortSignal): Promise<void> {
  const { CozeAPI } = await orChunkLoadError(import('@coze/api'), AbortSignal.timeout(TIMING.chunkLoadTimeoutMs));
  if (signal.aborted) return;
  const { apiBase, accessToken, botId, userId, content, conversationId } = question;
  const client = new CozeAPI({
    token: accessToken,
    ...(apiBase !== null && { baseURL: apiBase.startsWith('/') ? sendOptions().baseUrl + apiBase : apiBase }),
  });
  const read = reader(tell, client, signal);
  const stream = client.chat.stream(
    {
      bot_id: botId,
      user_id: userId,
      ...(conversationId !== null && { conversation_id: conversationId }),
      additional_messages: [userMessage(content)],
    },
    { signal },
  );
  for await (const event of stream) {
    // The library passes on whatever it is sent; it also ends silently if the connection breaks.
    if (read(event)) return tell({ kind: 'done' });
  }
  tell({ kind: 'failed', reason: 'other', why: 'the answer broke off' });
}

type Message = NonNullable<Parameters<Client['chat']['stream']>[0]['additional_messages']>[number];
// Importing the library's enumerations would load it with this file; their values are the protocol's own words.
const userMessage = (content: string) => ({ role: 'user', content, content_type: 'text' }) as Message;

/** Reads the events of one answer; true when it is complete. Throws the error that the service reported. */
function reader(tell: (event: AnswerEvent) => void, client: Client, signal: AbortSignal) {
  let newest: string | null = null;
  let isOver = false;
  const told = new Set<string>();
  const words = (id: string, text: string) => {
    // An answer may consist of several messages.
    if (newest !== null && newest !== id) tell({ kind: 'words', text: '\n\n' });
    newest = id;
    told.add(id);
    if (text !== '') tell({ kind: 'words', text });
  };
  return ({ event, data }: StreamChatData): boolean => {
    switch (`${event}`) {
      case 'conversation.chat.created': {
        const { id, conversation_id } = data as { id: string; conversation_id: string };
        tell({ kind: 'begun', id: conversation_id });
        signal.addEventListener('abort', () => {
          if (!isOver) client.chat.cancel(conversation_id, id).catch(() => {});
        });
        return false;
      }
      case 'conversation.message.delta':
      case 'conversation.message.completed': {
        const { id, type, content } = data as { id: string; type: string; content: string };
        if (type === 'answer' && (event === 'conversation.message.delta' || !told.has(id))) words(id, content ?? '');
        return false;
      }
      case 'conversation.chat.failed':
        isOver = true;
        throw (data as { last_error?: unknown }).last_error ?? data;
      case 'error':
        throw data;
      case 'conversation.chat.completed':
      case 'done':
        isOver = true;
        return true;
      default:
        return false;
    }
  };
}

/** Why it failed, from an error of the library or one that the service sent in its stream. */
function failureOf(thrown: unknown): AnswerEvent {
  const { code, status, msg, message } = Object(thrown) as Readonly<Record<string, unknown>>;
  const isToken = status === 401 || TOKEN_CODES.includes(code);
  const why = [status, code, msg ?? message].filter((part) => part !== undefined && part !== null).join(' ');
  return { kind: 'failed', reason: isToken ? 'token' : 'other', why };
}
