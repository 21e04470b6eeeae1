import { SHORTCUTS, type Shortcut } from '../../constants/shortcuts.ts';
import { dialogOpened, selectDialogOpen } from '../../features/notificationDialog/notificationDialogSlice.ts';
import { selectSettings } from '../../features/settings/settingsSlice.ts';
import { keysOpened, searchOpened, selectPaletteShown } from '../../features/shell/shellSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { useDocumentKeys } from '../common/dom/useDocumentKeys.ts';

const ACTS: Readonly<Record<Shortcut, () => Parameters<ReturnType<typeof useAppDispatch>>[0]>> = {
  search: () => searchOpened(),
  keys: () => keysOpened(),
  newTodo: () => dialogOpened({ tab: 2, intent: { kind: 'create' } }),
  notifications: () => dialogOpened({ tab: 1 }),
  todos: () => dialogOpened({ tab: 2 }),
  schedule: () => dialogOpened({ tab: 3 }),
};
const NAMES = Object.keys(SHORTCUTS) as Shortcut[];

/** The keys of the shell, without those that the person has switched off. */
export function ShellKeys() {
  const dispatch = useAppDispatch();
  const { shortcutsOff } = useAppSelector(selectSettings);
  const isSearchWanted = useAppSelector(selectPaletteShown) !== null;
  const isDialogWanted = useAppSelector(selectDialogOpen);
  // What has been asked for may still be on its way: what is typed meanwhile is meant for it, and commands nothing.
  const wanted = isSearchWanted || isDialogWanted ? [] : NAMES.filter((name) => !shortcutsOff.includes(name));
  useDocumentKeys(Object.fromEntries(wanted.map((name) => [SHORTCUTS[name], () => void dispatch(ACTS[name]())])));
  return null;
}
