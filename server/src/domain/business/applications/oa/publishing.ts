import { sql } from 'kysely';
import type { ArticleKind } from '../../../../db/schema/portal.ts';
import { invalidField } from '../../../../errors/apiError.ts';
import { cleanRichText } from '../../../portal/richText.ts';
import type { Behaviour, BusinessDesk, Effect, StoredRecord } from '../../engine/definition.ts';
import { heldWhere, textOf } from '../reading.ts';

/** The kind of portal article that each resource produces. */
export const ARTICLE_KINDS: Readonly<Record<string, ArticleKind>> = {
  notice: 'notice',
  news: 'news',
  product: 'business',
  culture: 'culture',
};

/** Writes the record into the portal as an article with the record's id. */
async function show(
  { work }: BusinessDesk,
  kind: ArticleKind,
  { id, values }: StoredRecord,
  at: string,
): Promise<void> {
  const orNull = (name: string): string | null => textOf(values[name]) || null;
  const columns = {
    title: textOf(values['title']),
    category: orNull('category'),
    summary: orNull('summary'),
    cover: orNull('cover'),
    body: cleanRichText(textOf(values['body'])),
    publish_date: at.replace('T', ' '),
    is_published: true,
    author_name: orNull('author'),
  };
  await work.db
    .insertInto('portal_articles')
    .values({ id, tenant_id: work.tenantId, kind, creation_time: work.instant, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute();
}

const publishing =
  (kind: ArticleKind): Effect =>
  async (desk, record) => {
    await show(desk, kind, record, desk.work.wall);
    return { values: { publishedAt: desk.work.wall, publishAt: null } };
  };

const scheduling: Effect = async ({ work }, { values }) => {
  if (textOf(values['publishAt']) <= work.wall) {
    throw invalidField('publishAt', { zh: '定时发布的时间必须晚于现在', en: 'It must be in the future' });
  }
  return undefined;
};

async function hide({ work }: BusinessDesk, { id }: StoredRecord): Promise<undefined> {
  await work.db
    .updateTable('portal_articles')
    .set({ is_published: false })
    .where('tenant_id', '=', work.tenantId)
    .where('id', '=', id)
    .execute();
}

/** Keeps the portal in step with the record. */
export const articleBehaviour = (name: string): Behaviour => {
  const kind = ARTICLE_KINDS[name] ?? 'news';
  return {
    effects: {
      publish: publishing(kind),
      due: publishing(kind),
      schedule: scheduling,
      unschedule: async () => ({ values: { publishAt: null } }),
      withdraw: hide,
      deleted: hide,
      changed: async (desk, record) => {
        if (record.status === 'published') await show(desk, kind, record, textOf(record.values['publishedAt']));
        return undefined;
      },
    },
  };
};

/** Publishes articles whose time has come. */
export async function publishDue(desk: BusinessDesk): Promise<void> {
  for (const name of Object.keys(ARTICLE_KINDS)) {
    const kind = `oa/${name}`;
    for (const record of await heldWhere(desk, kind, sql`status = 'scheduled' and due <= ${desk.work.wall}`)) {
      // Somebody may have published or postponed it a moment ago.
      if (record.status === 'scheduled' && textOf(record.values['publishAt']) <= desk.work.wall) {
        await desk.move(record, 'due');
      }
    }
  }
}
