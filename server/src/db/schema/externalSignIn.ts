import type { Generated } from 'kysely';

/** A person whom an OpenID Connect provider identifies by `subject`. */
export interface ExternalLoginsTable {
  id: Generated<string>;
  issuer: string;
  subject: string;
  account_id: string;
  creation_time: Date;
  /** When its owner unlinked it: it signs nobody in until they restore it. */
  removed_time: Date | null;
}

/** A sign-in on its way to the provider (`account_id` null) or back with a ticket. */
export interface ExternalSignInsTable {
  /** SHA-256 of the `state`, or of the ticket that it was exchanged for, hex. */
  hash: string;
  /** SHA-256 of the secret kept by the page that began it, base64url. */
  challenge: string;
  nonce: string;
  /** For PKCE (RFC 7636) with the provider. */
  code_verifier: string;
  /** Where the person wanted to go: returned unchanged, validated by the portal. */
  redirect: string | null;
  account_id: string | null;
  expiration_time: Date;
}
