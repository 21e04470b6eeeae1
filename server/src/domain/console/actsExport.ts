import type { Language } from '../../errors/text.ts';
import { FileAnswer } from '../files.ts';
import { wallClockOf } from '../wallClock.ts';
import type { UserWork } from '../work.ts';
import { type ActFilter, type ActingWork, listActs, recordAct } from './acts.ts';
import { csvCell } from './memberExport.ts';

const MOST_ROWS = 50_000;
/** Spreadsheets read UTF-8 only behind it. */
const BOM = '\uFEFF';
const HEADINGS: Readonly<Record<Language, readonly string[]>> = {
  zh: ['时间', '操作人', '操作', '对象', '备注'],
  en: ['Time', 'Who', 'Act', 'Object', 'Detail'],
};

/** The acts that a filter leaves, newest first, as a CSV file; an act is called by its name of `consoleActs`. */
export async function exportActs(
  work: ActingWork & Pick<UserWork, 'zone'>,
  filter: ActFilter,
  language: Language,
): Promise<FileAnswer> {
  const { items } = await listActs(work, { ...filter, skipCount: 0, maxResultCount: MOST_ROWS });
  const lines = items.map((one) => [one.creationTime, one.actorName, one.act, one.object, one.detail]);
  await recordAct(work, 'actsExported', String(items.length));
  const text = [HEADINGS[language], ...lines].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
  const day = wallClockOf(work.instant, work.zone).slice(0, 10);
  const fileName = language === 'zh' ? `操作记录 ${day}.csv` : `Acts ${day}.csv`;
  return new FileAnswer(Buffer.from(BOM + text), 'text/csv; charset=utf-8', fileName);
}
