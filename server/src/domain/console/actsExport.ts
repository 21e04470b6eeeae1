import type { Language } from '../../errors/text.ts';
import { csvFile, demandWhole, EXPORT_CUT } from '../csvFile.ts';
import type { FileAnswer } from '../files.ts';
import { wallClockOf } from '../wallClock.ts';
import type { UserWork } from '../work.ts';
import { type ActFilter, type ActingWork, listActs, recordAct } from './acts.ts';
import { actCells } from './actWords.ts';

const HEADINGS: Readonly<Record<Language, readonly string[]>> = {
  zh: ['时间', '操作人', '操作', '对象', '备注'],
  en: ['Time', 'Who', 'Act', 'Object', 'Detail'],
};

/**
 * The acts that match a filter, newest first, as a CSV file in the given language. Throws 403 if some would have to be
 * left out.
 */
export async function exportActs(
  work: ActingWork & Pick<UserWork, 'zone'>,
  filter: ActFilter,
  language: Language,
): Promise<FileAnswer> {
  const { items } = await listActs(work, { ...filter, ...EXPORT_CUT });
  demandWhole(items);
  const lines = items.map((one) => [one.creationTime.replace('T', ' '), ...actCells(one, language)]);
  await recordAct(work, 'actsExported', String(items.length));
  const day = wallClockOf(work.instant, work.zone).slice(0, 10);
  const fileName = language === 'zh' ? `操作记录 ${day}.csv` : `Acts ${day}.csv`;
  return csvFile(fileName, [HEADINGS[language], ...lines]);
}
