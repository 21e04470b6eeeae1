// The whole portal as a server of tests/bench/hub.ts: its database, sessions and access tokens, and events that come by
// way of the database as those of the product do.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Notification } from '../../../contract/notifications.ts';
import { buildApp } from '../../../server/src/app.ts';
import { signAccessToken } from '../../../server/src/auth/accessTokens.ts';
import { SigningKeys } from '../../../server/src/auth/signingKeys.ts';
import { readConfig } from '../../../server/src/config/config.ts';
import { openDatabase } from '../../../server/src/db/database.ts';
import { migrate } from '../../../server/src/db/migrate.ts';
import { seedDemo } from '../../../server/src/seed/seedDemo.ts';
import { tenantId } from '../../../server/src/seed/staff.ts';
import type { Served } from './server.ts';

const COMPANY = tenantId('aurora');
/** Sign-ins of one person, each on a device of its own. */
const DEVICES = 5;
const NAMES = 'bench-%';
const HOURS = 3600;

/** Migrates an empty database and signs in as many devices of a company's people. Resolves with their access tokens. */
export async function signInDevices(databaseUrl: string, devices: number): Promise<string[]> {
  const database = await openDatabase({ databaseUrl });
  await migrate(database);
  await seedDemo(database, { now: new Date() });
  const { rows } = await sql<{ id: string; user_id: string }>`
    with people as (
      insert into accounts (user_name, name)
      select 'bench-' || n, '张三' from generate_series(1, ${Math.ceil(devices / DEVICES)}::int) n returning *
    ), members as (
      insert into tenant_users (tenant_id, account_id, name) select ${COMPANY}, id, name from people returning *
    )
    insert into sessions (account_id, tenant_id, user_id, client_id, security_stamp, expiration_time)
    select p.id, m.tenant_id, m.id, 'bench', p.security_stamp, now() + interval '1 day'
    from people p join members m on m.account_id = p.id cross join generate_series(1, ${DEVICES}::int)
    returning id, user_id`.execute(database.host);
  const keys = new SigningKeys(database, undefined);
  const rest = { tenantId: COMPANY, userName: 'bench', clientId: 'bench', scope: 'api' };
  const tokens = rows
    .slice(0, devices)
    .map(({ id, user_id }) =>
      signAccessToken(keys, { sessionId: id, userId: user_id, ...rest }, new Date(), 24 * HOURS),
    );
  const signed = await Promise.all(tokens);
  await database.close();
  return signed;
}

const eventOf = (): Notification => ({
  id: randomUUID(),
  moduleName: 'bench',
  notificationName: 'bench',
  diplayName: 'A quarterly report awaits approval',
  properties: JSON.stringify({ text: 'x'.repeat(120) }),
  creationTime: '2026-11-29T09:00:00',
  state: 0,
});

/** The backend over the database of `signInDevices`; one event goes to each person, and so to each of the devices. */
export async function servePortal(databaseUrl: string): Promise<Served> {
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    // All connections come from one address, and on a busy machine the client waits longer than people would.
    CONNECTIONS_PER_ADDRESS: '1000000',
    DATABASE_WAIT_SECONDS: '60',
  });
  const database = await openDatabase({ databaseUrl, poolSize: config.databasePoolSize, limits: config.limits });
  const { fastify, portalHub, services } = await buildApp({ database, config });
  const { rows: people } = await sql<{ id: string }>`
    select u.id from tenant_users u join accounts a on a.id = u.account_id where a.user_name like ${NAMES}`.execute(
    database.host,
  );
  await fastify.ready();
  return {
    server: fastify.server,
    count: () => portalHub.hub.connectionCount,
    broadcast: () => {
      const events = people.map(({ id }) => ({ tenantId: COMPANY, userId: id, notification: eventOf() }));
      return database.inHost((db) => services.publishNotifications(db, events));
    },
  };
}
