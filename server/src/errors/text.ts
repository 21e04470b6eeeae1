/** A sentence for people, in the portal's two languages. */
export interface Text {
  readonly en: string;
  readonly zh: string;
}

export type Language = keyof Text;

/** The preference in one part of an Accept-Language header; empty if it is neither language or is refused (`q=0`). */
function wishOf(part: string): { readonly language: Language; readonly quality: number }[] {
  const [range = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
  const language = range.split('-', 1)[0];
  const quality = Number(parameters.find((one) => one.startsWith('q='))?.slice(2) ?? 1);
  return (language === 'en' || language === 'zh') && quality > 0 ? [{ language, quality }] : [];
}

/** Chinese or English, whichever this Accept-Language header prefers (the first if equal); Chinese by default. */
export function languageOf(header: string | undefined): Language {
  const wishes = (header ?? '').split(',').flatMap(wishOf);
  // Sorting keeps the order of equals.
  return wishes.sort((a, b) => b.quality - a.quality)[0]?.language ?? 'zh';
}
