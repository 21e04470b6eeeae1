import type { Generated, GeneratedAlways } from 'kysely';
import type { Stamped } from './accounts.ts';

/** A sign-in of an account (host session), or its work in one company (tenant session, child of a host session). */
export interface SessionsTable {
  /** The access token's `sid`. */
  id: Generated<string>;
  account_id: string;
  /** Null for a host session. */
  tenant_id: string | null;
  /** `tenant_users.id` of a tenant session, the account's id of a host session. */
  user_id: string;
  /** The host session that a tenant session was opened from and ends with. */
  parent_id: string | null;
  client_id: string;
  /** The device id header at sign-in. */
  device_id: string | null;
  /** `deviceName` and `devicetype` headers at sign-in. */
  device_name: string | null;
  device_type: string | null;
  ip: string | null;
  /** The account's stamp when the session began. */
  security_stamp: string;
  creation_time: Stamped;
  last_seen_time: Stamped;
  /** Absolute expiry, however often the session is refreshed. */
  expiration_time: Date;
  /** When this sign-in last re-authenticated. */
  reauthenticated_time: Date | null;
  /** Changes by other sign-ins up to this time have been shown. */
  notices_seen_time: Date | null;
  ended_time: Date | null;
  /** 'logout', 'otherDevice', 'tokenReuse', 'revoked', 'stampChanged' or 'tenantSwitched'. */
  end_reason: string | null;
}

export interface RefreshTokensTable {
  /** SHA-256 of the token, hex. */
  hash: string;
  /** Identifies all tokens descended from one sign-in; they are revoked together. */
  family_id: string;
  session_id: string;
  client_id: string;
  scope: string;
  creation_time: Stamped;
  expiration_time: Date;
  /** First redemption; a second one after the leeway revokes the family. */
  used_at: Date | null;
  revoked_at: Date | null;
  /** Hash of the token issued in exchange for this one. */
  replaced_by: string | null;
}

export interface SigningKeysTable {
  kid: string;
  algorithm: string;
  /** JWK as JSON text. */
  private_jwk: string;
  public_jwk: string;
  creation_time: Stamped;
  /** From this time on it no longer signs; it still verifies until its tokens have expired. */
  retired_time: Date | null;
}

export interface SecurityLogTable {
  id: GeneratedAlways<number>;
  creation_time: Stamped;
  /** 'OpenIddict' for the token endpoint, 'Account' otherwise. */
  identity: string;
  /** LoginSucceeded, LoginFailed, LoginLockedout, ChangePassword … */
  action: string;
  user_name: string | null;
  account_id: string | null;
  tenant_id: string | null;
  client_id: string | null;
  client_ip: string | null;
  browser_info: string | null;
  /** The device headers, as on sessions. */
  device_id: string | null;
  device_name: string | null;
  device_type: string | null;
  correlation_id: string | null;
}

export interface SmsCodesTable {
  id: Generated<string>;
  phone: string;
  /** A code for one purpose is refused for another. */
  purpose: string;
  code_hash: string;
  device_id: string | null;
  /** Failed attempts; at the limit the code becomes invalid. */
  attempts: Generated<number>;
  creation_time: Stamped;
  expiration_time: Date;
  /** Single use. */
  used_time: Date | null;
}

/** Text messages that a demo did not really send. Contains codes in plain text, so only demo mode writes it. */
export interface SmsOutboxTable {
  id: GeneratedAlways<number>;
  phone: string;
  text: string;
  creation_time: Stamped;
}

export interface QrCodesTable {
  /** SHA-256 of the code, hex. */
  code_hash: string;
  device_id: string | null;
  browser_info: string | null;
  ip: string | null;
  /** 0 waiting, 1 scanned, 2 granted, 3 refused, 4 expired. */
  state: Generated<number>;
  /** Who scanned it. */
  account_id: string | null;
  tenant_id: string | null;
  /** The sign-in that answered; null in a demo, where a page simulates the phone. */
  session_id: string | null;
  creation_time: Stamped;
  expiration_time: Date;
  /** When the token was issued. */
  redeemed_time: Date | null;
}

/** Fixed-window counters, shared by all processes. */
export interface RateLimitsTable {
  /** '<rule>:<account or address>'. */
  key: string;
  window_start: Date;
  hits: Generated<number>;
}

/** Server settings changed at run time. */
export interface SettingsTable {
  /** 'host' or a tenant id. */
  scope: string;
  key: string;
  value: string;
}
