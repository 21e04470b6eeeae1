/** Keys that work on every page of the shell, by their action, in the notation of `useDocumentKeys`. */
export const SHORTCUTS = {
  search: 'Ctrl+k',
  keys: '?',
  newTodo: 'c',
  notifications: 'n',
  todos: 't',
  schedule: 's',
} as const;
/** Saves a form with a multi-line field, from anywhere in it. It types no character, so it needs no switch. */
export const SAVE_KEY = 'Ctrl+Enter';
export type Shortcut = keyof typeof SHORTCUTS;

export const SHORTCUT_NAMES = Object.keys(SHORTCUTS) as Shortcut[];

/** Shortcuts that the person has not switched off (WCAG 2.1.4). */
export const shortcutsInForce = (off: readonly string[]): Shortcut[] =>
  SHORTCUT_NAMES.filter((name) => !off.includes(name));
