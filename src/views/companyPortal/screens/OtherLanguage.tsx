import { selectLanguage, settingsChanged } from '../../../features/settings/settingsSlice.ts';
import { LANGUAGE_NAMES } from '../../../i18n/languages.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { TextButton } from '../../common/TextButton.tsx';

/** Links to the other language, by its own name. */
export function OtherLanguage() {
  const dispatch = useAppDispatch();
  const language = useAppSelector(selectLanguage) === 'zh-CN' ? 'en-US' : 'zh-CN';
  return (
    <TextButton lang={language} onClick={() => dispatch(settingsChanged({ language }))}>
      {LANGUAGE_NAMES[language]}
    </TextButton>
  );
}
