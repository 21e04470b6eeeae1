import { businessError } from '../errors/apiError.ts';
import { FileAnswer } from './files.ts';

/** More than this is no list for a spreadsheet, and more than a process should hold for one answer. */
const MOST_ROWS = 50_000;
/** Spreadsheets read UTF-8 only behind it. */
const BOM = '\uFEFF';

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

/** A cell of a CSV file. What a spreadsheet may take for a formula is made text by an apostrophe, as in src/lib/csv.ts. */
export function csvCell(value: string | null): string {
  const text = value ?? '';
  const harmless = /^'*[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A CSV file of these lines, the headings first. */
export function csvFile(fileName: string, lines: readonly (readonly (string | null)[])[]): FileAnswer {
  const text = lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
  return new FileAnswer(Buffer.from(BOM + text), 'text/csv; charset=utf-8', fileName);
}
