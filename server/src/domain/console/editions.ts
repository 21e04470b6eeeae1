import { type RawBuilder, sql } from 'kysely';
import type { Edition } from '../../../../contract/tenants.ts';
import type { Db } from '../../db/database.ts';
import { invalidField } from '../../errors/apiError.ts';
import type { Language } from '../../errors/text.ts';

/** The name of a company's edition in the reader's language, if it has one; `tenant` is the table's alias. */
export function editionName(language: Language, tenant: string): RawBuilder<string | null> {
  const name = sql.ref(`${tenant}.edition_name`);
  return language === 'en' ? sql`coalesce(${sql.ref(`${tenant}.edition_english_name`)}, ${name})` : sql`${name}`;
}

/** Every edition, in the language of the reader. */
export async function listEditions(db: Db, language: Language): Promise<Edition[]> {
  const rows = await db.selectFrom('editions').selectAll().orderBy('position').execute();
  return rows.map((row) => ({
    code: row.code,
    name: language === 'en' ? row.english_name : row.name,
    summary: language === 'en' ? row.english_summary : row.summary,
    userLimit: row.user_limit,
  }));
}

/** What a company stores of the edition it is given; null removes its edition. Throws 400 for an unknown code. */
export async function editionColumns(db: Db, code: string | null) {
  if (code === null) return { edition_code: null, edition_name: null, edition_english_name: null };
  const edition = await db.selectFrom('editions').selectAll().where('code', '=', code).executeTakeFirst();
  if (!edition) throw invalidField('editionCode', { en: 'There is no such edition.', zh: '版本不存在。' });
  return { edition_code: edition.code, edition_name: edition.name, edition_english_name: edition.english_name };
}
