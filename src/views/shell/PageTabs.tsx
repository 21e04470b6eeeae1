import { House, LayoutDashboard, type LucideIcon, Pin, X } from 'lucide-react';
import { memo, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { PATHS } from '../../constants/paths.ts';
import { selectDirtyTabs, selectPageTabs, tabCloseWanted } from '../../features/pageTabs/pageTabsSlice.ts';
import { titleIn } from '../../features/pageTabs/strip.ts';
import { tabPath } from '../../features/pageTabs/tabPath.ts';
import { childPage } from '../../features/routing/pages.ts';
import { selectLanguage } from '../../features/settings/settingsSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { classes } from '../common/classes.ts';
import { keepInSight } from '../common/dom/keepInSight.ts';
import { lazyScreen } from '../common/dom/lazyScreen.ts';
import { Icon } from '../common/Icon.tsx';
import looks from '../common/looks.module.css';
import { APPLICATION_ICONS } from '../common/moduleIcons.ts';
import { useText } from '../common/useText.ts';
import { ViewBoundary } from '../utility/ViewBoundary.tsx';
import styles from './shell.module.css';

const PageTabTools = lazyScreen(() => import('./PageTabTools.tsx'), 'PageTabTools');

function iconOf(path: string): LucideIcon {
  const module = childPage(path)?.module;
  if (module) return APPLICATION_ICONS[module];
  return path === PATHS.workbench ? LayoutDashboard : House;
}

/** The application's name and its title; most titles include the name. */
function titleWords(name: string, title: string | undefined): string {
  if (!title) return name;
  return title.includes(name) ? title : `${name} · ${title}`;
}

/**
 * The visited pages (HDR-10). The current one is part of the sheet below; the last one cannot be closed. One tab is the
 * tab stop and leads to the others; keys, menu and dragging load once there are two.
 */
export const PageTabs = memo(function PageTabs() {
  const t = useText();
  const dispatch = useAppDispatch();
  const tabs = useAppSelector(selectPageTabs);
  const language = useAppSelector(selectLanguage);
  const dirty = useAppSelector(selectDirtyTabs);
  const current = tabPath(useLocation().pathname);
  const reachable = tabs.find(({ path }) => path === current) ?? tabs[0];
  const several = tabs.length > 1;
  return (
    <nav className={styles.pageTabs} aria-label={t('shell:pages')}>
      {tabs.map((tab) => {
        const { path, titleKey, at, pinned } = tab;
        const isCurrent = path === current;
        const name = t({ key: titleKey });
        const words = titleWords(name, titleIn(language, tab));
        return (
          <span
            key={path}
            ref={isCurrent ? keepInSight : undefined}
            className={styles.pageTab}
            data-tab={path}
            data-current={isCurrent || undefined}
          >
            <Link
              className={looks.insetFocus}
              to={at ?? path}
              title={words}
              tabIndex={tab === reachable ? 0 : -1}
              draggable={false}
              aria-current={isCurrent ? 'page' : undefined}
            >
              <Icon of={iconOf(path)} size={14} />
              <span className={classes(looks.ellipsis, styles.pageTabWords)} data-words={words}>
                {words}
              </span>
              {pinned && <Icon of={Pin} size={12} label={t('shell:tabPinned')} />}
              {dirty.includes(path) && (
                <span className={styles.pageTabDirty} role="img" aria-label={t('shell:tabUnsaved')} />
              )}
            </Link>
            {several && !pinned && (
              <button
                type="button"
                tabIndex={-1}
                aria-label={t('shell:closeTab', { name })}
                onClick={() => dispatch(tabCloseWanted({ path, scope: 'this' }))}
              >
                <Icon of={X} size={14} />
              </button>
            )}
          </span>
        );
      })}
      {several && (
        <ViewBoundary quiet>
          <Suspense fallback={null}>
            <PageTabTools />
          </Suspense>
        </ViewBoundary>
      )}
    </nav>
  );
});
