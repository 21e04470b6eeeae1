import { SHORTCUTS, shortcutsInForce } from '../../constants/shortcuts.ts';
import { selectDialogOpen } from '../../features/notificationDialog/notificationDialogSlice.ts';
import { selectSettings } from '../../features/settings/settingsSlice.ts';
import { selectPaletteShown } from '../../features/shell/shellSlice.ts';
import { SHORTCUT_ACTS } from '../../features/shell/shortcutActs.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { useDocumentKeys } from '../common/dom/useDocumentKeys.ts';

/** The keys of the shell, except those that the person has switched off. */
export function ShellKeys() {
  const dispatch = useAppDispatch();
  const { shortcutsOff } = useAppSelector(selectSettings);
  const isSearchWanted = useAppSelector(selectPaletteShown) !== null;
  const isDialogWanted = useAppSelector(selectDialogOpen);
  // The requested screen may still be loading: keys typed in the meantime are meant for it, and trigger no commands.
  const wanted = isSearchWanted || isDialogWanted ? [] : shortcutsInForce(shortcutsOff);
  useDocumentKeys(
    Object.fromEntries(wanted.map((name) => [SHORTCUTS[name], () => void dispatch(SHORTCUT_ACTS[name]())])),
  );
  return null;
}
