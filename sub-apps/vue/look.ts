import { computed, ref } from 'vue';
import { currentLook, followLook } from '../shared/portal.js';
import { moduleName, texts } from '../shared/texts.js';

const look = ref(currentLook());

/** Texts and name in the language that is in force: what shows them is drawn anew when it changes. */
export const said = computed(() => ({ text: texts(), name: moduleName(), lang: look.value.lang }));

followLook((changed) => {
  look.value = changed;
});
