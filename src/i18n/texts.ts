import type { Language } from './languages.ts';

/** Texts by namespace and key. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The texts of one language, as far as they have loaded. */
export class Texts {
  readonly language: Language;
  readonly #namespaces = new Map<string, Catalogue[string]>();

  constructor(language: Language, catalogue: Catalogue = {}) {
    this.language = language;
    this.add(catalogue);
  }

  add(catalogue: Catalogue): void {
    for (const [namespace, texts] of Object.entries(catalogue)) this.#namespaces.set(namespace, texts);
  }

  /** The text of `namespace:key`; undefined if there is none, or none yet. */
  find(key: string): string | undefined {
    const colon = key.indexOf(':');
    const texts = this.#namespaces.get(key.slice(0, colon));
    const name = key.slice(colon + 1);
    // A key may contain a word from a server, which may also be a property that every object has.
    return texts && Object.hasOwn(texts, name) ? texts[name] : undefined;
  }
}
