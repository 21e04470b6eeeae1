import type { ColumnType, Generated } from 'kysely';

/** An instant that defaults to the current time in the database. */
export type Stamped = ColumnType<Date, Date | undefined, Date>;

/** A login identity. It may belong to any number of companies (`tenant_users`), or to none. */
export interface AccountsTable {
  id: Generated<string>;
  /** Unique, ignoring case. */
  user_name: string;
  name: string;
  english_name: string | null;
  email: string | null;
  /** Digits only; unique. */
  phone: string | null;
  /** argon2id in its text form; null for an account that cannot sign in with a password. */
  password_hash: string | null;
  is_active: Generated<boolean>;
  /** Changes with the password and with 'sign out everywhere': a session with another stamp has ended. */
  security_stamp: Generated<string>;
  /** `pictures.name` of the profile picture. */
  avatar_name: string | null;
  creation_time: Stamped;
  last_sign_in_time: Date | null;
  /** When it will be deleted, unless its owner withdraws the deletion first. */
  deletion_time: Date | null;
  /** Only a placeholder, in company data, for somebody whose account was deleted. */
  is_erased: Generated<boolean>;
}

/** Host roles of an account, such as `admin` and `editor`. */
export interface AccountRolesTable {
  account_id: string;
  role: string;
}

/** Policies an account holds outside every company. */
export interface AccountPoliciesTable {
  account_id: string;
  policy: string;
}

/** Real-name authentication of an account; the number itself is stored only until the decision. */
export interface RealNamesTable {
  account_id: string;
  /** `none` after a withdrawal. */
  status: 'none' | 'pending' | 'verified' | 'refused';
  real_name: string;
  /** First and last digits only, for display. */
  id_number_masked: string;
  /** The number, sealed (`auth/sealing.ts`), while pending; also null in rows older than this column. */
  id_number_sealed: string | null;
  /** Hash of the number, to detect a second use. */
  id_number_hash: string;
  submitted_time: Stamped;
  reviewed_time: Date | null;
  attempt: Generated<number>;
  /** JSON text: the list of `contract/review.ts`. */
  reasons: Generated<string>;
}

/** Failed attempts to prove one's identity. */
export interface SignInTriesTable {
  /** An account's id, or the SHA-256 of a name that nobody has. */
  who: string;
  /** The SHA-256 of a device that the account has signed in from before, `own` for its sessions, or empty. */
  side: string;
  /** At 5 `lockout_end` is set and this returns to 0. */
  failed_count: number;
  lockout_end: Date | null;
  last_time: Date;
}
