import { createHmac, hkdfSync, randomUUID } from 'node:crypto';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK } from 'jose';
import type { AtriumDatabase, Db } from '../db/database.ts';
import { seal, unseal } from './sealing.ts';

const ALGORITHM = 'RS256';

interface SigningKey {
  readonly kid: string;
  readonly key: CryptoKey;
  /** Derived from it, for marks on texts that are neither tokens nor secrets. */
  readonly markKey: Buffer;
}

const MARK_BYTES = 16;
const markKeyOf = (jwk: string) => Buffer.from(hkdfSync('sha256', jwk, '', 'atrium marks', 32));

async function toKey(jwk: string): Promise<CryptoKey> {
  const key = await importJWK(JSON.parse(jwk), ALGORITHM);
  if (key instanceof Uint8Array) throw new Error('A signing key of the database is not an RSA key');
  return key;
}

/** The format of the first versions, which sealed nothing even if there was a key. */
const isPlain = (stored: string) => stored.startsWith('{');

/**
 * The keys of access tokens. They are stored in the database, so every process signs and verifies with the same ones;
 * their private halves are sealed if the installation has a key for that.
 */
export class SigningKeys {
  readonly #database: AtriumDatabase;
  readonly #secretsKey: Buffer | undefined;
  #signing: Promise<SigningKey> | undefined;
  readonly #verifying = new Map<string, CryptoKey>();

  constructor(database: AtriumDatabase, secretsKey: Buffer | undefined) {
    this.#database = database;
    this.#secretsKey = secretsKey;
  }

  /** The key to sign with; created if the database has none. */
  signing(): Promise<SigningKey> {
    this.#signing ??= this.#loadOrMake().catch((error: unknown) => {
      this.#signing = undefined;
      throw error;
    });
    return this.#signing;
  }

  /** A mark on a text that only this installation can make. It is invalid once the key has changed. */
  async markOf(text: string): Promise<string> {
    const { markKey } = await this.signing();
    return createHmac('sha256', markKey).update(text).digest().subarray(0, MARK_BYTES).toString('base64url');
  }

  /** A 256-bit secret that only this installation can derive from this text, always the same until the key changes. */
  async secretOf(text: string): Promise<string> {
    const { markKey } = await this.signing();
    return createHmac('sha256', markKey).update(`secret of ${text}`).digest('base64url');
  }

  /** The public key of this id, or undefined for an unknown id. */
  async verifying(kid: string): Promise<CryptoKey | undefined> {
    const known = this.#verifying.get(kid);
    if (known) return known;
    const row = await this.#database.host
      .selectFrom('signing_keys')
      .select('public_jwk')
      .where('kid', '=', kid)
      .executeTakeFirst();
    if (!row) return undefined;
    const key = await toKey(row.public_jwk);
    this.#verifying.set(kid, key);
    return key;
  }

  /** Reloads which key signs and which still verify: another process may have changed them. */
  async refresh(): Promise<void> {
    const signing = await this.#loadOrMake();
    this.#signing = Promise.resolve(signing);
    this.#verifying.clear();
  }

  /**
   * Creates a new key and retires the earlier ones, which keep verifying until they are deleted. Running processes sign
   * with the new one after their next `refresh`. Resolves with the new key's id.
   */
  async rotate(now: Date): Promise<string> {
    return this.#database.inHost(async (db) => {
      await db.updateTable('signing_keys').set({ retired_time: now }).where('retired_time', 'is', null).execute();
      return (await this.#make(db)).kid;
    });
  }

  async #loadOrMake(): Promise<SigningKey> {
    const row = await this.#database.host
      .selectFrom('signing_keys')
      .select(['kid', 'private_jwk'])
      .where('retired_time', 'is', null)
      .orderBy('creation_time', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row ? this.#open(row.kid, row.private_jwk) : this.#make(this.#database.host);
  }

  async #open(kid: string, stored: string): Promise<SigningKey> {
    const jwk = isPlain(stored) ? stored : unseal(this.#secretsKey, stored);
    if (isPlain(stored) && this.#secretsKey) {
      // Stored before the installation had a key.
      const sealed = seal(this.#secretsKey, jwk);
      await this.#database.host
        .updateTable('signing_keys')
        .set({ private_jwk: sealed })
        .where('kid', '=', kid)
        .execute();
    }
    return { kid, key: await toKey(jwk), markKey: markKeyOf(jwk) };
  }

  async #make(db: Db | AtriumDatabase['host']): Promise<SigningKey> {
    const kid = randomUUID();
    const pair = await generateKeyPair(ALGORITHM, { extractable: true });
    const jwk = JSON.stringify(await exportJWK(pair.privateKey));
    await db
      .insertInto('signing_keys')
      .values({
        kid,
        algorithm: ALGORITHM,
        private_jwk: this.#secretsKey ? seal(this.#secretsKey, jwk) : jwk,
        public_jwk: JSON.stringify(await exportJWK(pair.publicKey)),
      })
      .execute();
    return { kid, key: pair.privateKey, markKey: markKeyOf(jwk) };
  }
}
