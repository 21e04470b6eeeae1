import { Suspense } from 'react';
import {
  selectConsoleOpen,
  selectConsoleScreen,
  selectHasConsoleCompany,
} from '../../features/consoleMenu/consoleMenuSlice.ts';
import { isOfCompany } from '../../features/consoleMenu/consolePages.ts';
import { selectShellOpen } from '../../features/shell/shellSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { BusyBar } from '../common/BusyBar.tsx';
import { usePhone } from '../common/dom/useMediaQuery.ts';
import { EmptyState } from '../common/EmptyState.tsx';
import { NoPermission } from '../common/NoPermission.tsx';
import { useConsoleTexts, useText } from '../common/useText.ts';
import { ConsoleNav } from './ConsoleNav.tsx';
import { CONSOLE_SCREENS } from './consoleScreens.ts';

/** The management console (CON-1): a page for those whom §6 allows it, and for nobody else. */
export function ConsoleArea() {
  useConsoleTexts();
  const t = useText();
  const phone = usePhone();
  const isSettled = useAppSelector(selectShellOpen);
  const isOpen = useAppSelector(selectConsoleOpen);
  const hasCompany = useAppSelector(selectHasConsoleCompany);
  const screen = useAppSelector(selectConsoleScreen);
  if (!isSettled || screen === null) return null;
  if (!isOpen) return <NoPermission />;
  const Screen = CONSOLE_SCREENS[screen];
  return (
    <>
      {phone && <ConsoleNav />}
      {isOfCompany(screen) && !hasCompany ? (
        <EmptyState title={t('console:noCompany')} sentence={t('console:noCompanySentence')} />
      ) : (
        <Suspense fallback={<BusyBar label={t('common:loading')} />}>{Screen && <Screen key={screen} />}</Suspense>
      )}
    </>
  );
}
