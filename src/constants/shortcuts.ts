/** Keys that work on every page of the shell, by what they do, as `useDocumentKeys` names them. */
export const SHORTCUTS = {
  search: 'Ctrl+k',
  keys: '?',
  newTodo: 'c',
  notifications: 'n',
  todos: 't',
  schedule: 's',
} as const;
export type Shortcut = keyof typeof SHORTCUTS;
