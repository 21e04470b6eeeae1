import { TIMING } from '../constants/timing.ts';
import { loadGroup, type TextGroup } from './catalogues.ts';
import type { Language } from './languages.ts';
import { Texts } from './texts.ts';

const after = (ms: number): Promise<void> =>
  new Promise((done) => AbortSignal.timeout(ms).addEventListener('abort', () => done(), { once: true }));

/** The texts of both languages as they load, and which language is shown. */
export class ShownTexts {
  readonly #loadGroup: typeof loadGroup;
  readonly #texts = { 'zh-CN': new Texts('zh-CN'), 'en-US': new Texts('en-US') } as const;
  readonly #coming = new Map<string, Promise<void>>();
  readonly #there = new Set<string>();
  /** What any part of the page has requested, so that a language has it before it is shown. */
  readonly #groups = new Set<TextGroup>(['entry']);
  readonly #told = new Set<() => void>();
  #wanted: Language | null = null;
  #shown: Texts | null = null;
  #begin = () => {};

  /** Resolves once a language is shown. */
  readonly begun = new Promise<void>((begin) => {
    this.#begin = begin;
  });
  constructor(load = loadGroup) {
    this.#loadGroup = load;
  }

  /** The texts of the shown language; null before the first one is shown. */
  readonly current = (): Texts | null => this.#shown;
  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#told.add(onChange);
    return () => this.#told.delete(onChange);
  };

  /** Whether a group has loaded in the shown language, or cannot be loaded. */
  has(group: TextGroup): boolean {
    return this.#there.has(`${this.#shown?.language} ${group}`);
  }

  /** Resolves once a group has loaded in the wanted language, or cannot be loaded; the same promise until then. */
  fetch(group: TextGroup): Promise<void> {
    this.#groups.add(group);
    return this.#load(this.#shown?.language ?? this.#wanted ?? 'zh-CN', group);
  }

  /** Shows a language once it has everything the page has requested. */
  async show(language: Language): Promise<void> {
    if (this.#wanted === language && this.#shown?.language === language) return;
    this.#wanted = language;
    await Promise.all([...this.#groups].map((group) => this.#load(language, group)));
    // The language may have changed in the meantime.
    if (this.#wanted !== language || this.#shown?.language === language) return;
    this.#shown = this.#texts[language];
    this.#begin();
    for (const onChange of this.#told) onChange();
  }

  #load(language: Language, group: TextGroup): Promise<void> {
    const place = `${language} ${group}`;
    const coming = this.#coming.get(place) ?? this.#fetched(language, group);
    this.#coming.set(place, coming);
    return coming;
  }

  /** Retries for a few seconds: a chunk lost in a short outage must not leave bare keys on the screen. */
  async #fetched(language: Language, group: TextGroup): Promise<void> {
    for (let wait = TIMING.textsAgainMs; !this.#there.has(`${language} ${group}`); wait *= 2) {
      try {
        this.#texts[language].add(await this.#loadGroup(language, group));
        this.#there.add(`${language} ${group}`);
      } catch (error) {
        if (wait <= TIMING.textsGivenUpMs) await after(wait);
        else {
          console.error('texts', language, group, error);
          this.#there.add(`${language} ${group}`);
        }
      }
    }
  }
}
