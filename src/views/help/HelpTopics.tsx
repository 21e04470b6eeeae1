import { helpKeywordTyped, helpTurnedTo, selectHelpPanel } from '../../features/helpPanel/helpPanelSlice.ts';
import { HELP_TOPICS, type HelpTopic } from '../../features/helpPanel/helpTopics.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { focusOnMount } from '../common/dom/focusOnMount.ts';
import { KeywordField } from '../common/KeywordField.tsx';
import looks from '../common/looks.module.css';
import { useText } from '../common/useText.ts';
import styles from './help.module.css';

/** All topics; searched in all that they say, in the language that is read. */
export function HelpTopics() {
  const t = useText();
  const dispatch = useAppDispatch();
  const { keyword } = useAppSelector(selectHelpPanel);
  const wanted = keyword.trim().toLowerCase();
  const wordsOf = (topic: HelpTopic) =>
    [t(`helpArticles:${topic}`), t(`helpArticles:${topic}_what`), t(`helpArticles:${topic}_how`)].join('\n');
  const found = HELP_TOPICS.filter((topic) => wordsOf(topic).toLowerCase().includes(wanted));
  return (
    <div ref={focusOnMount} tabIndex={-1} className={styles.topics}>
      <h3>{t('help:topics')}</h3>
      <KeywordField label={t('help:search')} keyword={keyword} onKeyword={(text) => dispatch(helpKeywordTyped(text))} />
      <ul>
        {found.map((topic) => (
          <li key={topic}>
            <button type="button" onClick={() => dispatch(helpTurnedTo(topic))}>
              {t(`helpArticles:${topic}`)}
            </button>
          </li>
        ))}
      </ul>
      <div role="status">
        {found.length === 0 && (
          <>
            <p>{t('help:nothing', { keyword: keyword.trim() })}</p>
            <p className={looks.meta}>{t('help:nothingSentence')}</p>
          </>
        )}
      </div>
    </div>
  );
}
