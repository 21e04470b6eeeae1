import { TextDecoder, TextEncoder } from 'node:util';
import fc from 'fast-check';
import { csvText } from '../../contract/rules/csv.ts';
import { csvRows, decodedText } from '../../src/lib/csv.ts';

// jsdom has no decoder; the one in Node supports the same encodings.
Object.assign(globalThis, { TextDecoder });

const cellsOf = (text: string) => csvRows(text).map(({ cells }) => cells);
const bytesOf = (text: string) => new TextEncoder().encode(text);
/** Text with a high share of the characters that matter in a CSV file. */
const cell = fc.string({
  unit: fc.oneof(
    fc.constantFrom('"', ',', ';', '\t', '\r', '\n', '=', '+', '-', '@', "'", ' '),
    fc.string({ maxLength: 1 }),
  ),
  maxLength: 8,
});
const rows = fc.array(
  fc.array(cell, { minLength: 2, maxLength: 4 }).filter((cells) => cells.some((one) => one.trim() !== '')),
  { minLength: 1, maxLength: 5 },
);

describe('a file of rows', () => {
  it('is read back exactly as it was written, whatever it contains', () => {
    fc.assert(
      fc.property(rows, (written) => {
        const text = decodedText(bytesOf(csvText([['a', 'b', 'c', 'd'], ...written])));
        expect(cellsOf(text ?? '').slice(1)).toEqual(written);
      }),
    );
  });

  it('begins with the byte order mark that tells spreadsheets it is UTF-8, and no cell begins a formula', () => {
    fc.assert(
      fc.property(rows, (written) => {
        const text = csvText(written);
        expect(text.startsWith('\uFEFF')).toBe(true);
        // Reads as spreadsheets do, without stripping anything: the character after an opening quote or a separator.
        const first = text.slice(1).match(/^"?(?:-\d+(?:\.\d+)?(?=[,\r])|(.?))/s)?.[1] ?? '';
        expect('=+-@\t').not.toContain(first || 'x');
      }),
    );
    expect(csvText([['=1+1', '@a', '-2+3', '+3', '\tb', '\n=c']])).toBe(`\uFEFF'=1+1,'@a,'-2+3,'+3,"'\tb","'\n=c"\r\n`);
  });

  it('leaves negative figures as numbers, so that a spreadsheet adds them up', () => {
    expect(csvText([['-12.50', '-2', '-2-1', '-', '-1.', '--2']])).toBe("\uFEFF-12.50,-2,'-2-1,'-,'-1.,'--2\r\n");
    expect(cellsOf("-2,'-2,''-2")).toEqual([['-2', "'-2", "''-2"]]);
  });

  it.each([
    [
      'commas',
      'name,phone\nLin,139',
      [
        ['name', 'phone'],
        ['Lin', '139'],
      ],
    ],
    [
      'semicolons',
      'name;phone\r\nLin, Jing;139',
      [
        ['name', 'phone'],
        ['Lin, Jing', '139'],
      ],
    ],
    [
      'tabs',
      'name\tphone\nLin\t139',
      [
        ['name', 'phone'],
        ['Lin', '139'],
      ],
    ],
    [
      'separators within quotes',
      '"a;b;c;d",x\n1,2',
      [
        ['a;b;c;d', 'x'],
        ['1', '2'],
      ],
    ],
    ['quotes in quotes', '"say ""hi""",b', [['say "hi"', 'b']]],
    [
      'line breaks within quotes',
      '"a\r\nb",c\r\nd,e',
      [
        ['a\r\nb', 'c'],
        ['d', 'e'],
      ],
    ],
    [
      'carriage returns alone',
      'a,b\rc,d\r',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a quote inside a word',
      'a,b\n5" pipe,x',
      [
        ['a', 'b'],
        ['5" pipe', 'x'],
      ],
    ],
    ['an unclosed quote', 'a,b\n"c,d', [['a', 'b'], ['c,d']]],
    ['nothing', '', []],
  ])('%s', (_name, text, expected) => expect(cellsOf(text)).toEqual(expected));

  it('gives the line of the file where each row begins; empty lines count but are not rows', () => {
    const text = 'a,b\r\n\r\n"c\r\nd",e\r\n , \r\nf,g';
    expect(csvRows(text).map(({ line }) => line)).toEqual([1, 3, 6]);
  });

  it.each([
    ['UTF-8', [0xe5, 0xa7, 0x93]],
    ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, 0xe5, 0xa7, 0x93]],
    ['GBK', [0xd0, 0xd5]],
    ['UTF-16 with a byte order mark', [0xff, 0xfe, 0xd3, 0x59]],
    ['big-endian UTF-16 with a byte order mark', [0xfe, 0xff, 0x59, 0xd3]],
  ])('%s is read', (_name, bytes) => expect(decodedText(Uint8Array.from(bytes))).toBe('姓'));

  it('is refused if it is not text', () => {
    expect(decodedText(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xff]))).toBeNull();
  });
});
