import { Link } from 'react-router-dom';
import { keepInSight } from './dom/keepInSight.ts';
import looks from './looks.module.css';
import styles from './PageNav.module.css';

interface NavPage {
  readonly to: string;
  readonly words: string;
  readonly current: boolean;
}

/** Related pages, in one line above the current one. */
export function PageNav({ label, pages }: { readonly label: string; readonly pages: readonly NavPage[] }) {
  return (
    <nav className={styles.pageNav} aria-label={label}>
      {pages.map(({ to, words, current }) => (
        <Link
          key={to}
          ref={current ? keepInSight : undefined}
          className={looks.insetFocus}
          to={to}
          aria-current={current ? 'page' : undefined}
        >
          {words}
        </Link>
      ))}
    </nav>
  );
}
