import { cellValue } from '../../contract/rules/csv.ts';

/** Separators that spreadsheets write, most common first. */
const SEPARATORS = [',', ';', '\t'] as const;

export interface CsvRow {
  /** Line in the text where it begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** The cells of a CSV text (RFC 4180) with the separator that its first row uses; empty lines are skipped. */
export const csvRows = (text: string): CsvRow[] => [...rowsOf(text, separatorOf(text))];

/** The separator that splits the first row into the most cells. */
function separatorOf(text: string): string {
  const cells = (separator: string) => rowsOf(text, separator).next().value?.cells.length ?? 0;
  return SEPARATORS.reduce((best, one) => (cells(one) > cells(best) ? one : best));
}

function* rowsOf(text: string, separator: string): Generator<CsvRow, undefined> {
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  let line = 1;
  let began = 1;
  const endCell = (): void => {
    cells.push(cellValue(cell));
    cell = '';
  };
  for (let at = 0; at <= text.length; at += 1) {
    const letter = text[at];
    // A lone carriage return ends a line too: old spreadsheets wrote that.
    const endsLine = letter === '\n' || (letter === '\r' && text[at + 1] !== '\n');
    if (endsLine) line += 1;
    if (letter === undefined || (endsLine && !quoted)) {
      endCell();
      if (cells.some((one) => one.trim() !== '')) yield { line: began, cells };
      cells = [];
      began = line;
    } else if (quoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') {
        cell += letter;
        at += 1;
      } else quoted = false;
    } else if (letter === '"' && cell === '') quoted = true;
    else if (letter === separator) endCell();
    else if (letter !== '\r') cell += letter;
  }
  return undefined;
}

/** The text of a file as spreadsheets write it: UTF-8, UTF-16 with a BOM, or else GBK. Null if it is none of them. */
export function decodedText(bytes: Uint8Array): string | null {
  for (const name of encodingsOf(bytes)) {
    try {
      return new TextDecoder(name, { fatal: true }).decode(bytes);
    } catch {
      // Not in this encoding; try the next one.
    }
  }
  return null;
}

function encodingsOf([first, second]: Uint8Array): readonly string[] {
  if (first === 0xff && second === 0xfe) return ['utf-16le'];
  return first === 0xfe && second === 0xff ? ['utf-16be'] : ['utf-8', 'gb18030'];
}
