import type { Generated } from 'kysely';
import type { Stamped } from './accounts.ts';

/** An authenticator app of an account; until it is confirmed it counts for nothing. */
export interface SecondStepsTable {
  account_id: string;
  /** The shared secret in base32, sealed (`auth/sealing.ts`). */
  secret: string;
  creation_time: Stamped;
  /** Null until a first code has confirmed it. */
  enabled_time: Date | null;
  /** The half minute, counted from 1970, of the newest code that was used: none up to it is taken again. */
  last_used_step: Generated<number>;
}

export interface RecoveryCodesTable {
  account_id: string;
  /** SHA-256 of account and code, hex. */
  code_hash: string;
  /** Single use. */
  used_time: Date | null;
}

/** A first step of sign-in that has been passed and waits for the second. */
export interface SignInTicketsTable {
  /** SHA-256 of the ticket, hex. */
  hash: string;
  account_id: string;
  /** The device that passed the first step; another one cannot go on. */
  device_id: string | null;
  /** The account's stamp then: a new password voids the ticket. */
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
  /** Signatures made, where the authenticator counts them. */
  counter: number;
  name: string;
  is_synced: boolean;
  creation_time: Stamped;
  last_used_time: Date | null;
}

/** Challenges that wait for their answer; each is deleted with it. */
export interface PasskeyChallengesTable {
  /** SHA-256 of the challenge, hex. */
  hash: string;
  /** Who registers a passkey; null for a sign-in. */
  account_id: string | null;
  expiration_time: Date;
}

/** What the owner of an account was told of, by text message and in the portal, and can still take back. */
export interface DisputesTable {
  id: Generated<string>;
  /** SHA-256 of the ticket, hex. */
  hash: string;
  account_id: string;
  /** The number before a change of number; null for any other change. */
  phone: string | null;
  /** Beginning of the sign-in that made the change: ways to sign in that are younger go. */
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
