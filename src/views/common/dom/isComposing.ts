/** What Safari and older browsers say instead of the key while an input method has it. */
const PROCESS_KEY = 229;

/** Whether a key belongs to the input method, which composes a word with it: to nobody else, above all not Escape and Enter. */
export const isComposing = ({ isComposing: composes, keyCode }: KeyboardEvent): boolean =>
  composes || keyCode === PROCESS_KEY;
