import { createHmac, hkdfSync, randomUUID } from 'node:crypto';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK } from 'jose';
import type { AtriumDatabase } from '../db/database.ts';

const ALGORITHM = 'RS256';

interface SigningKey {
  readonly kid: string;
  readonly key: CryptoKey;
  /** Derived from it, for marks on what is neither a token nor a secret. */
  readonly markKey: Buffer;
}

const MARK_BYTES = 16;
const markKeyOf = (jwk: string) => Buffer.from(hkdfSync('sha256', jwk, '', 'atrium marks', 32));

async function toKey(jwk: string): Promise<CryptoKey> {
  const key = await importJWK(JSON.parse(jwk), ALGORITHM);
  if (key instanceof Uint8Array) throw new Error('A signing key of the database is not an RSA key');
  return key;
}

/** The keys of access tokens. They live in the database, so every process signs and verifies with the same ones. */
export class SigningKeys {
  readonly #database: AtriumDatabase;
  #signing: Promise<SigningKey> | undefined;
  readonly #verifying = new Map<string, CryptoKey>();

  constructor(database: AtriumDatabase) {
    this.#database = database;
  }

  /** The key to sign with; created if the database has none. */
  signing(): Promise<SigningKey> {
    this.#signing ??= this.#loadOrMake().catch((error: unknown) => {
      this.#signing = undefined;
      throw error;
    });
    return this.#signing;
  }

  /** A mark on a text that only this installation can make. It ends with the key. */
  async markOf(text: string): Promise<string> {
    const { markKey } = await this.signing();
    return createHmac('sha256', markKey).update(text).digest().subarray(0, MARK_BYTES).toString('base64url');
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

  async #loadOrMake(): Promise<SigningKey> {
    const row = await this.#database.host
      .selectFrom('signing_keys')
      .select(['kid', 'private_jwk'])
      .where('retired_time', 'is', null)
      .orderBy('creation_time', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (row) return { kid: row.kid, key: await toKey(row.private_jwk), markKey: markKeyOf(row.private_jwk) };
    const kid = randomUUID();
    const pair = await generateKeyPair(ALGORITHM, { extractable: true });
    const privateJwk = JSON.stringify(await exportJWK(pair.privateKey));
    await this.#database.host
      .insertInto('signing_keys')
      .values({
        kid,
        algorithm: ALGORITHM,
        private_jwk: privateJwk,
        public_jwk: JSON.stringify(await exportJWK(pair.publicKey)),
      })
      .execute();
    return { kid, key: pair.privateKey, markKey: markKeyOf(privateJwk) };
  }
}
