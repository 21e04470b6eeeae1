import { migration } from './statements.ts';

/**
 * A deletion looks for rows that refer to what it deletes, by the column of each foreign key alone: without an index
 * that begins with it, every single row costs a scan of the table. The last two are for the deletion of an account.
 */
export const cleanUpIndexes = migration([
  'create index sessions_of_account on sessions (account_id)',
  'create index qr_codes_session on qr_codes (session_id) where session_id is not null',
  'create index qr_codes_account on qr_codes (account_id) where account_id is not null',
  'create index sign_in_tickets_account on sign_in_tickets (account_id)',
  'create index passkey_challenges_account on passkey_challenges (account_id) where account_id is not null',
  'create index external_sign_ins_account on external_sign_ins (account_id) where account_id is not null',
  'create index attachments_of_task on attachments (task_id) where task_id is not null',
  'create index business_links_to_record on business_links (to_id)',
  'create index notice_reads_user on notice_reads (user_id)',
  'create index notice_reads_notice on notice_reads (notice_id)',
  'create index invitations_unit on invitations (organization_unit_id) where organization_unit_id is not null',
  'create index organization_units_below on organization_units (parent_id) where parent_id is not null',
  'create index tenant_users_of_unit on tenant_users (organization_unit_id) where organization_unit_id is not null',
  'create index security_log_user_name on security_log (user_name) where user_name is not null',
  'create index approval_history_actor on approval_history (tenant_id, actor_id)',
]);
