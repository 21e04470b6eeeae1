import { csvText } from '../../../contract/rules/csv.ts';
import { businessError } from '../errors/apiError.ts';
import { FileAnswer } from './files.ts';

/** More than this is no list for a spreadsheet, and more than a process should hold for one answer. */
const MOST_ROWS = 50_000;

/** What to read for an export: one row more than there may be, so that `demandWhole` sees it. */
export const EXPORT_CUT = { skipCount: 0, maxResultCount: MOST_ROWS + 1 };

/** Refuses an export that would leave rows out: 403, saying that the list has to be narrowed down. */
export function demandWhole(rows: readonly unknown[]): void {
  if (rows.length <= MOST_ROWS) return;
  throw businessError('Atrium:ExportTooLarge', {
    en: `More than ${MOST_ROWS} rows cannot be exported at once. Narrow the list down first.`,
    zh: `一次最多导出 ${MOST_ROWS} 行，请先缩小列表范围。`,
  });
}

/** A CSV file of these lines, the headings first. */
export function csvFile(fileName: string, lines: readonly (readonly (string | null)[])[]): FileAnswer {
  const text = csvText(lines.map((cells) => cells.map((cell) => cell ?? '')));
  return new FileAnswer(Buffer.from(text), 'text/csv; charset=utf-8', fileName);
}
