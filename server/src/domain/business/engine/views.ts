import type { BusinessView } from '../../../../../contract/businessListCalls.ts';
import { notFound } from '../../../errors/apiError.ts';
import { rowId } from '../../ids.ts';
import type { UserWork } from '../../work.ts';
import type { Kind } from './catalogue.ts';

/** The list views that the caller has saved, by name. */
export async function listViews(work: UserWork, kind: Kind): Promise<{ items: BusinessView[] }> {
  const rows = await work.db
    .selectFrom('business_views')
    .select(['id', 'name', 'content'])
    .where('tenant_id', '=', work.tenantId)
    .where('user_id', '=', work.userId)
    .where('kind', '=', kind.name)
    .orderBy('name')
    .execute();
  return { items: rows.map(({ id, name, content }) => ({ ...content, id, name })) };
}

/** Saves a view; an existing name gets the new content. */
export function saveView(
  work: UserWork,
  kind: Kind,
  { name, ...content }: Omit<BusinessView, 'id'>,
): Promise<{ id: string }> {
  const kept = JSON.stringify(content);
  return work.db
    .insertInto('business_views')
    .values({ tenant_id: work.tenantId, user_id: work.userId, kind: kind.name, name, content: kept })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id', 'kind', 'name']).doUpdateSet({ content: kept }))
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Deletes one of the caller's own views. Throws 404. */
export async function deleteView(work: UserWork, kind: Kind, id: string): Promise<void> {
  const { numDeletedRows } = await work.db
    .deleteFrom('business_views')
    .where('tenant_id', '=', work.tenantId)
    .where('user_id', '=', work.userId)
    .where('kind', '=', kind.name)
    .where('id', '=', rowId(id))
    .executeTakeFirst();
  if (numDeletedRows !== 1n) throw notFound();
}
