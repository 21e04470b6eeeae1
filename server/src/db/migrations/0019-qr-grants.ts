import { migration } from './statements.ts';

/** A grant of a code ends with the sign-in that gave it. */
export const qrGrants = migration([
  'alter table qr_codes add column session_id uuid references sessions (id) on delete cascade',
]);
