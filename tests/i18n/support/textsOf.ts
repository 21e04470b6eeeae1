import { loadGroup, TEXT_GROUPS, type TextGroup } from '../../../src/i18n/catalogues.ts';
import type { Language } from '../../../src/i18n/languages.ts';

/** The texts of a language by `namespace:key`: all, or those of some groups. */
export async function textsOf(
  language: Language,
  groups: readonly TextGroup[] = TEXT_GROUPS,
): Promise<Record<string, string>> {
  const catalogues = await Promise.all(groups.map((group) => loadGroup(language, group)));
  const found = catalogues
    .flatMap((catalogue) => Object.entries(catalogue))
    .flatMap(([namespace, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${namespace}:${key}`, text] as const),
    );
  return Object.fromEntries(found);
}
