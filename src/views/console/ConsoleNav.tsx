import { selectConsoleScreen } from '../../features/consoleMenu/consoleMenuSlice.ts';
import { CONSOLE_PAGES, MENU_SCREENS } from '../../features/consoleMenu/consolePages.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { PageNav } from '../common/PageNav.tsx';
import { useText } from '../common/useText.ts';

/** The console's menu on a phone, which has no sidebar. */
export function ConsoleNav() {
  const t = useText();
  const shown = useAppSelector(selectConsoleScreen);
  const current = shown === 'orderDetail' ? 'orderManage' : shown;
  const pages = MENU_SCREENS.map((screen) => ({
    to: CONSOLE_PAGES[screen].path,
    words: t(`shell:console_${screen}`),
    current: screen === current,
  }));
  return <PageNav label={t('routing:console')} pages={pages} />;
}
