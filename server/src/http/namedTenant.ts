import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AtriumDatabase } from '../db/database.ts';
import { isRowId } from '../domain/ids.ts';
import { ApiError } from '../errors/apiError.ts';

const KEY = '__tenant';

/** The tenant a visitor names, by id or name: query first, then header, in the order of ABP's resolvers. */
function nameOf(request: FastifyRequest): string | undefined {
  const { query } = request;
  const asked = typeof query === 'object' && query !== null && KEY in query ? query[KEY] : undefined;
  const header = request.headers[KEY];
  return [asked, header].find((value): value is string => typeof value === 'string' && value !== '');
}

/** The id of the tenant that a public call names. Throws ABP's 404 if there is no such active tenant. */
export async function namedTenant(
  database: AtriumDatabase,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const name = nameOf(request);
  const tenant =
    name === undefined
      ? undefined
      : await database.host
          .selectFrom('tenants')
          .select(['id', 'is_active'])
          .where(isRowId(name) ? 'id' : 'name', '=', name)
          .executeTakeFirst();
  if (tenant?.is_active) return tenant.id;
  reply.header('Abp-Tenant-Resolve-Error', tenant ? 'Tenant is not active' : 'Tenant not found');
  throw tenant
    ? new ApiError(
        404,
        { en: 'The tenant is not active.', zh: '该租户未激活。' },
        { code: 'Volo.AbpIo.MultiTenancy:010002' },
      )
    : new ApiError(
        404,
        { en: 'There is no such tenant.', zh: '租户不存在。' },
        { code: 'Volo.AbpIo.MultiTenancy:010001' },
      );
}
