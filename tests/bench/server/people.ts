import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { requestToken } from '../../../contract/token.ts';
import { CLIENT, PASSWORD } from '../../server/support/testApp.ts';
import type { Ask } from './load.ts';

const ACCOUNTS = `
  insert into accounts (id, user_name, name, phone, password_hash, creation_time)
  select md5('person ' || n)::uuid, 'person' || n, '员工 ' || n, '2' || lpad(n::text, 10, '0'), lin.password_hash,
    now() - n % 1000 * interval '1 day'
  from generate_series(1, $1::int) n cross join (select password_hash from accounts where user_name = 'lin') lin`;
const MEMBERS = `
  with units as (select array_agg(id) as ids from organization_units where tenant_id = $2)
  insert into tenant_users (tenant_id, account_id, name, organization_unit_id, employee_number, phone, pinyin)
  select $2, md5('person ' || n)::uuid, '员工 ' || n, ids[1 + n % cardinality(ids)], 'P' || n,
    '2' || lpad(n::text, 10, '0'), ''
  from generate_series(1, $1::int) n cross join units`;
const SESSIONS = `
  insert into sessions (id, account_id, user_id, client_id, device_id, security_stamp, creation_time, last_seen_time,
    expiration_time, ended_time)
  select md5('session ' || n)::uuid, md5('person ' || n)::uuid, md5('person ' || n)::uuid, 'portal-web',
    md5('device ' || n), '', now() - n % 20 * interval '1 day', now(), now() + (30 - n % 20) * interval '1 day',
    case when n % 2 = 0 then now() end
  from generate_series(1, $1::int) n`;
const TOKENS = `
  insert into refresh_tokens (hash, family_id, session_id, client_id, scope, creation_time, expiration_time)
  select md5('token ' || n) || md5('token ' || -n), md5('session ' || n)::uuid, md5('session ' || n)::uuid,
    'portal-web', 'offline_access portal', now(), now() + interval '7 days'
  from generate_series(1, $1::int) n`;
/** Of the first thousand only, so that those who sign in have the more of them the more there are. */
const SIGN_INS = `
  insert into security_log (identity, action, user_name, account_id, client_id, client_ip, device_id, creation_time)
  select 'OpenIddict', 'LoginSucceeded', 'person' || 1 + n % 1000, md5('person ' || 1 + n % 1000)::uuid, 'portal-web',
    '10.0.0.1', md5('device ' || n), now() - ($1::int - n) * (interval '180 days' / $1::int)
  from generate_series(1, $1::int) n`;

/** The tables that `addMembers` fills. */
export const TABLES = ['accounts', 'tenant_users', 'sessions', 'refresh_tokens', 'security_log'];

/** Adds accounts with the demo's password: `person1` and on. */
export async function addPeople(client: pg.Client, people: number): Promise<void> {
  await client.query(ACCOUNTS, [people]);
}

/** Adds as many members to a company, each with a session and its token, and as many entries to the security log. */
export async function addMembers(client: pg.Client, tenant: string, people: number): Promise<void> {
  await addPeople(client, people);
  await client.query(MEMBERS, [people, tenant]);
  for (const statement of [SESSIONS, TOKENS, SIGN_INS]) await client.query(statement, [people]);
}

/** Sign-ins of the first `people` of them, each from an address and a device of their own. */
export function signIns(address: string, people: number): Ask[] {
  const form = { ...CLIENT, grant_type: 'password', scope: 'offline_access portal', password: PASSWORD };
  return Array.from({ length: people }, (_, index) => ({
    url: address + requestToken.path,
    headers: { deviceid: randomBytes(8).toString('hex'), 'x-forwarded-for': `10.1.${index >> 8}.${index & 255}` },
    form: { ...form, username: `person${index + 1}` },
  }));
}
