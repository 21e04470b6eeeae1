import type { Generated, GeneratedAlways } from 'kysely';
import type { Heard } from './people.ts';

/** The policies of everybody with a role of the company. */
export interface TenantRolePoliciesTable {
  tenant_id: string;
  role: string;
  policy: string;
}

/** A place in a company, reserved until somebody registers with this phone number. */
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

/** Who did what to whom in the console. */
export interface ConsoleActsTable {
  id: GeneratedAlways<number>;
  /** HOST_TENANT_ID for acts of host administrators. */
  tenant_id: string;
  /** `tenant_users.id`, or the account's id outside every company. */
  actor_id: string;
  /** Their name at the time. */
  actor_name: string;
  /** One of `consoleActs` in contract/acts.ts. */
  act: string;
  /** The name of the person or thing it was done to. */
  object: string;
  /** Further data of the act, such as a policy's name. */
  detail: string | null;
  creation_time: Date;
}
