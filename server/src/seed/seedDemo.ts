import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { addDays } from '../../../contract/rules/days.ts';
import type { AtriumDatabase, Db } from '../db/database.ts';
import { catalogue } from '../domain/business/registry.ts';
import { wallClockOf } from '../domain/wallClock.ts';
import { bulkInsert } from './bulkInsert.ts';
import { layApprovals } from './business/approvals.ts';
import { layBusiness } from './business/layers.ts';
import { seedBusiness } from './business/seedBusiness.ts';
import type { Laying } from './business/seedRecord.ts';
import { COMPANY } from './business/things.ts';
import { companies, DEMO_PASSWORD, type DemoCompany, demoAccounts, memberships } from './content/companies.ts';
import { drawPictures, layVersions } from './host.ts';
import { auroraModules, borealModules, layNotifications } from './notifications.ts';
import { layOrders } from './orders.ts';
import { layActs, layCertification, layInvitations, layRolePolicies } from './organisation.ts';
import { layNoticeReads, layPortal } from './portal.ts';
import { laySchedules } from './schedules.ts';
import { laySignIns } from './signIns.ts';
import { accountId, accountRow, layStaff, type Staff, tenantId, unitId, userId } from './staff.ts';
import { taskRows } from './tasks.ts';
import { tellOfTodos } from './todoNotifications.ts';
import { auroraTodos, borealTodos, layTodos } from './todos.ts';

/** Zone of every demo company. */
const ZONE = 'Asia/Shanghai';
/** The first phone number for people who are not named individually, by company. */
const FIRST_PHONE: Readonly<Record<string, number>> = { aurora: 1000, boreal: 4000 };

/** The amount of lin's work in a company. */
const work: Readonly<
  Record<
    string,
    {
      modules: typeof auroraModules;
      todos: typeof auroraTodos;
      schedules: number;
      portal: { notices: number; news: number; products: number };
      orders: number;
    }
  >
> = {
  aurora: {
    modules: auroraModules,
    todos: auroraTodos,
    schedules: 400,
    portal: { notices: 60, news: 40, products: 30 },
    orders: 25,
  },
  boreal: {
    modules: borealModules,
    todos: borealTodos,
    schedules: 40,
    portal: { notices: 6, news: 4, products: 3 },
    orders: 3,
  },
};

/**
 * Fills an empty database with the demo data: the same rows on every machine, dates relative to `now`. Runs in one
 * transaction: all or nothing. Fails on a database that already has one of the demo's rows.
 */
export async function seedDemo(database: AtriumDatabase, { now }: { now: Date }): Promise<void> {
  const passwordHash = await hash(DEMO_PASSWORD);
  const wall = wallClockOf(now, ZONE);
  await database.inHost(async (db) => {
    await db.insertInto('pictures').values(drawPictures(now)).execute();
    await bulkInsert(db, { versions: layVersions(wall.slice(0, 10), ZONE) });
    await seedAccounts(db, passwordHash, now);
    for (const company of companies) await seedCompany(db, company, now, wall);
  });
  // Fresh tables have no statistics yet; without this, the first queries would be badly planned.
  await sql`analyze`.execute(database.host);
}

async function seedAccounts(db: Db, passwordHash: string, now: Date): Promise<void> {
  const grants = demoAccounts.map(({ key, roles, policies }) => ({ account_id: accountId(key), roles, policies }));
  await bulkInsert(db, {
    accounts: demoAccounts.map((account) => accountRow({ ...account, hash: passwordHash, now })),
    account_roles: grants.flatMap(({ account_id, roles }) => roles.map((role) => ({ account_id, role }))),
    account_policies: grants.flatMap(({ account_id, policies }) => policies.map((policy) => ({ account_id, policy }))),
  });
}

