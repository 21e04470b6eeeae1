import { pinyin } from 'pinyin-pro';

const ASKED = { toneType: 'none', v: true, type: 'array' } as const;
/** Beyond the two most common, readings of a character rarely occur in names. */
const READINGS_OF_A_CHARACTER = 2;

/**
 * The sound of a name: its syllables, each with its readings, the likeliest first: ` lin, jing`, ` shan dan, yu`.
 * Letters and digits among characters count as syllables; a name without characters has none, since its own letters are
 * searched.
 */
function syllables(name: string, surname: 'head' | 'off', others: (character: string) => readonly string[]): string {
  const signs = pinyin(name, { ...ASKED, type: 'all', surname, nonZh: 'consecutive' });
  if (!signs.some(({ isZh }) => isZh)) return '';
  return signs
    .flatMap(({ isZh, origin, pinyin: reading }) =>
      isZh
        ? [[...new Set([reading, ...others(origin)])].filter((one) => /^[a-z]+$/.test(one)).join(' ')]
        : (origin.toLowerCase().match(/[a-z0-9]+/g) ?? []),
    )
    .filter((heard) => heard !== '')
    .map((heard) => ` ${heard}`)
    .join(',');
}

/**
 * Of a person's name: the surname gets its surname reading, and other readings are kept, because only its owner knows
 * the right one.
 */
export const personPinyin = (name: string): string =>
  syllables(name, 'head', (character) =>
    pinyin(character, { ...ASKED, multiple: true }).slice(0, READINGS_OF_A_CHARACTER),
  );

/** Of a department's name: words, which have one reading each. */
export const unitPinyin = (name: string): string => syllables(name, 'off', () => []);

/** What the browser matches a department by: its syllables separately and joined, and their initials. */
export function typedForms(stored: string | null): string {
  const heard = (stored ?? '').split(',').map((one) => one.trim());
  return [heard.join(' '), heard.join(''), heard.map(([first = '']) => first).join('')].join('\n');
}

/** A search as patterns for what is stored. */
interface PinyinSearch {
  /** The first letter of a syllable, which is faster to search for than the rest. */
  readonly like: string;
  /** Beginnings of consecutive syllables, starting at any syllable: `linj`, `lj`, `ljing`. */
  readonly part: string;
  /** The same for all syllables of the name. */
  readonly whole: string;
}

/** Undefined for text that nobody would type for the sound of a name. `lü` is typed with a v where there is no ü. */
export function pinyinSearch(text: string): PinyinSearch | undefined {
  const typed = text
    .toLowerCase()
    .replace(/[\s'’]/g, '')
    .replaceAll('ü', 'v');
  if (!/^[a-z0-9]*[a-z][a-z0-9]*$/.test(typed)) return undefined;
  const otherReadings = '(?:[^, ]+ )*';
  const letters = [...typed].join(`(?:[^,]*, ${otherReadings})?`);
  return { like: `% ${typed[0]}%`, part: ` ${letters}`, whole: `^ ${otherReadings}${letters}[^,]*$` };
}
