import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Config } from '../../config/config.ts';
import { invalidField, notFound } from '../../errors/apiError.ts';
import { FileAnswer, type UploadedFile } from '../files.ts';
import { barePicture } from '../pictures/bare.ts';
import type { TenantWork, UserWork, WorkInSteps } from '../work.ts';
import { type RecognisedFile, recogniseFile } from './fileKinds.ts';

/** 'Each under 5 MB' (§5). */
const LIMIT_BYTES = 5 * 1024 * 1024;
/** How many uploads a user may have that do not belong to a task yet: enough for a few open forms. */
const LOOSE_LIMIT = 50;
const NAME_LENGTH = 200;
const GIB = 1024 ** 3;
/** How long an upload waits for its form to be saved before it is swept. */
const LOOSE_LIFE_MS = 24 * 3_600_000;
/** Owner of a row whose file is being removed: it can no longer be read or attached. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

const TEXTS = {
  missing: { en: 'A file is required.', zh: '请选择文件。' },
  tooLarge: { en: 'file size must not exceed 5M', zh: '文件大小不能超过 5M' },
  empty: { en: 'The file is empty.', zh: '文件为空。' },
  kind: {
    en: 'The content of the file does not match its name, or is not allowed.',
    zh: '文件内容与名称不符，或不允许上传。',
  },
  companyFull: {
    en: 'The company has used up its space for files. Ask an administrator.',
    zh: '公司的文件空间已用完，请联系管理员。',
  },
  tooMany: { en: 'Too many files have been uploaded without being used.', zh: '已上传但未使用的文件过多。' },
} as const;

/** A display name: no path, no control characters, not too long; the extension is kept. */
export function shownName(fileName: string): string {
  const base = fileName.split(/[\\/]/).at(-1) ?? '';
  const clean = base.replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '').trim() || 'file';
  return clean.length > NAME_LENGTH ? clean.slice(-NAME_LENGTH) : clean;
}

/** The detected kind of an upload. Throws 400 for content that must not be stored. */
async function accept(
  file: UploadedFile | undefined,
  config: Pick<Config, 'allowsMacros'>,
): Promise<RecognisedFile & { readonly content: Buffer; readonly shown: string }> {
  if (!file) throw invalidField('file', TEXTS.missing);
  const { content } = file;
  if (content.length === 0) throw invalidField('file', TEXTS.empty);
  if (content.length >= LIMIT_BYTES) throw invalidField('file', TEXTS.tooLarge);
  const shown = shownName(file.fileName);
  const kind = await recogniseFile(shown, content, config);
  if (!kind) throw invalidField('file', TEXTS.kind);
  return { ...kind, content: barePicture(content, kind.contentType), shown };
}

/**
 * Stores an uploaded file for the user until a task claims it. Its stored name is generated here and never derived from
 * the user's. The row is written before the file, so that the sweep knows about interrupted uploads. Throws 400 for a
 * missing file, a file of 5 MB or more, an empty one, or one whose content does not match its name. Strips pictures of
 * the metadata that the camera wrote.
 */
export async function uploadAttachment(
  { services: { storage, config }, step }: WorkInSteps,
  files: readonly UploadedFile[],
): Promise<{ name: string; orgName: string }> {
  const { content, contentType, extension, shown } = await accept(files[0], config);
  const name = randomBytes(20).toString('hex') + (extension && `.${extension}`);
  const tenantId = await step(async (work) => {
    const loose = await work.db
      .selectFrom('attachments')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('tenant_id', '=', work.tenantId)
      .where('owner_id', '=', work.userId)
      .where('task_id', 'is', null)
      .where('kept_for', 'is', null)
      .executeTakeFirstOrThrow();
    if (Number(loose.count) >= LOOSE_LIMIT) throw invalidField('file', TEXTS.tooMany);
    await demandSpace(work, content.length, config.companyFilesGib * GIB);
    const row = { tenant_id: work.tenantId, owner_id: work.userId, blob_name: name, file_name: shown };
    await work.db
      .insertInto('attachments')
      .values({ ...row, content_type: contentType, size: content.length, creation_time: work.instant })
      .execute();
    return work.tenantId;
  });
  try {
    await storage.put(tenantId, name, content, contentType);
  } catch (error) {
    // If removal fails now, the sweep finds the file through its row.
    const clear = storage.remove(tenantId, name).then(() => step((work) => dropFiles(work, [name])));
    await clear.catch(() => undefined);
    throw error;
  }
  return { name, orgName: shown };
}

/** Concurrent uploads may exceed the limit by their own size. */
async function demandSpace(work: UserWork, bytes: number, limit: number): Promise<void> {
  const { used } = await work.db
    .selectFrom('attachments')
    .select((eb) => eb.fn.sum<string | null>('size').as('used'))
    .where('tenant_id', '=', work.tenantId)
    .executeTakeFirstOrThrow();
  if (Number(used) + bytes > limit) throw invalidField('file', TEXTS.companyFull);
}

/** The row of a file that belongs to a task the user is involved in, or to the user's own unsaved form. */
export function findAttachment(work: UserWork, name: string) {
  return work.db
    .selectFrom('attachments as a')
    .leftJoin('tasks as t', 't.id', 'a.task_id')
    .select(['a.tenant_id', 'a.blob_name', 'a.file_name', 'a.content_type'])
    .where('a.tenant_id', '=', work.tenantId)
    .where('a.blob_name', '=', name)
    .where((eb) =>
      eb.or([
        eb('a.owner_id', '=', work.userId),
        eb('t.creator_id', '=', work.userId),
        ...(['task_executors', 'task_followers'] as const).map((table) =>
          eb.exists(
            eb
              .selectFrom(table)
              .select('task_id')
              .whereRef('task_id', '=', 'a.task_id')
              .where('user_id', '=', work.userId),
          ),
        ),
      ]),
    )
    .executeTakeFirst();
}

/** The caller's file, found by `findAttachment` unless another finder is given; 404 otherwise. */
export async function readAttachment(
  { services, step }: WorkInSteps,
  name: string,
  find: typeof findAttachment = findAttachment,
): Promise<FileAnswer> {
  const row = await step((work) => find(work, name));
  const content = row && (await services.storage.get(row.tenant_id, row.blob_name));
  if (!row || !content) throw notFound();
  return new FileAnswer(content, row.content_type, row.file_name, { inline: row.content_type.startsWith('image/') });
}

/**
 * Withdraws the files of one tenant that were never saved with a form, or whose task is gone, and returns their stored
 * names. Their rows stay until the files are removed, so that the next sweep retries a failed removal.
 */
export async function takeLooseFiles(work: TenantWork): Promise<string[]> {
  const before = new Date(work.instant.getTime() - LOOSE_LIFE_MS);
  const rows = await work.db
    .updateTable('attachments')
    .set({ owner_id: NOBODY })
    .where('tenant_id', '=', work.tenantId)
    .where('task_id', 'is', null)
    .where('kept_for', 'is', null)
    .where('creation_time', '<', before)
    .returning('blob_name')
    .execute();
  return rows.map((row) => row.blob_name);
}

/** Deletes the rows of files that are gone. */
export async function dropFiles(work: TenantWork, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await work.db
    .deleteFrom('attachments')
    .where('tenant_id', '=', work.tenantId)
    .where('task_id', 'is', null)
    .where('kept_for', 'is', null)
    .where((where) => where('blob_name', '=', where.fn.any(sql.val<string[]>([...names]))))
    .execute();
}
