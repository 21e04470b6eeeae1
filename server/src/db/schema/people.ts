import type { ColumnType, Generated } from 'kysely';
import type { Stamped } from './accounts.ts';

/** Must be written together with the name. */
export type Heard = ColumnType<string | null, string, string>;

/** A company. */
export interface TenantsTable {
  id: Generated<string>;
  /** Short unique key, accepted in `__tenant` just like the id. */
  name: string;
  /** Displayed name: the company list's `tenantName`. */
  display_name: string;
  english_name: string | null;
  /** False: shown in the company list, not selectable. */
  is_active: Generated<boolean>;
  /** True: every call by its people is answered with 423. */
  is_locked: Generated<boolean>;
  /** `editions.code`; null if only the edition's name is known. */
  edition_code: string | null;
  /** As sold. */
  edition_name: string | null;
  edition_english_name: string | null;
  /** Last day of the edition, `YYYY-MM-DD`. */
  expire_date: string | null;
  /** Users the edition allows. */
  user_limit: number | null;
  /** IANA name; the zone of this company's wall-clock times. */
  time_zone: Generated<string>;
  /** `pictures.name`. */
  logo: string | null;
  /** Root organisation unit: the company list's `companyOUId`. */
  root_unit_id: string | null;
  /** Search engines may list the shared pages of its portal. */
  is_indexable: Generated<boolean>;
  /** Changes with every change by a host administrator. */
  concurrency_stamp: Generated<string>;
  creation_time: Stamped;
}

export interface OrganizationUnitsTable {
  id: Generated<string>;
  tenant_id: string;
  /** Null for the root. */
  parent_id: string | null;
  /** Five digits per level, joined by dots: `00001.00002`. */
  code: string;
  display_name: string;
  english_name: string | null;
  /** Pinyin of the name (`domain/organisation/pinyin.ts`), written with it; null while an older row waits for it. */
  pinyin: Heard;
  /** `tenant_users.id`. */
  leader_id: string | null;
  creation_time: Stamped;
}

/** An account's membership of one company. Its `id` is the user id of every tenant-level call and row. */
export interface TenantUsersTable {
  id: Generated<string>;
  tenant_id: string;
  account_id: string;
  name: string;
  english_name: string | null;
  /** Pinyin of the name (`domain/organisation/pinyin.ts`), written with it; null while an older row waits for it. */
  pinyin: Heard;
  /** False: the company is shown with 'Account has been disabled by the organization'. */
  is_active: Generated<boolean>;
  /** Null: in the company without a department; `isorganization` answers false. */
  organization_unit_id: string | null;
  job_title: string | null;
  employee_number: string | null;
  phone: string | null;
  creation_time: Stamped;
}

export interface TenantUserRolesTable {
  tenant_id: string;
  user_id: string;
  role: string;
}

export interface TenantUserPoliciesTable {
  tenant_id: string;
  user_id: string;
  policy: string;
}
