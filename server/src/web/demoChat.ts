import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { DEMO_CHAT_BASE, demoAnswer } from '../domain/ai/demoChat.ts';

/** Delay between two pieces of an answer: fast enough to read along, slow enough to be stopped. */
const PIECE_MS = 30;
const PIECE = 6;
/** Codes of the chat service's protocol. */
const TOKEN_INVALID = 4100;
const BAD_REQUEST = 4000;

const chatBody = z.object({
  bot_id: z.string(),
  additional_messages: z.array(z.object({ role: z.string(), content: z.string() })).check(z.minLength(1)),
});
const chatQuery = z.object({ conversation_id: z.optional(z.string().check(z.maxLength(64))) });

/** The description of an answer in progress. */
interface Chat {
  readonly id: string;
  readonly conversation_id: string;
  readonly bot_id: string;
}

const line = (event: string, data: unknown) => `event:${event}\ndata:${JSON.stringify(data)}\n\n`;

/** The events of one answer, as the chat service sends them. */
async function* events(chat: Chat, answer: string): AsyncGenerator<string> {
  yield line('conversation.chat.created', { ...chat, status: 'created' });
  yield line('conversation.chat.in_progress', { ...chat, status: 'in_progress' });
  const message = {
    id: randomUUID(),
    conversation_id: chat.conversation_id,
    bot_id: chat.bot_id,
    chat_id: chat.id,
    role: 'assistant',
    type: 'answer',
    content_type: 'text',
  };
  const characters = [...answer];
  for (let at = 0; at < characters.length; at += PIECE) {
    await pause(PIECE_MS);
    yield line('conversation.message.delta', { ...message, content: characters.slice(at, at + PIECE).join('') });
  }
  yield line('conversation.message.completed', { ...message, content: answer });
  yield line('conversation.chat.completed', { ...chat, status: 'completed' });
  yield line('done', '[DONE]');
}

/**
 * A small service with the protocol of Coze's chat (v3, streaming), so that the demo's chat works like a real one. It
 * knows nothing, and says so. `isToken` recognises its tokens.
 */
export function addDemoChat(fastify: FastifyInstance, isToken: (token: string) => Promise<boolean>): void {
  const isAllowed = (request: FastifyRequest) => isToken((request.headers.authorization ?? '').replace(/^Bearer /, ''));
  const refused = { code: TOKEN_INVALID, msg: 'The token is not valid.' };
  fastify.post(`${DEMO_CHAT_BASE}/v3/chat`, async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (!(await isAllowed(request))) return reply.status(401).send(refused);
    const body = chatBody.safeParse(request.body);
    const query = chatQuery.safeParse(request.query);
    if (!body.success || !query.success)
      return reply.status(400).send({ code: BAD_REQUEST, msg: 'The request cannot be read.' });
    const { bot_id, additional_messages } = body.data;
    const chat = { id: randomUUID(), conversation_id: query.data.conversation_id ?? randomUUID(), bot_id };
    const answer = demoAnswer(additional_messages.at(-1)?.content ?? '');
    return reply.type('text/event-stream; charset=utf-8').send(Readable.from(events(chat, answer)));
  });
  fastify.post(`${DEMO_CHAT_BASE}/v3/chat/cancel`, async (request, reply) => {
    if (!(await isAllowed(request))) return reply.status(401).send(refused);
    // An answer ends with the connection that receives it.
    return { code: 0, msg: '', data: { status: 'canceled' } };
  });
}
