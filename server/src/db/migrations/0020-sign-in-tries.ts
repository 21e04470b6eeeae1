import { migration } from './statements.ts';

/** Wrong tries by account and side, and of names that nobody has alike; before, strangers locked everybody out. */
export const signInTries = migration([
  `create table sign_in_tries (
    who text not null,
    side text not null,
    failed_count integer not null,
    lockout_end timestamptz,
    last_time timestamptz not null,
    primary key (who, side)
  )`,
  'create index sign_in_tries_time on sign_in_tries (last_time)',
  'alter table accounts drop column access_failed_count, drop column lockout_end',
]);
