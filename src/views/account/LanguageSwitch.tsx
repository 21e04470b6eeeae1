import { selectLanguage, settingsChanged } from '../../features/settings/settingsSlice.ts';
import { LANGUAGE_NAMES } from '../../i18n/languages.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import looks from '../common/looks.module.css';
import { useText } from '../common/useText.ts';
import styles from './account.module.css';

const LANGUAGES = ['zh-CN', 'en-US'] as const;

/** Both languages by their own names; on a phone only the one that is not current. */
export function LanguageSwitch() {
  const t = useText();
  const current = useAppSelector(selectLanguage);
  const dispatch = useAppDispatch();
  return (
    <fieldset className={styles.languageSwitch}>
      <legend className={looks.visuallyHidden}>{t('login:language')}</legend>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          onClick={() => dispatch(settingsChanged({ language }))}
        >
          {LANGUAGE_NAMES[language]}
        </button>
      ))}
    </fieldset>
  );
}
