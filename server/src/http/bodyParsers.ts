import type { FastifyInstance } from 'fastify';
import { ApiError, malformed } from '../errors/apiError.ts';
import { toError } from '../errors/hubError.ts';
import type { Text } from '../errors/text.ts';

/** Deeper than any call's input; protects recursive readers from a stack overflow. */
const MAX_DEPTH = 64;
export const REPEATED = {
  en: 'The form contains a field more than once.',
  zh: '表单字段重复。',
} as const satisfies Text;

/** The text of a body. Throws 400 for bytes that are not UTF-8, which would otherwise be silently replaced. */
function textOf(body: string | Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(body));
  } catch {
    throw malformed();
  }
}

/** Throws 400 for JSON that is nested too deeply, before it is parsed. */
function refuseDepth(json: string): void {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (sign === '"') quoted = !quoted;
    else if (quoted) at += sign === '\\' ? 1 : 0;
    else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    if (depth > MAX_DEPTH) throw malformed();
  }
}

/** Throws 400 for a form whose escaped bytes are not UTF-8. */
function refuseEscapes(form: string): void {
  for (const [run] of form.matchAll(/(?:%[0-9a-f]{2})+/gi)) textOf(Buffer.from(run.replaceAll('%', ''), 'hex'));
}

/** The fields of a form. Throws 400 for a repeated field: it is unclear which one is meant (RFC 6749 §3.2). */
function fieldsOf(form: string): Readonly<Record<string, string>> {
  const fields = new URLSearchParams(form);
  if (new Set(fields.keys()).size < fields.size) throw new ApiError(400, REPEATED);
  return Object.fromEntries(fields);
}

/** Parses forms and JSON (an empty body counts as none). Anything else is 415. */
export function addBodyParsers(fastify: FastifyInstance): void {
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeContentTypeParser(['application/json', 'text/plain']);
  const asBuffer = { parseAs: 'buffer' } as const;
  fastify.addContentTypeParser('application/json', asBuffer, (request, body, done) => {
    let text = '';
    try {
      text = textOf(body);
      refuseDepth(text);
    } catch (error) {
      done(toError(error));
      return;
    }
    if (text === '') done(null, undefined);
    else parseJson(request, text, done);
  });
  fastify.addContentTypeParser('application/x-www-form-urlencoded', asBuffer, (_request, body, done) => {
    try {
      const text = textOf(body);
      refuseEscapes(text);
      done(null, fieldsOf(text));
    } catch (error) {
      done(toError(error));
    }
  });
}
