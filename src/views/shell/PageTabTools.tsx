import { useCallback } from 'react';
import { tabCloseWanted, tabMoved } from '../../features/pageTabs/pageTabsSlice.ts';
import { popoverOpened, selectPopover } from '../../features/shell/shellSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { tabGestures } from '../common/dom/tabGestures.ts';
import { useTexts } from '../common/useText.ts';
import { PageTabMenu } from './PageTabMenu.tsx';

/** The page tab actions besides opening and closing: loaded once there are two tabs. */
export function PageTabTools() {
  useTexts('pageTabs');
  const dispatch = useAppDispatch();
  const popover = useAppSelector(selectPopover);
  const attach = useCallback(
    (mark: HTMLElement | null) =>
      tabGestures(mark, {
        onClose: (path) => dispatch(tabCloseWanted({ path, scope: 'this' })),
        onMenu: (path) => dispatch(popoverOpened({ name: `tab:${path}`, by: 'press' })),
        onMove: (path, to) => dispatch(tabMoved({ path, to })),
      }),
    [dispatch],
  );
  return (
    <>
      <span ref={attach} hidden />
      {popover?.startsWith('tab:') && <PageTabMenu key={popover} path={popover.slice('tab:'.length)} />}
    </>
  );
}
