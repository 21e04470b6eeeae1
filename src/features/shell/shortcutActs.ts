import type { Shortcut } from '../../constants/shortcuts.ts';
import { dialogOpened } from '../notificationDialog/notificationDialogSlice.ts';
import { keysOpened, searchOpened } from './shellSlice.ts';

/** What each shortcut of the shell does, wherever it is pressed: on a page of the portal or inside an application. */
export const SHORTCUT_ACTS: Readonly<
  Record<Shortcut, () => ReturnType<typeof searchOpened | typeof keysOpened | typeof dialogOpened>>
> = {
  search: () => searchOpened(),
  keys: () => keysOpened(),
  newTodo: () => dialogOpened({ tab: 2, intent: { kind: 'create' } }),
  notifications: () => dialogOpened({ tab: 1 }),
  todos: () => dialogOpened({ tab: 2 }),
  schedule: () => dialogOpened({ tab: 3 }),
};
