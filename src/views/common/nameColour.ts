import { TILE_GROUNDS } from '../../theme/fixedColours.ts';

const HUES = [250, 20, 150, 300, 75, 200] as const;

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
  return TILE_GROUNDS[hash % TILE_GROUNDS.length] ?? TILE_GROUNDS[0];
}

/** First letter of a name as a person sees it (never half a surrogate pair). */
export function initialOf(name: string): string {
  const [first = ''] = name.trim();
  return first;
}
