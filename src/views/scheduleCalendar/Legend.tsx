import { LEVEL_KEYS } from '../common/Star.tsx';
import { useText } from '../common/useText.ts';
import { CELL_STARS } from './cellStars.tsx';
import styles from './month.module.css';

/** The four levels of importance: shape, colour and word (CAL-1). */
export function Legend() {
  const t = useText();
  return (
    <ul className={styles.monthLegend} aria-label={t('task:importanceLabel')}>
      {LEVEL_KEYS.map((key, level) => (
        <li key={key}>
          {CELL_STARS[level]}
          {t(key)}
        </li>
      ))}
    </ul>
  );
}
