import { granted, migration, tenantBound } from './statements.ts';

/** Who may send a form of the public supplier pages: whoever has shown that a phone number is theirs, once. */
export const supplierAccesses = migration([
  `create table supplier_accesses (
    id uuid primary key default gen_random_uuid(),
    tenant_id uuid not null,
    phone text not null,
    token_hash text not null unique,
    creation_time timestamptz not null,
    expiration_time timestamptz not null,
    used_time timestamptz
  )`,
  'create index supplier_accesses_expiration on supplier_accesses (expiration_time)',
  // The owner forgets old ones of all companies in one statement.
  ...tenantBound('supplier_accesses', { forced: false }),
  granted('supplier_accesses', 'select, insert, update'),
]);
