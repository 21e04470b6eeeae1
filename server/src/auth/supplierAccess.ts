import type { TenantWork } from '../domain/work.ts';
import { businessError } from '../errors/apiError.ts';
import { ERROR_CODES } from '../errors/codes.ts';
import { after } from './context.ts';
import { newSecret, sha256 } from './secrets.ts';

/** Long enough to find documents and scan them. */
export const ACCESS_LIFE_SECONDS = 7200;

/** Somebody without an account who has proved that a phone number is theirs. */
export interface SupplierAccess {
  readonly id: string;
  readonly phone: string;
}

const ended = () =>
  businessError(ERROR_CODES.supplierAccessEnded, {
    en: 'Your phone number has to be verified again.',
    zh: '验证已失效，请重新验证手机号。',
  });

/** Lets the owner of a verified number send one form to the company of `work`. */
export async function openAccess({ db, tenantId, instant }: TenantWork, phone: string): Promise<string> {
  const token = newSecret();
  const expiration_time = after(instant, ACCESS_LIFE_SECONDS);
  await db
    .insertInto('supplier_accesses')
    .values({ tenant_id: tenantId, phone, token_hash: sha256(token), creation_time: instant, expiration_time })
    .execute();
  return token;
}

/** The access of a token of this company. Throws 403 for one that is used up or expired, and for any other text. */
export async function findAccess({ db, tenantId, instant }: TenantWork, token: string): Promise<SupplierAccess> {
  const found = await db
    .selectFrom('supplier_accesses')
    .select(['id', 'phone'])
    .where('tenant_id', '=', tenantId)
    .where('token_hash', '=', sha256(token))
    .where('used_time', 'is', null)
    .where('expiration_time', '>', instant)
    .executeTakeFirst();
  if (!found) throw ended();
  return found;
}

/** Uses up an access, unless the transaction rolls back. Throws 403 if somebody else has just used it. */
export async function useAccess({ db, tenantId, instant }: TenantWork, { id }: SupplierAccess): Promise<void> {
  const used = await db
    .updateTable('supplier_accesses')
    .set({ used_time: instant })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('used_time', 'is', null)
    .executeTakeFirst();
  if (used.numUpdatedRows === 0n) throw ended();
}
