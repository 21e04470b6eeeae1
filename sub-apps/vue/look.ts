import { computed, ref, shallowRef } from 'vue';
import type { Resource } from '../../contract/businessDescription.ts';
import { describe } from '../kit/core/business.ts';
import type { Described, Language } from '../kit/core/types.ts';
import { wordsIn } from '../kit/core/words.ts';
import { currentLook, followLook } from '../shared/portal.js';

const languageNow = (): Language => (currentLook().lang === 'en' ? 'en' : 'zh');
const language = ref<Language>(languageNow());

/** The current language and texts; whatever uses them re-renders when they change. */
export const said = computed(() => ({ language: language.value, words: wordsIn(language.value) }));

/** The description of the application, once loaded. */
export const described = shallowRef<Described | null>(null);
export const loadDescription = async (): Promise<void> => {
  described.value = await describe();
};

/** Refreshes the menu's counts, which may have changed with a record. */
export const recount = (): void => {
  loadDescription().catch(() => {
    // The counts stay as they were, until the next time.
  });
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
