import { csvText } from '../../../contract/rules/csv.ts';
import { businessError } from '../errors/apiError.ts';
import { ERROR_CODES } from '../errors/codes.ts';
import { FileAnswer } from './files.ts';

/** A longer list is of no use in a spreadsheet, and too much for a process to hold for one response. */
const MOST_ROWS = 50_000;

/** How much to read for an export: one row more than allowed, so that `demandWhole` notices. */
export const EXPORT_CUT = { skipCount: 0, maxResultCount: MOST_ROWS + 1 };

/** Refuses an export that would be incomplete: 403, saying that the list has to be narrowed down. */
export function demandWhole(rows: readonly unknown[]): void {
  if (rows.length <= MOST_ROWS) return;
  throw businessError(ERROR_CODES.exportTooLarge, {
    en: `More than ${MOST_ROWS} rows cannot be exported at once. Narrow the list down first.`,
    zh: `一次最多导出 ${MOST_ROWS} 行，请先缩小列表范围。`,
  });
}

/** A CSV file of these lines, the headings first. */
export function csvFile(fileName: string, lines: readonly (readonly (string | null)[])[]): FileAnswer {
  const text = csvText(lines.map((cells) => cells.map((cell) => cell ?? '')));
  return new FileAnswer(Buffer.from(text), 'text/csv; charset=utf-8', fileName);
}
