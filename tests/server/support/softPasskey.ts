import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { CreatedPasskey, UsedPasskey } from '../../../contract/passkeys.ts';

/** Flags of authenticator data (WebAuthn §6.1). */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');

/** How a test makes an authenticator or a browser differ from a correct one. */
export interface Oddities {
  readonly origin?: string;
  readonly rpId?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
}

/** An authenticator in memory: one ES256 key, unlocked by its owner, with a counter. */
export class SoftPasskey {
  readonly #key: KeyObject;
  readonly #cose: Uint8Array;
  readonly #id = randomBytes(16);
  readonly #origin: string;
  #user = '';
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#key = privateKey;
    // COSE_Key: EC2, ES256, P-256, x, y.
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
      [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
    ]);
    this.#cose = isoCBOR.encode(cose);
  }

  get id(): string {
    return base64url(this.#id);
  }

  #data(rpId: string, flags: number, { isVerified = true, counter }: Oddities): Buffer {
    this.#counter = counter ?? this.#counter + 1;
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(this.#counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags | PRESENT | (isVerified ? VERIFIED : 0)]), counted]);
  }

  #client(type: string, challenge: string, { origin = this.#origin }: Oddities): string {
    return JSON.stringify({ type, challenge, origin, crossOrigin: false });
  }

  /** What a browser returns from `navigator.credentials.create`. */
  create(asked: { challenge: string; rp: { id: string }; user: { id: string } }, odd: Oddities = {}): CreatedPasskey {
    this.#user = asked.user.id;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#id.length);
    const authData = Buffer.concat([
      this.#data(odd.rpId ?? asked.rp.id, HAS_CREDENTIAL, odd),
      Buffer.alloc(16),
      length,
      this.#id,
      this.#cose,
    ]);
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Uint8Array.from(authData)],
      ]) as Parameters<typeof isoCBOR.encode>[0],
    );
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(this.#client('webauthn.create', asked.challenge, odd)),
        attestationObject: base64url(attestation),
      },
    };
  }

  /** What a browser returns from `navigator.credentials.get`. */
  use(asked: { challenge: string; rpId: string }, odd: Oddities = {}): UsedPasskey {
    const client = this.#client('webauthn.get', asked.challenge, odd);
    const data = this.#data(odd.rpId ?? asked.rpId, 0, odd);
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(client)]))
      .sign(this.#key);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle: this.#user,
      },
    };
  }
}
