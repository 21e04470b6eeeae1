import { buffer } from 'node:stream/consumers';
import { invalidField, notFound } from '../../errors/apiError.ts';
import { findAttachment } from '../attachments/attachments.ts';
import { FileAnswer } from '../files.ts';
import { isWholePicture } from '../pictures/whole.ts';
import type { Services } from '../services.ts';
import type { TenantWork, UserWork, WorkInSteps } from '../work.ts';

const OF_CERTIFICATION = 'certification' as const;

/** The stored name of the licence that the company has submitted. */
async function submittedName(work: TenantWork): Promise<string | null> {
  const row = await work.db
    .selectFrom('certifications')
    .select('license_picture')
    .where('tenant_id', '=', work.tenantId)
    .executeTakeFirst();
  return row?.license_picture ?? null;
}

/**
 * Makes this file the company's licence, replacing any previous one, which the next sweep removes. Throws 400 for
 * anything but an unused picture that the caller has uploaded, or the current licence.
 */
export async function keepLicense(work: UserWork, name: string): Promise<void> {
  const before = await submittedName(work);
  await work.db
    .updateTable('attachments')
    .set({ kept_for: null })
    .where('tenant_id', '=', work.tenantId)
    .where('kept_for', '=', OF_CERTIFICATION)
    .where('blob_name', '!=', name)
    .execute();
  const { numUpdatedRows } = await work.db
    .updateTable('attachments')
    .set({ kept_for: OF_CERTIFICATION })
    .where('tenant_id', '=', work.tenantId)
    .where('blob_name', '=', name)
    .where('content_type', 'like', 'image/%')
    .where('task_id', 'is', null)
    // A record's file would be released with the licence, and swept although the record still names it.
    .where((eb) => eb.or([eb('kept_for', 'is', null), eb('kept_for', '=', OF_CERTIFICATION)]))
    .where((eb) => (name === before ? eb.lit(true) : eb('owner_id', '=', work.userId)))
    .executeTakeFirst();
  if (numUpdatedRows === 1n) return;
  throw invalidField('license', {
    en: 'The licence must be a picture (PNG, JPEG or WebP) that you have uploaded.',
    zh: '营业执照须为您上传的图片（PNG、JPEG 或 WebP）。',
  });
}

/**
 * Throws 400 if the caller's picture is truncated: a reviewer could not read it. It is read outside any transaction;
 * `keepLicense` checks its owner and kind.
 */
export async function demandWholeLicense({ services, step }: WorkInSteps, name: string): Promise<void> {
  const row = await step((work) => findAttachment(work, name));
  const content = row && (await services.storage.get(row.tenant_id, row.blob_name));
  if (!row || !content || isWholePicture(await buffer(content), row.content_type)) return;
  throw invalidField('license', {
    en: 'This picture is incomplete: part of the file is missing. Upload it again, or take a new one.',
    zh: '图片不完整：文件缺少一部分。请重新上传，或重新拍摄。',
  });
}

/** The row of the company's licence; undefined if there is none. */
async function licenseRow(work: TenantWork) {
  const name = await submittedName(work);
  if (name === null) return undefined;
  return work.db
    .selectFrom('attachments')
    .select(['tenant_id', 'blob_name', 'file_name', 'content_type'])
    .where('tenant_id', '=', work.tenantId)
    .where('blob_name', '=', name)
    .executeTakeFirst();
}

/** The company's licence as an attachment; null if there is none. */
export async function findLicense(work: TenantWork): Promise<{ blobName: string; fileName: string } | null> {
  const row = await licenseRow(work);
  return row ? { blobName: row.blob_name, fileName: row.file_name } : null;
}

/** The licence file, from the company whose work `inCompany` runs. Throws 404 if there is none. */
export async function readLicense(
  { storage }: Services,
  inCompany: <T>(run: (work: TenantWork) => Promise<T>) => Promise<T>,
): Promise<FileAnswer> {
  const row = await inCompany(licenseRow);
  const content = row && (await storage.get(row.tenant_id, row.blob_name));
  if (!row || !content) throw notFound();
  return new FileAnswer(content, row.content_type, row.file_name, { inline: true });
}
