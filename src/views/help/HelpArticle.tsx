import { SHORTCUTS } from '../../constants/shortcuts.ts';
import { HELP_KEYS, type HelpTopic } from '../../features/helpPanel/helpTopics.ts';
import { selectSettings } from '../../features/settings/settingsSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { focusWhenLost } from '../common/dom/focusWhenLost.ts';
import { KeyNames } from '../common/KeyNames.tsx';
import { useText } from '../common/useText.ts';
import styles from './help.module.css';

/** What people do here, the most common questions about it, and its keys. */
export function HelpArticle({ topic }: { readonly topic: HelpTopic }) {
  const t = useText();
  const { shortcutsOff } = useAppSelector(selectSettings);
  const keys = (HELP_KEYS[topic] ?? []).filter((name) => !shortcutsOff.includes(name));
  return (
    <article ref={focusWhenLost} tabIndex={-1} className={styles.article}>
      <h3>{t(`helpArticles:${topic}`)}</h3>
      <p>{t(`helpArticles:${topic}_what`)}</p>
      {questionsIn(t(`helpArticles:${topic}_how`)).map(({ question, steps }) => (
        <section key={question}>
          <h4>{question}</h4>
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      ))}
      {keys.length > 0 && (
        <section>
          <h4>{t('help:keys')}</h4>
          <ul className={styles.keys}>
            {keys.map((name) => (
              <li key={name}>
                {t(`help:key_${name}`)} <KeyNames of={SHORTCUTS[name]} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}

/** The questions of an article, each with its steps, as the catalogue writes them. */
function questionsIn(text: string): { question: string; steps: string[] }[] {
  return text.split('\n\n').map((block) => {
    const [question = '', ...steps] = block.split('\n');
    return { question, steps };
  });
}
