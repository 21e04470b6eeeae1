import { computed, ref, shallowRef } from 'vue';
import type { Resource } from '../../contract/businessDescription.ts';
import { DESCRIBED_MS, describe, renewed } from '../kit/core/business.ts';
import type { Described, Language } from '../kit/core/types.ts';
import { wordsIn } from '../kit/core/words.ts';
import { currentLook, followLook } from '../shared/portal.js';

const languageNow = (): Language => (currentLook().lang === 'en' ? 'en' : 'zh');
const language = ref<Language>(languageNow());

/** The current language and texts; whatever uses them re-renders when they change. */
export const said = computed(() => ({ language: language.value, words: wordsIn(language.value) }));

/** The description of the application, once loaded. */
export const described = shallowRef<Described | null>(null);
let asked = 0;
export const loadDescription = async (): Promise<void> => {
  asked = Date.now();
  described.value = renewed(described.value, await describe());
};

/** Refreshes the menu's counts, which may have changed with a record. */
export const recount = (): void => {
  loadDescription().catch(() => {
    // The counts stay as they were, until the next time.
  });
};

/** Renews an old description: the application stays open for days, and must know what day it is. */
export const renew = (): void => {
  if (Date.now() - asked >= DESCRIBED_MS) recount();
};

/** The resource with this name; without a name, the first of the menu. */
export function resourceNamed(name: unknown): Resource | undefined {
  const { application } = described.value ?? {};
  const wanted = typeof name === 'string' && name !== '' ? name : application?.menu[0]?.resources[0];
  return application?.resources.find((one) => one.name === wanted);
}

followLook(() => {
  language.value = languageNow();
});
