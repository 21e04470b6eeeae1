import type { Values } from '../../../../../contract/businessFields.ts';
import { linesOf } from '../../../../../contract/businessFormulas.ts';
import type { Problem } from '../../../../../contract/businessProblems.ts';
import type { Kind } from './catalogue.ts';
import type { Engine } from './context.ts';

const OF_BUSINESS = 'business';

interface NamedFile {
  readonly path: string;
  readonly field: Problem['label'];
  readonly blobName: string;
}

const namesIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((file: { readonly blobName: string }) => file.blobName) : [];

/** The files of a record, and their locations in it. */
export function filesOf({ resource }: Kind, values: Values): NamedFile[] {
  return resource.fields.flatMap(({ name, label, type, columns }) => {
    if (type === 'files') return namesIn(values[name]).map((blobName) => ({ path: name, field: label, blobName }));
    return linesOf(values, name).flatMap((line, index) =>
      (columns ?? [])
        .filter((column) => column.type === 'files')
        .flatMap((column) =>
          namesIn(line[column.name]).map((blobName) => ({
            path: `${name}.${index}.${column.name}`,
            field: column.label,
            blobName,
          })),
        ),
    );
  });
}

/** Files that the actor has not uploaded, or that belong to something else; the record's own files are allowed. */
export async function foreignFiles(
  { work }: Engine,
  kind: Kind,
  values: Values,
  recordId: string | undefined,
): Promise<Problem[]> {
  const files = filesOf(kind, values);
  if (files.length === 0) return [];
  const uploader = work.uploaderId ?? work.userId;
  const rows = await work.db
    .selectFrom('attachments')
    .select(['blob_name', 'record_id', 'owner_id', 'task_id', 'kept_for'])
    .where('tenant_id', '=', work.tenantId)
    .where('blob_name', 'in', [...new Set(files.map(({ blobName }) => blobName))])
    .forUpdate()
    .execute();
  const usable = new Set(
    rows
      .filter((row) =>
        row.record_id === null
          ? row.task_id === null && row.kept_for === null && row.owner_id === uploader
          : row.record_id === recordId,
      )
      .map((row) => row.blob_name),
  );
  return files
    .filter(({ blobName }) => !usable.has(blobName))
    .map(({ path, field }) => ({ path, label: field, kind: 'notThere' }));
}

/** Keeps the files that a record names, and releases those it no longer names: the next sweep removes them. */
export async function keepFiles({ work }: Engine, kind: Kind, id: string, values: Values): Promise<void> {
  const hasFiles = kind.resource.fields.some(
    ({ type, columns }) => type === 'files' || columns?.some((column) => column.type === 'files'),
  );
  if (!hasFiles) return;
  const names = filesOf(kind, values).map(({ blobName }) => blobName);
  const own = work.db.updateTable('attachments').where('tenant_id', '=', work.tenantId);
  await own
    .set({ kept_for: null, record_id: null })
    .where('record_id', '=', id)
    .where('blob_name', 'not in', ['', ...names])
    .execute();
  await own
    .set({ kept_for: OF_BUSINESS, record_id: id })
    .where('blob_name', 'in', ['', ...names])
    .execute();
}