async function seedCompany(db: Db, company: DemoCompany, now: Date, wall: string): Promise<void> {
  const today = wall.slice(0, 10);
  const staff = layStaff(company, FIRST_PHONE[company.key] ?? 0, now);
  // Row-level security binds the owner too, unless the owner is a superuser.
  await sql`select set_config('atrium.tenant_id', ${tenantId(company.key)}, true)`.execute(db);
  const members = memberships.filter((member) => member.company === company.key);
  const own = (key: string) => ({ tenant_id: tenantId(company.key), user_id: userId(company.key, key) });
  const tenant = {
    id: tenantId(company.key),
    name: company.key,
    display_name: company.name,
    english_name: company.english,
    is_active: company.active,
    is_locked: false,
    edition_code: company.editionCode,
    edition_name: company.edition,
    edition_english_name: company.englishEdition,
    expire_date: addDays(today, company.editionDays),
    user_limit: company.userLimit,
    time_zone: ZONE,
    // The portal shows the company's first letter on its own colour, which makes the four easier to tell apart.
    logo: null,
    root_unit_id: unitId(company.key, '00001'),
    is_indexable: company.indexable ?? false,
    creation_time: now,
  };
  await bulkInsert(db, {
    tenants: [tenant],
    accounts: staff.accounts,
    organization_units: staff.units,
    tenant_users: staff.users,
    tenant_user_policies: members.flatMap(({ account, policies }) =>
      policies.map((policy) => ({ ...own(account), policy })),
    ),
    tenant_role_policies: layRolePolicies(company.key),
    tenant_user_roles: staff.users.flatMap(({ id, account_id }) => {
      const roles = members.find(({ account }) => accountId(account) === account_id)?.roles ?? ['staff'];
      return roles.map((role) => ({ tenant_id: tenantId(company.key), user_id: id, role }));
    }),
  });
  if (company.key === 'aurora') {
    await bulkInsert(db, {
      invitations: layInvitations(company.key, staff, now),
      console_acts: layActs(company.key, now),
    });
  }
  const shown = await seedWork(db, company, staff, now, wall);
  const laying = { today, wall, zone: ZONE, staff, ...shown };
  if (company.key === COMPANY) await bulkInsert(db, layApprovals(laying));
  const records = layBusiness(company.key, laying);
  await seedBusiness(db, catalogue, { tenantId: tenantId(company.key), zone: ZONE }, records);
}

/** Fills the portal of a company; returns what other pages show as well. */
async function seedWork(
  db: Db,
  company: DemoCompany,
  staff: Staff,
  now: Date,
  wall: string,
): Promise<Pick<Laying, 'articles' | 'work'>> {
  const amounts = work[company.key];
  if (!amounts) return { articles: [], work: { tasks: [], executors: [] } };
  const today = wall.slice(0, 10);
  const others = staff.users
    .filter((user) => user.account_id !== accountId('lin') && user.is_active !== false)
    .slice(0, 14)
    .map((user) => ({ id: user.id, name: user.name }));
  const drafts = [
    ...layTodos(company.key, amounts.todos, others, wall),
    ...laySchedules(company.key, amounts.schedules, others, today),
  ];
  const rows = taskRows(company.key, ZONE, drafts);
  const told = layNotifications(company, 'lin', amounts.modules, wall, ZONE);
  const certification = layCertification(company, now);
  const articles = layPortal(company.key, amounts.portal, today);
  await bulkInsert(db, {
    notifications: tellOfTodos(told, rows, userId(company.key, 'lin')),
    tasks: rows.tasks,
    task_executors: rows.executors,
    task_followers: rows.followers,
    portal_articles: articles,
    notice_reads: layNoticeReads(articles, userId(company.key, 'lin'), now),
    ...layOrders(company, certification, amounts.orders, today, ZONE),
    certifications: [certification],
    security_log: laySignIns(
      { key: company.key, tenantId: tenantId(company.key), accountIds: staff.accounts.map(({ id }) => id ?? '') },
      today,
      now,
      ZONE,
    ),
  });
  return { articles, work: rows };
}
