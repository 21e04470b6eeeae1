import { PanelLeft } from 'lucide-react';
import { memo, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { PATHS } from '../../constants/paths.ts';
import { selectConsoleOpen } from '../../features/consoleMenu/consoleMenuSlice.ts';
import { settingsChanged } from '../../features/settings/settingsSlice.ts';
import { selectCompanyInfo } from '../../features/workbench/workbenchSlice.ts';
import { isUnder } from '../../lib/safePath.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { classes } from '../common/classes.ts';
import { lazyScreen } from '../common/dom/lazyScreen.ts';
import { Icon } from '../common/Icon.tsx';
import { IconButton } from '../common/IconButton.tsx';
import looks from '../common/looks.module.css';
import { useText } from '../common/useText.ts';
import { CompanyPortalEntries } from './CompanyPortalEntries.tsx';
import { HelpButton } from './HelpButton.tsx';
import styles from './sidebar.module.css';
import { WorkbenchEntries } from './WorkbenchEntries.tsx';

const ConsoleEntries = lazyScreen(() => import('./ConsoleEntries.tsx'), 'ConsoleEntries');

const LOOKS = { side: undefined, collapsed: styles.sidebarCollapsed, top: styles.sidebarTop };

type SidebarProps = {
  readonly layout: keyof typeof LOOKS;
  /** There is no room for the other width. */
  readonly fixed: boolean;
};

/**
 * Pages of the area on the left, 250 px or 60 px wide, or in a bar on top; after them the company's edition, and help.
 */
export const Sidebar = memo(function Sidebar({ layout, fixed }: SidebarProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const collapsed = layout === 'collapsed';
  return (
    <aside className={classes(styles.sidebar, LOOKS[layout])} data-menu={layout}>
      <nav className={styles.sidebarEntries} aria-label={t('shell:menu')}>
        <Entries collapsed={collapsed} pathname={pathname} />
      </nav>
      <div className={styles.sidebarFoot}>
        {!fixed && <Edition />}
        <HelpButton name="help" />
        {!fixed && layout !== 'top' && (
          <IconButton
            aria-label={collapsed ? t('shell:expandMenu') : t('shell:collapseMenu')}
            onClick={() => dispatch(settingsChanged({ collapsed: !collapsed }))}
          >
            <Icon of={PanelLeft} size={18} />
          </IconButton>
        )}
      </div>
    </aside>
  );
});

/** The entries of the page's area; people who may not enter the console get those of the workbench. */
function Entries({ collapsed, pathname }: { readonly collapsed: boolean; readonly pathname: string }) {
  const isConsoleOpen = useAppSelector(selectConsoleOpen);
  if (isUnder(pathname, PATHS.company)) return <CompanyPortalEntries collapsed={collapsed} />;
  if (isUnder(pathname, PATHS.console) && isConsoleOpen)
    return (
      <Suspense fallback={null}>
        <ConsoleEntries collapsed={collapsed} />
      </Suspense>
    );
  return <WorkbenchEntries collapsed={collapsed} />;
}

function Edition() {
  const t = useText();
  const { data: info } = useAppSelector(selectCompanyInfo);
  return (
    <div className={styles.sidebarEdition}>
      {info?.editionName && <div className={looks.ellipsis}>{info.editionName}</div>}
      {info?.expireDate && (
        <div className={`${looks.meta} ${looks.ellipsis}`}>
          {t('shell:validUntil', { date: info.expireDate.slice(0, 10) })}
        </div>
      )}
    </div>
  );
}
