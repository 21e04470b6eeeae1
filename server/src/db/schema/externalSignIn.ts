import type { Generated } from 'kysely';

/** Whom a provider of OpenID Connect calls `subject`. */
export interface ExternalLoginsTable {
  id: Generated<string>;
  issuer: string;
  subject: string;
  account_id: string;
  creation_time: Date;
  /** Since when its owner does not want it: until they do again it signs nobody in. */
  removed_time: Date | null;
}

/** A sign-in on its way to the provider (`account_id` null), or back with a ticket. */
export interface ExternalSignInsTable {
  /** SHA-256 of the `state`, or of the ticket that it was exchanged for, hex. */
  hash: string;
  /** SHA-256 of what the page that began it keeps, base64url. */
  challenge: string;
  nonce: string;
  /** Of PKCE (RFC 7636) towards the provider. */
  code_verifier: string;
  /** Where the person wanted to go: handed back as it came, judged by the portal. */
  redirect: string | null;
  account_id: string | null;
  expiration_time: Date;
}
