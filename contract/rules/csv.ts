/** What a spreadsheet may take for the beginning of a formula, behind the apostrophes that make a text of it. */
const FORMULA = /^'*[=+\-@\t\r\n]/;

function cellText(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A CSV text that spreadsheets open with the right letters: UTF-8 is read only behind its mark. No cell can begin a formula. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cellText).join(',')).join('\r\n')}\r\n`;
}

/** What a cell held before it was written. */
export const cellValue = (cell: string): string => (FORMULA.test(cell) ? cell.replace(/^'/, '') : cell);
