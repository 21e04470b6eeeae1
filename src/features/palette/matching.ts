/** Ignores case and width: text typed with a Chinese keyboard may be full width. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The words of a keyword, each matched on its own. */
const termsOf = (keyword: string): string[] => plain(keyword).split(/\s+/).filter(Boolean);

/** Whether every word of the keyword occurs somewhere in the texts. */
export function isMatch(keyword: string, texts: readonly (string | null | undefined)[]): boolean {
  const all = plain(texts.filter(Boolean).join('\n'));
  return termsOf(keyword).every((term) => all.includes(term));
}

/**
 * Whether a keyword spells how a name sounds, in full or by initials, from any syllable on. A single letter is not
 * enough.
 */
export function isHeard(keyword: string, sound: string): boolean {
  const typed = termsOf(keyword).join('');
  const syllables = sound.split(' ');
  const forms = (from: readonly string[]) => [from.join(''), from.map(([initial = '']) => initial).join('')];
  return (
    typed.length > 1 && syllables.some((_, at) => forms(syllables.slice(at)).some((form) => form.startsWith(typed)))
  );
}

/** How well a title matches: 0 starts with the keyword, 1 contains it, 2 was found by something else. */
export function fitOf(keyword: string, title: string): number {
  const at = plain(title).indexOf(plain(keyword.trim()));
  return at === 0 ? 0 : at > 0 ? 1 : 2;
}

export interface TextPart {
  readonly text: string;
  readonly isHit: boolean;
}
/** A text in parts, so that matches can be marked. */
export function markedParts(text: string, keyword: string): TextPart[] {
  const comparable = plain(text);
  // If normalising changed the length, positions in one text do not apply to the other.
  if (comparable.length !== text.length) return [{ text, isHit: false }];
  const marks = new Array<boolean>(text.length).fill(false);
  for (const term of termsOf(keyword)) {
    const at = comparable.indexOf(term);
    if (at >= 0) marks.fill(true, at, at + term.length);
  }
  const parts: TextPart[] = [];
  let from = 0;
  for (let at = 1; at <= text.length; at += 1)
    if (at === text.length || marks[at] !== marks[from]) {
      parts.push({ text: text.slice(from, at), isHit: marks[from] === true });
      from = at;
    }
  return parts;
}
