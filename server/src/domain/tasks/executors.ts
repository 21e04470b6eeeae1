import { HOST_TENANT_ID } from '../../db/schema.ts';
import { invalidField } from '../../errors/apiError.ts';
import { isRowId } from '../ids.ts';
import { ownName, type UserWork } from '../work.ts';

/** A person who is to do a task. */
export interface NamedUser {
  readonly id: string;
  readonly name: string;
}

const unknownExecutor = () =>
  invalidField('executors', {
    en: 'An executor does not belong to this company or has been disabled.',
    zh: '执行人不属于本公司或已被停用。',
  });

/**
 * The users with these ids, each once. Throws 400 unless all of them are active members of the company; without a
 * company the only executor is the user (§5).
 */
export async function findExecutors(work: UserWork, ids: readonly string[]): Promise<NamedUser[]> {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))];
  if (work.tenantId === HOST_TENANT_ID) {
    if (wanted.length !== 1 || wanted[0] !== work.userId) throw unknownExecutor();
    return [{ id: work.userId, name: await ownName(work) }];
  }
  if (!wanted.every(isRowId)) throw unknownExecutor();
  const found = await work.db
    .selectFrom('tenant_users')
    .select(['id', 'name'])
    .where('tenant_id', '=', work.tenantId)
    .where('id', 'in', wanted)
    .where('is_active', '=', true)
    .execute();
  if (found.length !== wanted.length) throw unknownExecutor();
  return found;
}
