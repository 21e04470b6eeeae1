/** Separators that spreadsheets write, by how common they are. */
const SEPARATORS = [',', ';', '\t'] as const;

/** The cells of a CSV text (RFC 4180) with the separator that its first line uses; empty lines are no rows. */
export function csvRows(text: string): { readonly line: number; readonly cells: readonly string[] }[] {
  const separator = separatorOf(text);
  const rows: { line: number; cells: string[] }[] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  let line = 1;
  let began = 1;
  const endRow = (): void => {
    cells.push(cell);
    if (cells.some((one) => one.trim() !== '')) rows.push({ line: began, cells });
    cells = [];
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (letter === '\n') line += 1;
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') {
        cell += letter;
        at += 1;
      } else quoted = false;
    } else if (letter === '"' && cell === '') quoted = true;
    else if (letter === separator) {
      cells.push(cell);
      cell = '';
    } else if (letter === '\n') {
      endRow();
      began = line;
    } else if (letter !== '\r') cell += letter;
  }
  endRow();
  return rows;
}

function separatorOf(text: string): string {
  const head = text.slice(0, text.search(/[\r\n]|$/));
  const [most] = [...SEPARATORS].sort((a, b) => head.split(b).length - head.split(a).length);
  return most ?? ',';
}

/** A CSV text that spreadsheets open with the right letters. No cell can begin a formula. */
export function csvText(rows: readonly (readonly string[])[]): string {
  const written = (cell: string) => {
    const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
    return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return `\uFEFF${rows.map((row) => row.map(written).join(',')).join('\r\n')}\r\n`;
}

/** The text of a file as spreadsheets write it: UTF-8, UTF-16 with its mark, or else GBK. Null if it is none of them. */
export function decodedText(bytes: Uint8Array): string | null {
  const names = bytes[0] === 0xff && bytes[1] === 0xfe ? ['utf-16le'] : ['utf-8', 'gb18030'];
  for (const name of names) {
    try {
      return new TextDecoder(name, { fatal: true }).decode(bytes);
    } catch {
      // Not in this encoding: the next one is tried.
    }
  }
  return null;
}
