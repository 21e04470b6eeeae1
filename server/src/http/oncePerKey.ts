import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type Call, IDEMPOTENCY_KEY } from '../../../contract/call.ts';
import type { Db } from '../db/database.ts';
import type { Session } from '../domain/session.ts';
import { ApiError, invalidField } from '../errors/apiError.ts';

/** Under which key somebody has asked for something to be created, and what exactly. */
export interface CreationKey {
  readonly tenant_id: string;
  readonly user_id: string;
  readonly call: string;
  readonly key: string;
  readonly content_hash: string;
}

/** Visible ASCII, as the draft of RFC "Idempotency-Key" has it, with or without its quotes. */
const KEY = /^[\x21-\x7e]{1,255}$/;

/**
 * The key of a call that creates; undefined where its sender gave none.
 *
 * @param input - what the call carries, parsed.
 * @throws ApiError 400 for a key that is none.
 */
export function creationKeyOf(
  call: Call,
  session: Session,
  request: FastifyRequest,
  input: unknown,
): CreationKey | undefined {
  const key = request.headers[IDEMPOTENCY_KEY.toLowerCase()];
  if (!call.creates || key === undefined) return undefined;
  if (typeof key !== 'string' || !KEY.test(key))
    throw invalidField(IDEMPOTENCY_KEY, {
      en: `${IDEMPOTENCY_KEY} must be 1 to 255 visible ASCII characters.`,
      zh: `${IDEMPOTENCY_KEY} 必须为 1 至 255 个可见的 ASCII 字符。`,
    });
  const { tenantId, userId } = session;
  const content_hash = createHash('sha256').update(JSON.stringify(input)).digest('hex');
  return { tenant_id: tenantId, user_id: userId, call: call.id, key, content_hash };
}

/**
 * Runs `create` unless it has been done under this key: then its answer of that time is given again. Of several at once
 * the others wait for the first to commit. A refusal is not kept, since nothing was created.
 *
 * @param db - the transaction in which `create` writes.
 * @throws ApiError 422 where the key was given to something else.
 */
export async function oncePerKey<T>(
  db: Db,
  { content_hash, ...place }: CreationKey,
  now: Date,
  create: () => Promise<T>,
): Promise<T> {
  const isFirst = await db
    .insertInto('answers_by_key')
    .values({ ...place, content_hash, answer: null, creation_time: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (isFirst) {
    const answer = await create();
    const kept = answer === undefined ? null : JSON.stringify(answer);
    await db
      .updateTable('answers_by_key')
      .set({ answer: kept })
      .where((eb) => eb.and(place))
      .execute();
    return answer;
  }
  const done = await db
    .selectFrom('answers_by_key')
    .select(['content_hash', 'answer'])
    .where((eb) => eb.and(place))
    .executeTakeFirstOrThrow();
  if (done.content_hash !== content_hash)
    throw new ApiError(422, {
      en: 'This key was given to something else before.',
      zh: '该幂等键已用于其他内容。',
    });
  // The same handler made it, of the same kind.
  return (done.answer === null ? undefined : JSON.parse(done.answer)) as T;
}
