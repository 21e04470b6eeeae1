import { sql } from 'kysely';
import { type CompanyRole, companyRoles, type MemberGrants, type RoleGrants } from '../../../../contract/grants.ts';
import { invalidField, notFound } from '../../errors/apiError.ts';
import { rowId } from '../ids.ts';
import { CONSOLE_ROLES, grantableBy, POLICIES } from '../policies.ts';
import type { UserWork } from '../work.ts';
import { recordAct } from './acts.ts';
import { demandCallerManages, demandConsoleRole, lockCompany, ownConsole } from './administrators.ts';

const TEXTS = {
  notGrantable: { en: 'A company cannot grant this policy.', zh: '公司不能授予该权限。' },
} as const;

/** The three roles of every company and any other role in use, with the policies they grant. */
export async function listRoles(work: UserWork): Promise<{ items: RoleGrants[]; grantable: string[] }> {
  const { rows } = await sql<RoleGrants>`
    select known.role, count(u.id)::int as "memberCount",
      array(select p.policy from tenant_role_policies p
        where p.tenant_id = ${work.tenantId} and p.role = known.role order by p.policy) as policies
    from (select unnest(${[...companyRoles]}::text[]) as role
      union select role from tenant_user_roles where tenant_id = ${work.tenantId}) known
    left join tenant_user_roles r on r.tenant_id = ${work.tenantId} and r.role = known.role
    left join tenant_users u on u.id = r.user_id and u.is_active
    group by known.role
    order by array_position(${[...companyRoles]}::text[], known.role), known.role`.execute(work.db);
  return { items: rows, grantable: grantableBy('company') };
}

async function lockMember(work: UserWork, id: string): Promise<{ id: string; name: string }> {
  const member = await work.db
    .selectFrom('tenant_users')
    .select(['id', 'name'])
    .where('tenant_id', '=', work.tenantId)
    .where('id', '=', rowId(id))
    .forUpdate()
    .executeTakeFirst();
  if (!member) throw notFound();
  return member;
}

/** What a member may do in the company, and where each policy comes from. Throws 404. */
export async function memberGrants(work: UserWork, id: string): Promise<MemberGrants> {
  const { rows } = await sql<MemberGrants>`
    select u.id, u.name,
      array(select r.role from tenant_user_roles r where r.user_id = u.id order by r.role) as roles,
      (select coalesce(json_agg(json_build_object('policy', held.policy, 'isOwn', held.own, 'roles', held.roles)
          order by held.policy), '[]')
        from (
          select one.policy, bool_or(one.role is null) as own,
            coalesce(array_agg(one.role order by one.role) filter (where one.role is not null), '{}') as roles
          from (
            select p.policy, null as role from tenant_user_policies p where p.user_id = u.id
            union all
            select rp.policy, rp.role from tenant_user_roles r
              join tenant_role_policies rp on rp.tenant_id = r.tenant_id and rp.role = r.role where r.user_id = u.id
          ) one
          group by one.policy
        ) held) as policies
    from tenant_users u where u.tenant_id = ${work.tenantId} and u.id = ${rowId(id)}`.execute(work.db);
  const [member] = rows;
  if (!member) throw notFound();
  return member;
}

function demandGrantable(policy: string): void {
  if (!grantableBy('company').includes(policy)) throw invalidField('policy', TEXTS.notGrantable);
}

/** A policy that is granted or revoked. */
interface Grant {
  readonly policy: string;
  readonly isGranted: boolean;
}
const actOf = ({ isGranted }: Grant) => (isGranted ? 'policyGranted' : 'policyRevoked');

/** Grants a policy to a member, or revokes their own grant. Throws 404, 400, and 403 for one's own console. */
export async function setMemberPolicy(work: UserWork, id: string, grant: Grant): Promise<void> {
  const { policy, isGranted } = grant;
  demandGrantable(policy);
  await lockCompany(work);
  const member = await lockMember(work, id);
  if (member.id === work.userId && policy === POLICIES.hostConsole && !isGranted) {
    throw ownConsole();
  }
  const row = { tenant_id: work.tenantId, user_id: member.id, policy };
  const { rows } = isGranted
    ? await sql`insert into tenant_user_policies (tenant_id, user_id, policy)
        values (${row.tenant_id}, ${row.user_id}, ${policy}) on conflict do nothing returning policy`.execute(work.db)
    : await sql`delete from tenant_user_policies
        where tenant_id = ${row.tenant_id} and user_id = ${row.user_id} and policy = ${policy}
        returning policy`.execute(work.db);
  if (rows.length === 0) return;
  await demandCallerManages(work);
  await work.services.publishConfigurationChange(work.db, work.tenantId, [member.id]);
  await recordAct(work, actOf(grant), member.name, policy);
}

async function membersOf(work: UserWork, role: string): Promise<string[]> {
  const rows = await work.db
    .selectFrom('tenant_user_roles')
    .select('user_id')
    .where('tenant_id', '=', work.tenantId)
    .where('role', '=', role)
    .execute();
  return rows.map((row) => row.user_id);
}

/** Grants a policy to a role, or revokes it; notifies its members. Throws 400, and 403 for one's own console. */
export async function setRolePolicy(work: UserWork, role: CompanyRole, grant: Grant): Promise<void> {
  const { policy, isGranted } = grant;
  demandGrantable(policy);
  await lockCompany(work);
  const { rows } = isGranted
    ? await sql`insert into tenant_role_policies (tenant_id, role, policy)
        values (${work.tenantId}, ${role}, ${policy}) on conflict do nothing returning policy`.execute(work.db)
    : await sql`delete from tenant_role_policies
        where tenant_id = ${work.tenantId} and role = ${role} and policy = ${policy} returning policy`.execute(work.db);
  if (rows.length === 0) return;
  await demandCallerManages(work);
  await work.services.publishConfigurationChange(work.db, work.tenantId, await membersOf(work, role));
  await recordAct(work, actOf(grant), role, policy);
}

/** Gives a member a role, or removes it. Throws 404, and 403 for one's own console. */
export async function setMemberRole(
  work: UserWork,
  id: string,
  { role, isGiven }: { readonly role: CompanyRole; readonly isGiven: boolean },
): Promise<void> {
  await lockCompany(work);
  const member = await lockMember(work, id);
  const { rows } = isGiven
    ? await sql`insert into tenant_user_roles (tenant_id, user_id, role)
        values (${work.tenantId}, ${member.id}, ${role}) on conflict do nothing returning role`.execute(work.db)
    : await sql`delete from tenant_user_roles
        where tenant_id = ${work.tenantId} and user_id = ${member.id} and role = ${role}
        returning role`.execute(work.db);
  if (rows.length === 0) return;
  await demandCallerManages(work);
  if (member.id === work.userId && !isGiven && CONSOLE_ROLES.includes(role)) await demandConsoleRole(work);
  await work.services.publishConfigurationChange(work.db, work.tenantId, [member.id]);
  await recordAct(work, isGiven ? 'roleGiven' : 'roleTaken', member.name, role);
}
