import type { VersionRecord } from '../../../../contract/versions.ts';
import type { Db } from '../../db/database.ts';
import { invalidField } from '../../errors/apiError.ts';
import type { Language } from '../../errors/text.ts';
import { versionSortKey } from '../versionNumber.ts';

/**
 * The newest published version of an application, if it is newer than `versionNo`, described in the reader's language
 * if a description in it exists. Throws 400 if that is not a version number.
 */
export async function newerVersion(
  db: Db,
  input: { appId: string; versionNo: string; now: Date; language: Language },
): Promise<VersionRecord | undefined> {
  const known = versionSortKey(input.versionNo);
  if (known === null) throw invalidField('versionNo', { en: 'This is not a version number.', zh: '版本号无效。' });
  const newest = await db
    .selectFrom('versions')
    .select(['version_no', 'version_describe', 'version_describe_en', 'sort_key'])
    .where('app_id', '=', input.appId)
    .where('publish_time', '<=', input.now)
    .orderBy('sort_key', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!newest || Number(newest.sort_key) <= known) return undefined;
  const english = input.language === 'en' ? newest.version_describe_en : null;
  return { versionNo: newest.version_no, versionDescribe: english ?? newest.version_describe };
}
