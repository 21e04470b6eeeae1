const HUES = [250, 20, 150, 300, 75, 200] as const;
/** Background colours of company tiles; white text on them has a contrast of 6.0 to 7.7. */
const GROUNDS = ['#1B6E6A', '#44546A', '#8A4B2A', '#4E6B2F'] as const;

/** The fixed hue (oklch, degrees) of a person's avatar. */
export function hueOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return HUES[sum % HUES.length] ?? HUES[0];
}

/** The fixed background colour of a company's tile. */
export function groundOf(name: string): string {
  let hash = 0;
  for (const letter of name) hash = (hash * 83 + (letter.codePointAt(0) ?? 0)) % 997;
  return GROUNDS[hash % GROUNDS.length] ?? GROUNDS[0];
}

/** First letter of a name as a person sees it (never half a surrogate pair). */
export function initialOf(name: string): string {
  const [first = ''] = name.trim();
  return first;
}
