import type { VersionRecord } from '../../../../contract/versions.ts';
import type { Db } from '../../db/database.ts';
import { invalidField } from '../../errors/apiError.ts';
import { versionSortKey } from '../versionNumber.ts';

/**
 * The newest published version of an application, if it is newer than `versionNo`. Throws 400 if that is not a version
 * number.
 */
export async function newerVersion(
  db: Db,
  input: { appId: string; versionNo: string; now: Date },
): Promise<VersionRecord | undefined> {
  const known = versionSortKey(input.versionNo);
  if (known === null) throw invalidField('versionNo', { en: 'This is no version.', zh: '版本号无效。' });
  const newest = await db
    .selectFrom('versions')
    .select(['version_no', 'version_describe', 'sort_key'])
    .where('app_id', '=', input.appId)
    .where('publish_time', '<=', input.now)
    .orderBy('sort_key', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!newest || Number(newest.sort_key) <= known) return undefined;
  return { versionNo: newest.version_no, versionDescribe: newest.version_describe };
}
