import type { FastifyReply, FastifyRequest } from 'fastify';
import { FileAnswer } from '../domain/files.ts';
import { compress } from './compression.ts';
import { etagOf } from './ifMatch.ts';
import type { Route } from './route.ts';

/** Content-Disposition per RFC 6266: a plain name for old clients, the real one percent-encoded. */
function contentDisposition(answer: FileAnswer): string {
  const plain = answer.fileName.replace(/[^\w. -]/g, '_');
  const full = encodeURIComponent(answer.fileName).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  return `${answer.inline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${full}`;
}

function cachingOf(answer: FileAnswer): string {
  if (answer.maxAge > 0) return `${answer.isPublic ? 'public' : 'private'}, max-age=${answer.maxAge}`;
  return answer.etag ? 'private, no-cache' : 'no-store';
}

/** Whether the request's sender already has this content (RFC 9110: compared weakly). */
function isKnown(request: FastifyRequest, etag: string): boolean {
  const known = String(request.headers['if-none-match'] ?? '').split(',');
  return known.some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*');
}

function sendFile(request: FastifyRequest, reply: FastifyReply, answer: FileAnswer): void {
  reply.header('Cache-Control', cachingOf(answer));
  if (answer.etag) {
    reply.header('ETag', answer.etag);
    if (isKnown(request, answer.etag)) {
      reply.status(304).send();
      return;
    }
  }
  reply
    .header('Content-Type', answer.contentType)
    .header('Content-Disposition', contentDisposition(answer))
    .send(answer.content);
}

const isStamped = (answer: unknown): answer is { concurrencyStamp: string } =>
  typeof answer === 'object' &&
  answer !== null &&
  'concurrencyStamp' in answer &&
  typeof answer.concurrencyStamp === 'string';

/** Sends a handler's result: a file, JSON, or 204 for nothing. `isChecked` refuses JSON that breaks the contract. */
export async function sendAnswer(
  one: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
  isChecked: boolean,
): Promise<void> {
  if (answer instanceof FileAnswer) {
    sendFile(request, reply, answer);
    return;
  }
  reply.header('Cache-Control', 'no-store');
  if (answer === undefined) {
    reply.status(204).send();
    return;
  }
  const { error } = isChecked ? one.call.response.safeParse(answer) : {};
  if (error) throw new Error(`The answer of ${one.call.id} breaks its contract: ${error.message}`);
  if (isStamped(answer)) reply.header('ETag', etagOf(answer.concurrencyStamp));
  const text = JSON.stringify(answer);
  reply.header('Content-Type', 'application/json; charset=utf-8');
  // The length of a compressed answer could reveal something about the tokens in it.
  const accepted = one.failures === 'oauth' ? undefined : request.headers['accept-encoding'];
  const { body, encoding } = await compress(text, accepted);
  if (encoding) reply.header('Content-Encoding', encoding);
  reply.send(body);
}
