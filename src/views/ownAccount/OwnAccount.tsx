import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { PATHS } from '../../constants/paths.ts';
import { selectPathname } from '../../features/routing/routingSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { BusyBar } from '../common/BusyBar.tsx';
import { PageNav } from '../common/PageNav.tsx';
import { useText, useTexts } from '../common/useText.ts';
import { OwnAccountPage } from './OwnAccountPage.tsx';

/** /ownAccount: everybody looks after their own account here, with or without the console (decisions 0040 and 0052). */
export function OwnAccount() {
  useTexts('ownAccount');
  const t = useText();
  const shown = useAppSelector(selectPathname);
  const pages = [
    { to: PATHS.ownAccount, words: t('ownAccount:overview') },
    { to: PATHS.ownPersonalInfo, words: t('personalInfo:title') },
    { to: PATHS.ownSecuritySetting, words: t('securitySetting:title') },
  ];
  return (
    <>
      <PageNav label={t('routing:ownAccount')} pages={pages.map((page) => ({ ...page, current: page.to === shown }))} />
      {shown === PATHS.ownAccount ? (
        <OwnAccountPage />
      ) : (
        <Suspense fallback={<BusyBar label={t('common:loading')} />}>
          <Outlet />
        </Suspense>
      )}
    </>
  );
}
