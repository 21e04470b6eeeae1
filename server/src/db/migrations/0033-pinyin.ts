import { migration } from './statements.ts';

/**
 * What is heard in the names of people and departments, to find them by. Null until it has been read: a migration is one
 * transaction and would hold the tables for as long as it reads, so a sweep reads old names by the hundred.
 */
export const pinyin = migration([
  ...['tenant_users', 'invitations', 'organization_units'].map(
    (table) => `alter table ${table} add column pinyin text`,
  ),
  ...['tenant_users', 'invitations'].map(
    (table) => `create index ${table}_unread on ${table} (tenant_id, id) where pinyin is null`,
  ),
]);
