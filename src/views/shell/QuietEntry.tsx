import { BellOff } from 'lucide-react';
import { useId } from 'react';
import { quietChosen } from '../../features/quiet/quietEvents.ts';
import { QUIET_CHOICES } from '../../features/quiet/quietTime.ts';
import { selectSettings } from '../../features/settings/settingsSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Icon } from '../common/Icon.tsx';
import { useText } from '../common/useText.ts';
import { useQuietWords } from './useQuietWords.ts';
import styles from './userMenu.module.css';

/** Turns on do not disturb for the chosen time, or ends it, from the user menu. */
export function QuietEntry() {
  const t = useText();
  const dispatch = useAppDispatch();
  const { doNotDisturb } = useAppSelector(selectSettings);
  const words = useQuietWords();
  const id = useId();
  if (doNotDisturb !== null)
    return (
      <li>
        <button type="button" onClick={() => dispatch(quietChosen(null))}>
          <Icon of={BellOff} size={16} />
          {t('shell:endQuiet')}
          {words !== null && <small>{words}</small>}
        </button>
      </li>
    );
  return (
    <li>
      <div className={styles.quietHead} id={id}>
        <Icon of={BellOff} size={16} />
        {t('shell:doNotDisturb')}
        {words !== null && <small>{words}</small>}
      </div>
      <fieldset className={styles.quietChoices} aria-labelledby={id}>
        {QUIET_CHOICES.map((choice) => (
          <button key={choice} type="button" onClick={() => dispatch(quietChosen(choice))}>
            {t(`shell:disturb_${choice}`)}
          </button>
        ))}
      </fieldset>
    </li>
  );
}
