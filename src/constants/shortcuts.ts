/** Keys that work on every page of the shell, by what they do, as `useDocumentKeys` names them. */
export const SHORTCUTS = {
  search: 'Ctrl+k',
  keys: '?',
  newTodo: 'c',
  notifications: 'n',
  todos: 't',
  schedule: 's',
} as const;
/** Saves a form with a field of several lines, from anywhere in it: a key that types nothing needs no switch. */
export const SAVE_KEY = 'Ctrl+Enter';
export type Shortcut = keyof typeof SHORTCUTS;

export const SHORTCUT_NAMES = Object.keys(SHORTCUTS) as Shortcut[];

/** Those that the person has not switched off (WCAG 2.1.4). */
export const shortcutsInForce = (off: readonly string[]): Shortcut[] =>
  SHORTCUT_NAMES.filter((name) => !off.includes(name));
