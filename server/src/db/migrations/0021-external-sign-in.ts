import { migration } from './statements.ts';

/** Accounts that a provider of OpenID Connect vouches for, and sign-ins that are on their way there or back. */
export const externalSignIn = migration([
  `create table external_logins (
    issuer text not null,
    subject text not null,
    account_id uuid not null references accounts (id) on delete cascade,
    creation_time timestamptz not null,
    primary key (issuer, subject)
  )`,
  'create index external_logins_account on external_logins (account_id)',
  `create table external_sign_ins (
    hash text primary key,
    challenge text not null,
    nonce text not null,
    code_verifier text not null,
    redirect text,
    account_id uuid references accounts (id) on delete cascade,
    expiration_time timestamptz not null
  )`,
]);
