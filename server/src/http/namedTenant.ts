import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { AtriumDatabase } from '../db/database.ts';
import type { Database } from '../db/schema.ts';
import { isRowId } from '../domain/ids.ts';
import { ApiError } from '../errors/apiError.ts';
import { ERROR_CODES } from '../errors/codes.ts';
import type { Text } from '../errors/text.ts';

const KEY = '__tenant';

/** The tenant a visitor names, by id or name: query first, then header, in the order of ABP's resolvers. */
function nameOf(request: FastifyRequest): string | undefined {
  // Fastify parses the query of every request into an object.
  const query = request.query as Readonly<Record<string, unknown>>;
  return [query[KEY], request.headers[KEY]].find((value): value is string => typeof value === 'string' && value !== '');
}

/** Whether a public call names a tenant, existing or not. */
export const isTenantNamed = (request: FastifyRequest): boolean => nameOf(request) !== undefined;

function refuse(reply: FastifyReply, reason: string, text: Text, code: string): never {
  reply.header('Abp-Tenant-Resolve-Error', reason);
  throw new ApiError(404, text, { code });
}

/** The tenant that a public call names, even if disabled or locked. Throws ABP's 404 if there is none. */
export async function anyNamedTenant(
  db: Kysely<Database>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ id: string; is_active: boolean }> {
  const name = nameOf(request);
  const tenant =
    name === undefined
      ? undefined
      : await db
          .selectFrom('tenants')
          .select(['id', sql<boolean>`is_active and not is_locked`.as('is_active')])
          .where(isRowId(name) ? 'id' : 'name', '=', name)
          .executeTakeFirst();
  const unknown = { en: 'There is no such tenant.', zh: '租户不存在。' };
  return tenant ?? refuse(reply, 'Tenant not found', unknown, ERROR_CODES.tenantUnknown);
}

/** The id of the tenant that a public call names. Throws ABP's 404 if there is no such active tenant. */
export async function namedTenant(
  database: AtriumDatabase,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const tenant = await anyNamedTenant(database.host, request, reply);
  if (tenant.is_active) return tenant.id;
  const disabled = { en: 'The tenant is not active.', zh: '该租户未激活。' };
  return refuse(reply, 'Tenant is not active', disabled, ERROR_CODES.tenantInactive);
}
