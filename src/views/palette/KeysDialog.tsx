import { SAVE_KEY, SHORTCUT_NAMES, SHORTCUTS, type Shortcut } from '../../constants/shortcuts.ts';
import { selectSettings, settingsChanged } from '../../features/settings/settingsSlice.ts';
import { paletteClosed } from '../../features/shell/shellSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { KeyNames } from '../common/KeyNames.tsx';
import looks from '../common/looks.module.css';
import { useText } from '../common/useText.ts';
import { ConsoleDialog } from '../console/ConsoleDialog.tsx';
import styles from './palette.module.css';

/** The keys of the shell; each can be switched off (WCAG 2.1.4), except the one that belongs to a form. */
export function KeysDialog() {
  const t = useText();
  const dispatch = useAppDispatch();
  const { shortcutsOff } = useAppSelector(selectSettings);
  const change = (name: Shortcut, on: boolean) =>
    dispatch(
      settingsChanged({
        shortcutsOff: SHORTCUT_NAMES.filter((each) => (each === name ? !on : shortcutsOff.includes(each))),
      }),
    );
  return (
    <ConsoleDialog
      title={t('palette:keys')}
      // Each key applies at once.
      isTyped={false}
      onClose={() => dispatch(paletteClosed())}
      onConfirm={() => {}}
    >
      <p className={looks.meta}>{t('palette:keysSentence')}</p>
      <ul className={styles.keyList}>
        {SHORTCUT_NAMES.map((name) => (
          <li key={name}>
            <label>
              <span>{t(`palette:key_${name}`)}</span>
              <KeyNames of={SHORTCUTS[name]} />
              <input
                type="checkbox"
                checked={!shortcutsOff.includes(name)}
                onChange={(event) => change(name, event.target.checked)}
              />
            </label>
          </li>
        ))}
        <li>
          <p>
            <span>{t('palette:key_save')}</span>
            <KeyNames of={SAVE_KEY} />
          </p>
        </li>
      </ul>
    </ConsoleDialog>
  );
}
