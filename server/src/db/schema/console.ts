import type { Generated, GeneratedAlways } from 'kysely';
import type { Heard } from './people.ts';

/** What everybody with a role of the company may do. */
export interface TenantRolePoliciesTable {
  tenant_id: string;
  role: string;
  policy: string;
}

/** A place in a company that waits for somebody to register with this phone number. */
export interface InvitationsTable {
  id: Generated<string>;
  tenant_id: string;
  phone: string;
  name: string;
  english_name: string | null;
  pinyin: Heard;
  organization_unit_id: string | null;
  job_title: string | null;
  employee_number: string | null;
  state: Generated<'open' | 'accepted' | 'withdrawn'>;
  creation_time: Date;
  expiration_time: Date;
}

/** Who did what in the console, to whom. */
export interface ConsoleActsTable {
  id: GeneratedAlways<number>;
  /** HOST_TENANT_ID for acts of host administrators. */
  tenant_id: string;
  /** `tenant_users.id`, or the account's id outside every company. */
  actor_id: string;
  /** As they were called then. */
  actor_name: string;
  /** One of `consoleActs` in contract/acts.ts. */
  act: string;
  /** The name of whom or what it was done to. */
  object: string;
  /** What else the act needs, such as a policy's name. */
  detail: string | null;
  creation_time: Date;
}
