import { granted, migration, tenantBound } from './statements.ts';

/** Answers of calls that create, by the key that their sender gave them (decision 0034). */
export const answersByKey = migration([
  `create table answers_by_key (
    tenant_id uuid not null,
    user_id uuid not null,
    call text not null,
    key text not null,
    content_hash text not null,
    answer text,
    creation_time timestamptz not null,
    primary key (tenant_id, user_id, call, key)
  )`,
  'create index answers_by_key_time on answers_by_key (creation_time)',
  // The owner forgets old ones of all companies in one statement, and keeps those of accounts without one.
  ...tenantBound('answers_by_key', { forced: false }),
  granted('answers_by_key', 'select, insert, update'),
]);
