import { businessError, forbidden } from '../../../errors/apiError.ts';
import { ERROR_CODES } from '../../../errors/codes.ts';
import type { Entered } from './calls.ts';
import { may } from './context.ts';
import { isDeletable, referringTo } from './deletable.ts';
import { deskOf } from './desk.ts';
import { recordHappening } from './history.ts';
import { heldForStep } from './holding.ts';
import { tellOf } from './tell.ts';

/**
 * Throws 403 with the names of what refers to a record; for applications that the person may not enter, only the kind.
 */
async function demandUnused({ engine }: Entered, id: string): Promise<void> {
  const rows = await referringTo(engine, id);
  if (rows.length === 0) return;
  const nameIn = (language: 'en' | 'zh') => (row: (typeof rows)[number]) => {
    const kind = engine.catalogue.find(row.kind);
    const label = kind?.resource.one[language] ?? row.kind;
    return kind && may(engine, kind.policy) ? `${label} ${row.number ?? row.title}` : label;
  };
  const namesIn = (language: 'en' | 'zh') => [...new Set(rows.map(nameIn(language)))];
  throw businessError(ERROR_CODES.stillReferredTo, {
    en: `It cannot be deleted, because of what refers to it: ${namesIn('en').join(', ')}.`,
    zh: `无法删除：${namesIn('zh').join('、')}仍在引用该记录。`,
  });
}

/** Deletes a record by hand; its history stays, and the next sweep removes its files. */
export async function deleteRecord(entered: Entered, id: string): Promise<void> {
  const { engine, kind } = entered;
  const { work } = engine;
  const record = await heldForStep(engine, kind, id);
  if (!isDeletable(engine, kind, record)) throw forbidden();
  await demandUnused(entered, record.id);
  const desk = deskOf(engine);
  await kind.behaviour.effects?.['deleted']?.(desk, record, record);
  await recordHappening(engine, record.id, { kind: 'deleted', from: record.status });
  await tellOf(desk, kind, record, 'deleted');
  await work.db
    .updateTable('attachments')
    .set({ kept_for: null, record_id: null })
    .where('tenant_id', '=', work.tenantId)
    .where('record_id', '=', record.id)
    .execute();
  await work.db.deleteFrom('business_links').where('from_id', '=', record.id).execute();
  await work.db
    .deleteFrom('business_records')
    .where('tenant_id', '=', work.tenantId)
    .where('id', '=', record.id)
    .execute();
}
