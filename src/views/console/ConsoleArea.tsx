import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import {
  selectConsoleOpen,
  selectConsoleScreen,
  selectHasConsoleCompany,
} from '../../features/consoleMenu/consoleMenuSlice.ts';
import { type ConsoleScreen, isOfCompany } from '../../features/consoleMenu/consolePages.ts';
import { selectShellOpen } from '../../features/shell/shellSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { BusyBar } from '../common/BusyBar.tsx';
import { lazyScreen } from '../common/dom/lazyScreen.ts';
import { usePhone } from '../common/dom/useMediaQuery.ts';
import { EmptyState } from '../common/EmptyState.tsx';
import { NoPermission } from '../common/NoPermission.tsx';
import { useText, useTexts } from '../common/useText.ts';
import { PageBoundary } from '../routing/PageBoundary.tsx';
import { ConsoleNav } from './ConsoleNav.tsx';
import { CONSOLE_SCREENS } from './consoleScreens.ts';

const HostAccounts = lazyScreen(() => import('./hostAccounts/HostAccounts.tsx'), 'HostAccounts');

/** The management console (CON-1): a page for people whom §6 allows it, and for no one else. */
export function ConsoleArea() {
  useTexts('console');
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
      <PageBoundary>
        {isOfCompany(screen) && !hasCompany ? (
          <WithoutCompany screen={screen} />
        ) : (
          <Suspense fallback={<BusyBar label={t('common:loading')} />}>
            {Screen ? <Screen key={screen} /> : <Outlet />}
          </Suspense>
        )}
      </PageBoundary>
    </>
  );
}

/** In place of the company's organisation, people who run the installation find all accounts. */
function WithoutCompany({ screen }: { readonly screen: ConsoleScreen }) {
  const t = useText();
  if (screen !== 'myOrganization')
    return <EmptyState title={t('console:noCompany')} sentence={t('console:noCompanySentence')} />;
  return (
    <Suspense fallback={<BusyBar label={t('common:loading')} />}>
      <HostAccounts />
    </Suspense>
  );
}
