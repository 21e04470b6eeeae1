import { invalidField } from '../../../errors/apiError.ts';
import { isRowId } from '../../ids.ts';
import { wallClockOf } from '../../wallClock.ts';
import type { Entered } from './calls.ts';
import { derivedOf } from './facets.ts';
import { recordHappening } from './history.ts';
import { peopleCalled } from './names.ts';
import { theRecord } from './rows.ts';
import { pathOf, tell } from './tell.ts';

/** Notification modules whose name differs from the application's. */
const MODULES: Readonly<Record<string, string>> = { hr: 'HCM', approval: 'BPM' };

/** Writes a comment; mentioned members are notified through an event of the application's module. */
export async function commentRecord(
  { engine, kind }: Entered,
  id: string,
  { comment, mentions }: { readonly comment: string; readonly mentions: readonly string[] },
): Promise<{ id: string }> {
  const { work } = engine;
  const record = await theRecord(engine, kind, id, 'held');
  const told = [...new Set(mentions)];
  const known = await peopleCalled(engine, [...told, ...(work.userId ? [work.userId] : [])]);
  if (told.some((one) => !isRowId(one) || !known.has(one)))
    throw invalidField('mentions', {
      en: 'A mentioned member no longer exists.',
      zh: '提及的成员不存在或已删除。',
    });
  const entry = await recordHappening(engine, record.id, { kind: 'commented', comment });
  const { title } = derivedOf(kind, record.values, record.number);
  const name = known.get(work.userId ?? '') ?? '';
  await tell(work, told, {
    module: MODULES[kind.code] ?? kind.code.toUpperCase(),
    type: 'eventWarning',
    displayName: '评论',
    title: `${name}在${title}中提到了您`,
    app: {
      businessId: record.id,
      path: pathOf(kind.name, record.id),
      eventName: title,
      content: comment,
      level: '评论',
      time: wallClockOf(work.instant, work.zone),
    },
  });
  return { id: String(entry) };
}
