import type { Generated } from 'kysely';
import type { Stamped } from './accounts.ts';

/** An authenticator app of an account; has no effect until it is confirmed. */
export interface SecondStepsTable {
  account_id: string;
  /** The shared secret in base32, sealed (`auth/sealing.ts`). */
  secret: string;
  creation_time: Stamped;
  /** Null until a first code has confirmed it. */
  enabled_time: Date | null;
  /** The half minute, counted from 1970, of the newest used code: none up to it is accepted again. */
  last_used_step: Generated<number>;
}

export interface RecoveryCodesTable {
  account_id: string;
  /** SHA-256 of account and code, hex. */
  code_hash: string;
  /** Single use. */
  used_time: Date | null;
}

/** A sign-in that has passed the first step and waits for the second. */
export interface SignInTicketsTable {
  /** SHA-256 of the ticket, hex. */
  hash: string;
  account_id: string;
  /** The device that passed the first step; no other may continue. */
  device_id: string | null;
  /** The account's stamp at that time: a new password invalidates the ticket. */
  security_stamp: string;
  expiration_time: Date;
}

export interface PasskeysTable {
  id: Generated<string>;
  account_id: string;
  /** Base64url, as in WebAuthn's JSON. */
  credential_id: string;
  /** COSE key, base64url. */
  public_key: string;
  /** Signatures made, if the authenticator counts them. */
  counter: number;
  name: string;
  is_synced: boolean;
  creation_time: Stamped;
  last_used_time: Date | null;
}

/** Challenges that wait for an answer, which deletes them. */
export interface PasskeyChallengesTable {
  /** SHA-256 of the challenge, hex. */
  hash: string;
  /** The account that registers a passkey; null for a sign-in. */
  account_id: string | null;
  expiration_time: Date;
}

/** Changes reported to an account's owner, by text message and in the portal, that can still be disputed. */
export interface DisputesTable {
  id: Generated<string>;
  /** SHA-256 of the ticket, hex. */
  hash: string;
  account_id: string;
  /** The number before a change of number; null for any other change. */
  phone: string | null;
  /** Start of the sign-in that made the change: a dispute removes ways to sign in that are newer. */
  since: Date;
  creation_time: Date;
  expiration_time: Date;
  used_time: Date | null;
  /** One of `ownChanges` in contract/securityNotices.ts; null for one from before there were notices. */
  change: string | null;
  /** The sign-in that made it, with its device and address. */
  session_id: string | null;
  device_name: string | null;
  ip: string | null;
}
