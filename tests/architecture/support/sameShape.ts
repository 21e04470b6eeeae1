/** Consecutive lines that have one shape in two places. */
const LEAST_LINES = 12;
/** Of these, so many at least must differ among themselves; otherwise they are the rows of a table. */
const LEAST_DIFFERENT = LEAST_LINES / 2;

const KEYWORDS = new Set(
  `abstract as async await break case catch class const continue default delete do else export extends finally for
  function get if implements import in instanceof interface is keyof let new of override private public readonly return
  satisfies set static super switch this throw try type typeof var void while yield`.split(/\s+/),
);
/** Imports, and lists of exports. */
const LISTS =
  /^(?:import|export) (?:type )?(?:[\w*{][^'"=;()]*from )?'[^']*';$|^export (?:const )?\{[^}]*\}(?: = [\w.]+)?;$/gm;
const COMMENT = /(\/\*[\s\S]*?\*\/|\/\/.*)/;
const STRING = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|\$\{(?:[^{}`]|`[^`]*`|\{[^{}]*\})*\}|[^`\\])*`/;
/** A slash begins one only where no value precedes it. */
const REGEXP = /(?<=[(,=:[!&|?]\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\n[])+\/[a-z]*/;
const WORD = /[\p{L}\p{N}_$]+(?:\.\p{N}+)?/u;
const TOKEN = new RegExp([COMMENT, STRING, REGEXP, WORD].map(({ source }) => source).join('|'), 'gu');

/** A text's line breaks alone, so that what replaces it leaves the numbers of the lines as they are. */
const breaksOf = (text: string): string => text.replaceAll(/[^\n]+/g, '');

interface Line {
  readonly number: number;
  readonly shape: string;
}

/** The shapes of the lines that are code: every name, string and number is an x, and words of the language remain. */
export function shapesOf(code: string): readonly Line[] {
  return code
    .replaceAll(LISTS, breaksOf)
    .replaceAll(TOKEN, (token, comment?: string) =>
      comment === undefined ? (KEYWORDS.has(token) ? token : `x${breaksOf(token)}`) : breaksOf(token),
    )
    .split('\n')
    .map((line, index) => ({ number: index + 1, shape: line.replaceAll(/\s+/g, ' ').trim() }))
    .filter(({ shape }) => shape !== '');
}

/** A file with its number of a line, where lines begin that are repeated elsewhere. */
export interface Place {
  readonly file: string;
  readonly line: number;
}
/** Lines that two places share, and how many. */
export interface Pair {
  readonly places: readonly [Place, Place];
  readonly lines: number;
}

/**
 * Finds the lines that two places share, in different files or in one.
 * @param files path → content
 * @returns of each two files the longest run, the longest first
 */
export function sameShapes(files: ReadonlyMap<string, string>): readonly Pair[] {
  const numbers = new Map<string, number>();
  const numberOf = (shape: string): number => {
    const number = numbers.get(shape) ?? numbers.size;
    numbers.set(shape, number);
    return number;
  };
  const texts = [...files].map(([file, code]) => {
    const lines = shapesOf(code);
    return { file, lines, shapes: lines.map(({ shape }) => numberOf(shape)) };
  });
  const windows = new Map<string, { text: (typeof texts)[number]; at: number }[]>();
  for (const text of texts)
    for (let at = 0; at + LEAST_LINES <= text.shapes.length; at += 1) {
      const window = text.shapes.slice(at, at + LEAST_LINES);
      if (new Set(window).size < LEAST_DIFFERENT) continue;
      const key = window.join();
      windows.set(key, [...(windows.get(key) ?? []), { text, at }]);
    }
  const found = new Map<string, Pair>();
  for (const places of windows.values())
    for (const [index, one] of places.entries())
      for (const other of places.slice(index + 1)) {
        if (one.text === other.text && other.at - one.at < LEAST_LINES) continue;
        const most = one.text === other.text ? other.at - one.at : Number.POSITIVE_INFINITY;
        let lines = LEAST_LINES;
        while (
          lines < most &&
          one.text.shapes[one.at + lines] !== undefined &&
          one.text.shapes[one.at + lines] === other.text.shapes[other.at + lines]
        )
          lines += 1;
        const key = `${one.text.file} ${other.text.file}`;
        if (lines <= (found.get(key)?.lines ?? 0)) continue;
        const placeOf = ({ text, at }: typeof one): Place => ({ file: text.file, line: text.lines[at]?.number ?? 0 });
        found.set(key, { places: [placeOf(one), placeOf(other)], lines });
      }
  return [...found.values()].sort((one, other) => other.lines - one.lines);
}
