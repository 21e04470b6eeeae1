import { migration } from './statements.ts';

/** The number of a real name, sealed, as long as somebody has to decide about it: its mask tells a reviewer nothing. */
export const realNameNumbers = migration([
  'alter table real_names add column id_number_sealed text',
  `alter table real_names add constraint real_names_number_of_pending
    check (status = 'pending' or id_number_sealed is null)`,
]);
