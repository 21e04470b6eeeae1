import { migration } from './statements.ts';

/** What a person can do about their own account: have it deleted, unlink a provider, look at what was changed. */
export const ownData = migration([
  'alter table accounts add column deletion_time timestamptz, add column is_erased boolean not null default false',
  'create index accounts_deletion on accounts (deletion_time) where deletion_time is not null',
  `alter table external_logins add column id uuid not null unique default gen_random_uuid(),
    add column removed_time timestamptz`,
  `alter table disputes add column id uuid not null unique default gen_random_uuid(), add column change text,
    add column session_id uuid, add column device_name text, add column ip text`,
  'create index disputes_account on disputes (account_id, creation_time)',
  'alter table sessions add column notices_seen_time timestamptz',
]);
