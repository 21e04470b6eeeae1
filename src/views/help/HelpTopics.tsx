import { helpKeywordTyped, helpTurnedTo, selectHelpPanel } from '../../features/helpPanel/helpPanelSlice.ts';
import { HELP_TOPICS, type HelpTopic } from '../../features/helpPanel/helpTopics.ts';
import { HELP_WORDS } from '../../features/helpPanel/helpWords.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { focusOnMount } from '../common/dom/focusOnMount.ts';
import { KeywordField } from '../common/KeywordField.tsx';
import looks from '../common/looks.module.css';
import { useText } from '../common/useText.ts';
import styles from './help.module.css';

/** All topics; each typed word must occur in the topic's text, or among its keywords in either language. */
export function HelpTopics() {
  const t = useText();
  const dispatch = useAppDispatch();
  const { keyword } = useAppSelector(selectHelpPanel);
  const wanted = keyword.toLowerCase().split(/\s+/).filter(Boolean);
  const wordsOf = (topic: HelpTopic) =>
    [t(`helpArticles:${topic}`), t(`helpArticles:${topic}_what`), t(`helpArticles:${topic}_how`), HELP_WORDS[topic]]
      .join('\n')
      .toLowerCase();
  const found = HELP_TOPICS.filter((topic) => {
    const words = wordsOf(topic);
    return wanted.every((word) => words.includes(word));
  });
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
