import type { SearchScope } from '../../constants/searchScopes.ts';
import { useText } from '../common/useText.ts';
import styles from './palette.module.css';

/** The keys of the palette, and the number of results, which is also announced. */
export function PaletteFoot({ count, scope }: { readonly count: number; readonly scope: SearchScope }) {
  const t = useText();
  return (
    <div className={styles.paletteFoot}>
      <span className={styles.footKeys}>
        <kbd>↑</kbd> <kbd>↓</kbd> {t('palette:choose')}
      </span>
      <span className={styles.footKeys}>
        <kbd>↵</kbd> {t('palette:open')}
      </span>
      <span className={styles.footKeys}>
        <kbd>Ctrl</kbd> <kbd>↵</kbd> {t('palette:openInTab')}
      </span>
      <span role="status" className={styles.footCount}>
        {scope === 'all'
          ? t('palette:found', { count })
          : t('palette:foundIn', { scope: t(`shell:scope_${scope}`), count })}
      </span>
    </div>
  );
}
