import { type ReactNode, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { FOOTERLESS_PATHS } from '../../constants/paths.ts';
import { withoutDialog } from '../../features/notificationDialog/dialogAddress.ts';
import { childPage } from '../../features/routing/pages.ts';
import { selectSettings } from '../../features/settings/settingsSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { classes } from '../common/classes.ts';
import { useFirstAnswer } from '../common/dom/useFirstAnswer.ts';
import { useFocusOnPage } from '../common/dom/useFocusOnPage.ts';
import { useNarrow, usePhone } from '../common/dom/useMediaQuery.ts';
import { useScrolledAway } from '../common/dom/useScrolledAway.ts';
import { useScrollPlace } from '../common/dom/useScrollPlace.ts';
import looks from '../common/looks.module.css';
import { CONTENT_ID, SkipLink } from '../common/SkipLink.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { PageTabs } from './PageTabs.tsx';
import { ShellKeys } from './ShellKeys.tsx';
import { Sidebar } from './Sidebar.tsx';
import styles from './shell.module.css';

/** The height of the header in the style sheet. */
const HEADER_PX = 52;

const KINDS = { side: undefined, collapsed: styles.shellCollapsed, top: styles.shellTop };

/** The frame of every signed-in page: one quiet surface, with the page as a sheet laid on it. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const sheet = useRef<HTMLElement>(null);
  useScrollPlace(sheet, pathname + withoutDialog({ pathname, search }), isReturn);
  useFocusOnPage(sheet, pathname);
  useFirstAnswer(true);
  const phone = usePhone();
  const narrow = useNarrow();
  const { collapsed, tabs, fixedTopBar, menuLayout } = useAppSelector(selectSettings);
  const away = useScrolledAway(sheet, HEADER_PX, !fixedTopBar && !phone);
  // Between phone width and 1200 px the sidebar has no room for words, whatever the setting says.
  const layout = menuLayout === 'top' ? 'top' : narrow || collapsed ? 'collapsed' : 'side';
  return (
    <div className={classes(styles.shell, phone ? styles.shellPhone : KINDS[layout], away && styles.shellHeadless)}>
      <SkipLink content={sheet} />
      <Header phone={phone} />
      {!phone && <Sidebar layout={layout} fixed={narrow} />}
      <div className={styles.shellMain}>
        {!phone && tabs && <PageTabs />}
        <div className={styles.sheet}>
          <main ref={sheet} id={CONTENT_ID} className={`${styles.sheetScroll} ${looks.insetFocus}`} tabIndex={-1}>
            {children}
          </main>
          {!phone && !FOOTERLESS_PATHS.includes(pathname) && !childPage(pathname) && <Footer />}
        </div>
      </div>
      {phone && <BottomBar />}
      <ShellKeys />
    </div>
  );
}
