import { randomBytes } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import { invalidField, notFound } from '../../errors/apiError.ts';
import { recogniseFile } from '../attachments/fileKinds.ts';
import { FileAnswer, type UploadedFile } from '../files.ts';
import { barePicture } from '../pictures/bare.ts';

/** Large enough for an avatar. */
const LIMIT_BYTES = 1024 * 1024;
const YEAR_SECONDS = 365 * 86_400;

const TEXTS = {
  missing: { en: 'A file is required.', zh: '请选择文件。' },
  kind: {
    en: 'The picture must be PNG, JPEG or WebP, smaller than 1 MB.',
    zh: '头像须为 PNG、JPEG 或 WebP，且小于 1 MB。',
  },
} as const;

/** Cached for `maxAge` seconds. */
async function readPicture(db: Db, name: string, maxAge: number): Promise<FileAnswer | undefined> {
  const row = await db.selectFrom('pictures').selectAll().where('name', '=', name).executeTakeFirst();
  if (!row) return undefined;
  return new FileAnswer(Buffer.from(row.content), row.content_type, row.name, { inline: true, maxAge, isPublic: true });
}

/** A public picture by its name; 404 if there is none. */
export async function pictureFile(db: Db, name: string): Promise<FileAnswer> {
  // The content behind a name never changes.
  const picture = await readPicture(db, name, YEAR_SECONDS);
  if (!picture) throw notFound();
  return picture;
}

/** The profile picture of an account, found by its id or by that of one of its users; undefined if there is none. */
export async function profilePicture(db: Db, id: string): Promise<FileAnswer | undefined> {
  const account = await db
    .selectFrom('accounts as a')
    .select('a.avatar_name')
    .where((eb) =>
      eb.or([
        eb('a.id', '=', id),
        eb('a.id', 'in', eb.selectFrom('tenant_users').select('account_id').where('tenant_users.id', '=', id)),
      ]),
    )
    .executeTakeFirst();
  // An account's picture can change at any time.
  return account?.avatar_name ? readPicture(db, account.avatar_name, 0) : undefined;
}

/**
 * Stores a picture as the account's own and returns its name. Throws 400 if the file is not a picture or is too large.
 */
export async function setProfilePicture(
  db: Db,
  accountId: string,
  files: readonly UploadedFile[],
  now: Date,
): Promise<string> {
  const [file] = files;
  if (!file) throw invalidField('file', TEXTS.missing);
  const kind = await recogniseFile(file.fileName, file.content, { allowsMacros: false });
  if (!kind?.inline || file.content.length >= LIMIT_BYTES) throw invalidField('file', TEXTS.kind);
  const content = barePicture(file.content, kind.contentType);
  const name = `avatar-${randomBytes(16).toString('hex')}.${kind.extension}`;
  await db
    .insertInto('pictures')
    .values({ name, content_type: kind.contentType, content, creation_time: now })
    .execute();
  await replaceAvatar(db, accountId, name);
  return name;
}

/** Removes the account's own picture; having none is not an error. */
export function removeProfilePicture(db: Db, accountId: string): Promise<void> {
  return replaceAvatar(db, accountId, null);
}

async function replaceAvatar(db: Db, accountId: string, name: string | null): Promise<void> {
  const before = await db.selectFrom('accounts').select('avatar_name').where('id', '=', accountId).executeTakeFirst();
  await db.updateTable('accounts').set({ avatar_name: name }).where('id', '=', accountId).execute();
  if (before?.avatar_name) await db.deleteFrom('pictures').where('name', '=', before.avatar_name).execute();
}
