import { migration } from './statements.ts';

/** The reason of before, as a list of reasons at their fields. */
const reasonsOf = (table: string, field: string): string[] => [
  `alter table ${table} add column attempt integer not null default 1, add column reasons text not null default '[]'`,
  `update ${table} set reasons = json_build_array(json_build_object('field', '${field}', 'reason', reason))::text
    where reason is not null`,
  `alter table ${table} drop column reason`,
];

/** What host administrators decide about, with reasons per field: certifications of companies, and real names. */
export const reviews = migration([
  // Whoever decides reads them across companies, as the owner.
  'alter table certifications no force row level security',
  ...reasonsOf('certifications', 'companyName'),
  ...reasonsOf('real_names', 'realName'),
  'alter table certifications drop constraint certifications_status_check',
  `alter table certifications add constraint certifications_status_check
    check (status in ('none', 'pending', 'verified', 'refused'))`,
  "create index certifications_pending on certifications (submitted_time) where status = 'pending'",
  "create index real_names_pending on real_names (submitted_time) where status = 'pending'",
  // A file that something other than a task keeps.
  "alter table attachments add column kept_for text check (kept_for in ('certification'))",
]);
