import { Link } from 'react-router-dom';
import { selectConsoleScreen } from '../../features/consoleMenu/consoleMenuSlice.ts';
import { CONSOLE_PAGES, MENU_SCREENS } from '../../features/consoleMenu/consolePages.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { keepInSight } from '../common/dom/keepInSight.ts';
import looks from '../common/looks.module.css';
import { useText } from '../common/useText.ts';
import styles from './consoleNav.module.css';

/** The console's menu on a phone, which has no sidebar: its pages in one line. */
export function ConsoleNav() {
  const t = useText();
  const shown = useAppSelector(selectConsoleScreen);
  const current = shown === 'orderDetail' ? 'orderManage' : shown;
  return (
    <nav className={styles.consoleNav} aria-label={t('routing:console')}>
      {MENU_SCREENS.map((screen) => (
        <Link
          key={screen}
          ref={screen === current ? keepInSight : undefined}
          className={looks.insetFocus}
          to={CONSOLE_PAGES[screen].path}
          aria-current={screen === current ? 'page' : undefined}
        >
          {t(`shell:console_${screen}`)}
        </Link>
      ))}
    </nav>
  );
}
