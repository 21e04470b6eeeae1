import { useText } from '../../common/useText.ts';
import styles from './summary.module.css';
import { useSummary } from './useSummary.ts';

/** What will be opened, as far as it is known, and what happens next. */
export function OpenSummary() {
  const t = useText();
  return (
    <div className={styles.summary}>
      <h2>{t('openTenant:summary')}</h2>
      <dl className={styles.summaryRows}>
        {useSummary().map(([words, value]) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h2>{t('openTenant:afterwards')}</h2>
      <ul>
        <li>{t('openTenant:afterTold')}</li>
        <li>{t('openTenant:afterManages')}</li>
        <li>{t('openTenant:afterName')}</li>
      </ul>
    </div>
  );
}
