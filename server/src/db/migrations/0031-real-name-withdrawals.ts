import { migration } from './statements.ts';

/** A real name that waits for a decision can be taken back, as a company's certification can. */
export const realNameWithdrawals = migration([
  'alter table real_names drop constraint real_names_status_check',
  `alter table real_names add constraint real_names_status_check
    check (status in ('none', 'pending', 'verified', 'refused'))`,
]);
