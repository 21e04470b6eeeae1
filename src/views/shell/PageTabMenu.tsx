import { type KeyboardEvent, useCallback } from 'react';
import { type CloseScope, closedTabs } from '../../features/pageTabs/closedTabs.ts';
import { selectPageTabs, tabCloseWanted, tabMoved, tabPinned } from '../../features/pageTabs/pageTabsSlice.ts';
import { arranged } from '../../features/pageTabs/strip.ts';
import { popoverClosed } from '../../features/shell/shellSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Layer } from '../common/dom/Layer.tsx';
import { useMenuUnder } from '../common/dom/useMenuUnder.ts';
import { walkMenu } from '../common/menuKeys.ts';
import { useText } from '../common/useText.ts';
import styles from './pageTabMenu.module.css';

interface Choice {
  readonly event: ReturnType<typeof tabCloseWanted | typeof tabMoved | typeof tabPinned>;
  /** Whether it would change nothing. */
  readonly idle?: boolean;
}

/** The menu of a page tab, which also lists its keys (HDR-10). */
export function PageTabMenu({ path }: { readonly path: string }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const tabs = useAppSelector(selectPageTabs);
  const close = useCallback(() => void dispatch(popoverClosed()), [dispatch]);
  const { menuRef, leave } = useMenuUnder(`[data-tab="${path}"]`, close);
  const at = tabs.findIndex((tab) => tab.path === path);
  const tab = tabs[at];
  if (!tab) return null;

  const closes = (scope: CloseScope): Choice => ({
    event: tabCloseWanted({ path, scope }),
    idle: tabs.length < 2 || closedTabs(tabs, path, scope).length === 0,
  });
  const moves = (to: number): Choice => ({
    event: tabMoved({ path, to }),
    idle: to < 0 || arranged(tabs, tab, to).indexOf(tab) === at,
  });
  const pinned = !tab.pinned;
  const entries: readonly (readonly [words: string, choice: Choice, keys?: string])[] = [
    [t(pinned ? 'pageTabs:pin' : 'pageTabs:unpin'), { event: tabPinned({ path, pinned }) }],
    [t('pageTabs:moveLeft'), moves(at - 1), 'Ctrl+Shift+←'],
    [t('pageTabs:moveRight'), moves(at + 1), 'Ctrl+Shift+→'],
    [t('pageTabs:close'), closes('this'), 'Delete'],
    [t('pageTabs:closeOthers'), closes('others')],
    [t('pageTabs:closeRight'), closes('right')],
  ];
  const press = (event: KeyboardEvent<HTMLElement>) => {
    walkMenu(event);
    if (event.key === 'Tab') leave();
  };
  return (
    <Layer>
      <div
        ref={menuRef}
        className={styles.menu}
        role="menu"
        tabIndex={-1}
        aria-label={t('pageTabs:menu', { name: t({ key: tab.titleKey }) })}
        onKeyDown={press}
        onContextMenu={(event) => event.preventDefault()}
      >
        {entries.map(([words, { event, idle = false }, keys]) => (
          <button
            key={words}
            type="button"
            role="menuitem"
            tabIndex={-1}
            disabled={idle}
            onClick={() => {
              leave();
              dispatch(event);
            }}
          >
            {words}
            {keys && <kbd>{keys}</kbd>}
          </button>
        ))}
      </div>
    </Layer>
  );
}
