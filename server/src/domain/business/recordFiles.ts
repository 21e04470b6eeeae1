import { findAttachment } from '../attachments/attachments.ts';
import type { UserWork } from '../work.ts';
import { confidentialField, engineFor, may } from './engine/context.ts';
import { filesOf } from './engine/files.ts';
import { findRecord } from './engine/rows.ts';
import { seenValues } from './engine/wire.ts';
import { catalogue } from './registry.ts';

/** The row of a file in a record's field, if the caller may see both. */
async function findRecordFile(work: UserWork, name: string) {
  const row = await work.db
    .selectFrom('attachments as a')
    .innerJoin('business_records as r', 'r.id', 'a.record_id')
    .select(['a.tenant_id', 'a.blob_name', 'a.file_name', 'a.content_type', 'r.id', 'r.kind'])
    .where('a.tenant_id', '=', work.tenantId)
    .where('a.blob_name', '=', name)
    .executeTakeFirst();
  const kind = row && catalogue.find(row.kind);
  if (!kind) return undefined;
  const engine = await engineFor(work, catalogue);
  const record = may(engine, kind.policy) ? await findRecord(engine, kind, row.id, 'free') : undefined;
  const secret = confidentialField(engine, kind);
  if (!record || (secret !== undefined && record.values[secret] !== work.userId)) return undefined;
  const seen = seenValues(engine, kind.resource.fields, record.values);
  return filesOf(kind, seen).some(({ blobName }) => blobName === name) ? row : undefined;
}

/** The row of a file that the caller has uploaded, or that belongs to a task or record they may see. */
export async function findFile(work: UserWork, name: string) {
  return (await findAttachment(work, name)) ?? (await findRecordFile(work, name));
}
