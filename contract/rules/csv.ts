/**
 * What a spreadsheet may take for the start of a formula, after any apostrophes that mark it as text. A negative number
 * is none: as text it could not be added up.
 */
const FORMULA = /^'*(?!-\d+(?:\.\d+)?$)[=+\-@\t\r\n]/;

function cellText(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A CSV text that spreadsheets open with the right characters: they read UTF-8 only after its BOM. No cell can start a
 * formula.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cellText).join(',')).join('\r\n')}\r\n`;
}

/** The value of a cell before it was escaped. */
export const cellValue = (cell: string): string => (FORMULA.test(cell) ? cell.replace(/^'/, '') : cell);
