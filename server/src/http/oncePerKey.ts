import type { FastifyRequest } from 'fastify';
import { type Call, IDEMPOTENCY_KEY } from '../../../contract/call.ts';
import type { AtriumDatabase, Db } from '../db/database.ts';
import type { Session } from '../domain/session.ts';
import { stampOf } from '../domain/stamp.ts';
import { ApiError, invalidField } from '../errors/apiError.ts';

/** The idempotency key of a creation, and a hash of its input. */
export interface CreationKey {
  readonly tenant_id: string;
  readonly user_id: string;
  readonly call: string;
  readonly key: string;
  readonly content_hash: string;
}

/** Visible ASCII, as in the draft RFC for "Idempotency-Key", with or without its quotes. */
const KEY = /^[\x21-\x7e]{1,255}$/;

/**
 * The key of a call that creates something; undefined if its sender gave none.
 *
 * @param input - the call's input, parsed.
 * @throws ApiError 400 for an invalid key.
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
  return { tenant_id: tenantId, user_id: userId, call: call.id, key, content_hash: stampOf(input) };
}

/** Why a transaction that creates under a key was rolled back: the key was taken, or the creation failed (`cause`). */
class NotCreated extends Error {}

/** Creates in the transaction `db` and stores the answer. Its errors are for `oncePerKey`. */
export type KeepUnderKey = <T>(db: Db, create: () => Promise<T>) => Promise<T>;

/** Stores the answer of a creation. The key is inserted last, so that concurrent calls wait for the first. */
function keeperOf({ content_hash, ...place }: CreationKey, now: Date): KeepUnderKey {
  return async (db, create) => {
    const answer = await create().catch((cause: unknown) => {
      throw new NotCreated('Refused', { cause });
    });
    const kept = await db
      .insertInto('answers_by_key')
      .values({
        ...place,
        content_hash,
        answer: answer === undefined ? null : JSON.stringify(answer),
        creation_time: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (kept.numInsertedOrUpdatedRows === 0n) throw new NotCreated('Created before');
    return answer;
  };
}

/**
 * Runs a creation once per idempotency key: if it has already been done under this key, rolls back the duplicate and
 * returns the original answer. A refusal is not stored, since nothing was created; but if the key has an answer, that
 * is returned instead of the refusal, because most things cannot be created twice anyway.
 *
 * @param key - undefined if the sender gave none: the creation runs and nothing is stored.
 * @param attempt - opens the transaction and creates through `keep` in it.
 * @throws ApiError 422 if the key was used for something else.
 */
export async function oncePerKey<T>(
  database: AtriumDatabase,
  key: CreationKey | undefined,
  now: Date,
  attempt: (keep: KeepUnderKey) => Promise<T>,
): Promise<T> {
  if (!key) return attempt((_db, create) => create());
  try {
    return await attempt(keeperOf(key, now));
  } catch (error) {
    if (!(error instanceof NotCreated)) throw error;
    const { content_hash, ...place } = key;
    const done = await database.host
      .selectFrom('answers_by_key')
      .select(['content_hash', 'answer'])
      .where((eb) => eb.and(place))
      .executeTakeFirst();
    if (!done) throw error.cause ?? error;
    if (done.content_hash !== content_hash)
      throw new ApiError(422, {
        en: 'This key has already been used for something else.',
        zh: '该幂等键已用于其他内容。',
      });
    // The same handler produced it, so it has the same type.
    return (done.answer === null ? undefined : JSON.parse(done.answer)) as T;
  }
}
