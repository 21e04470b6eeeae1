import { sql } from 'kysely';
import type { AtriumDatabase, Db } from '../db/database.ts';
import { HOST_TENANT_ID } from '../db/schema.ts';
import type { Services } from './services.ts';
import type { Session } from './session.ts';
import { wallClockOf } from './wallClock.ts';

/** The zone outside any company, and for a company that has not chosen one. */
export const DEFAULT_ZONE = 'Asia/Shanghai';

/** A piece of work in one tenant: its transaction, its company and the wall clock there. */
export interface TenantWork {
  readonly db: Db;
  readonly services: Services;
  readonly tenantId: string;
  /** Null outside every company. */
  readonly tenantName: string | null;
  readonly zone: string;
  /** The current time, as an instant and as wall clock of the tenant's zone. */
  readonly instant: Date;
  readonly wall: string;
}

/** The same on behalf of a user. */
export interface UserWork extends TenantWork {
  readonly userId: string;
}

/** The work of a tenant-bound transaction; `tenantId` is that tenant. */
export async function tenantWork(db: Db, services: Services, tenantId: string): Promise<TenantWork> {
  const tenant = await db
    .selectFrom('tenants')
    .select(['display_name', 'time_zone'])
    .where('id', '=', tenantId)
    .executeTakeFirst();
  const instant = services.now();
  const zone = tenant?.time_zone ?? DEFAULT_ZONE;
  return {
    db,
    services,
    tenantId,
    tenantName: tenant?.display_name ?? null,
    zone,
    instant,
    wall: wallClockOf(instant, zone),
  };
}

/** Runs work in a transaction bound to a tenant. */
export function inTenantWork<T>(
  database: AtriumDatabase,
  services: Services,
  tenantId: string,
  run: (work: TenantWork) => Promise<T>,
): Promise<T> {
  return database.inTenant(tenantId, async (db) => run(await tenantWork(db, services, tenantId)));
}

/** The same for a signed-in caller. */
export function inUserWork<T>(
  database: AtriumDatabase,
  services: Services,
  { tenantId, userId }: Pick<Session, 'tenantId' | 'userId'>,
  run: (work: UserWork) => Promise<T>,
): Promise<T> {
  return inTenantWork(database, services, tenantId, (work) => run({ ...work, userId }));
}

/** The result of creating something, and what follows only if it was really created. */
export interface Creation<T> {
  readonly answer: T;
  readonly afterwards: () => void;
}

/** Work of a signed-in caller in several transactions, with slow operations between them. */
export interface WorkInSteps {
  readonly services: Services;
  /** Runs a step in a transaction of its own. */
  readonly step: <T>(run: (work: UserWork) => Promise<T>) => Promise<T>;
  /**
   * Creates something in its own transaction, and does the rest once it has committed. If something was already created
   * under the caller's key, returns the same result without repeating the rest.
   */
  readonly create: <T>(run: (work: UserWork) => Promise<Creation<T>>) => Promise<T>;
}

/** The caller's own name, as others see it. */
export async function ownName(work: Pick<UserWork, 'db' | 'tenantId' | 'userId'>): Promise<string> {
  if (work.tenantId === HOST_TENANT_ID) {
    const { rows } = await sql<{ name: string | null }>`select account_name(${work.userId}) as name`.execute(work.db);
    return rows[0]?.name ?? '';
  }
  const user = await work.db
    .selectFrom('tenant_users')
    .select('name')
    .where('tenant_id', '=', work.tenantId)
    .where('id', '=', work.userId)
    .executeTakeFirst();
  return user?.name ?? '';
}
