/** A sentence for people, in the two languages the portal speaks. */
export interface Text {
  readonly en: string;
  readonly zh: string;
}

export type Language = keyof Text;

/** The language people of this Accept-Language header read: Chinese or English, whichever stands first; else Chinese. */
export function languageOf(header: string | undefined): Language {
  const first = (header ?? '')
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase())
    .find((tag) => tag === 'en' || tag === 'zh');
  return first === 'en' ? 'en' : 'zh';
}
