import { type ComponentType, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PATHS, PUBLIC_CHILDREN } from '../constants/paths.ts';
import { selectSettings } from '../features/settings/settingsSlice.ts';

import { selectActionLogShown, selectChatShown, selectPaletteShown } from '../features/shell/shellSlice.ts';

import { useAppSelector } from '../store/hooks.ts';
import { SignInPage } from './account/SignInPage.tsx';
import { BusyBar } from './common/BusyBar.tsx';
import { lazyScreen } from './common/dom/lazyScreen.ts';
import { ThemeProvider } from './common/ThemeProvider.tsx';
import { useText } from './common/useText.ts';
import { CompanyChooserHost } from './companyChooser/CompanyChooserHost.tsx';
import { ConfirmHost } from './feedback/ConfirmHost.tsx';
import { HeldReloadHost } from './feedback/HeldReloadHost.tsx';
import { StoppedFlowsHost } from './feedback/StoppedFlowsHost.tsx';
import { ToastHost } from './feedback/ToastHost.tsx';
import { OfflineOverlay } from './network/OfflineOverlay.tsx';
import { BesideApplications } from './routing/BesideApplications.tsx';
import { FirstAnswer } from './routing/FirstAnswer.tsx';
import { PageBoundary } from './routing/PageBoundary.tsx';
import { PageTitle } from './routing/PageTitle.tsx';
import { StoreRouter } from './routing/StoreRouter.tsx';
import { SearchComing } from './shell/SearchComing.tsx';
import { LazyLayer } from './utility/LazyLayer.tsx';
import { ViewBoundary } from './utility/ViewBoundary.tsx';

const RegisterPage = lazyScreen(() => import('./account/RegisterPage.tsx'), 'RegisterPage');
const VerifyPhonePage = lazyScreen(() => import('./account/VerifyPhonePage.tsx'), 'VerifyPhonePage');
const ResetPasswordPage = lazyScreen(() => import('./account/ResetPasswordPage.tsx'), 'ResetPasswordPage');
const NotMePage = lazyScreen(() => import('./account/NotMePage.tsx'), 'NotMePage');
const LoadingPage = lazyScreen(() => import('./utility/LoadingPage.tsx'), 'LoadingPage');
const NotFoundPage = lazyScreen(() => import('./utility/NotFoundPage.tsx'), 'NotFoundPage');

type DrawnArea =
  | 'portal'
  | 'companyPortal'
  | 'console'
  | 'subApps'
  | 'actionLog'
  | 'aiChat'
  | 'palette'
  | 'codeScan'
  | 'ownAccount'
  | 'accountSettings';

/**
 * The screens by path (specification §2) and the hosts above all of them. The guard in sagas/routing.ts decides which
 * path is shown, and to whom; nothing renders until the path is known. The composition root passes the areas in, loaded
 * with their state.
 */
export function App({ areas }: { readonly areas: Readonly<Record<DrawnArea, ComponentType>> }) {
  return (
    <ThemeProvider settings={useAppSelector(selectSettings)}>
      <ViewBoundary>
        <StoreRouter>
          <PageBoundary>
            <Suspense fallback={<ScreenComing />}>
              <Routes>
                <Route path={PATHS.login} element={<SignInPage />} />
                <Route path={PATHS.register} element={<RegisterPage />} />
                <Route path={PATHS.verifyPhone} element={<VerifyPhonePage />} />
                <Route path={PATHS.resetPassword} element={<ResetPasswordPage />} />
                <Route path={PATHS.notMe} element={<NotMePage />} />
                <Route element={<areas.portal />}>
                  <Route element={<BesideApplications Applications={areas.subApps} />}>
                    <Route path={PATHS.workbench} element={null} />
                    <Route path={`${PATHS.company}/*`} element={<areas.companyPortal />} />
                    <Route path={PATHS.console} element={<areas.console />}>
                      <Route path={PATHS.personalInfo} element={<areas.accountSettings />} />
                      <Route path={PATHS.securitySetting} element={<areas.accountSettings />} />
                      <Route path="*" element={null} />
                    </Route>
                    <Route path={PATHS.scan} element={<areas.codeScan />} />
                    <Route path={PATHS.ownAccount} element={<areas.ownAccount />}>
                      <Route path="*" element={<areas.accountSettings />} />
                    </Route>
                    <Route path={`${PATHS.child}/*`} element={null} />
                  </Route>
                </Route>
                {PUBLIC_CHILDREN.map((page) => (
                  <Route key={page} path={page} element={<areas.subApps />} />
                ))}
                <Route path={`${PATHS.companyShare}/*`} element={<areas.companyPortal />} />
                <Route path={PATHS.loadingPage} element={<LoadingPage />} />
                <Route path={PATHS.notFound} element={<NotFoundPage />} />
                <Route path="*" element={null} />
              </Routes>
            </Suspense>
          </PageBoundary>
          <FirstAnswer />
        </StoreRouter>
        <CompanyChooserHost />
      </ViewBoundary>
      <Suspense fallback={null}>
        <PageTitle />
      </Suspense>
      {useAppSelector(selectChatShown) && (
        <LazyLayer>
          <areas.aiChat />
        </LazyLayer>
      )}
      {useAppSelector(selectActionLogShown) && (
        <LazyLayer>
          <areas.actionLog />
        </LazyLayer>
      )}
      {useAppSelector(selectPaletteShown) !== null && (
        <LazyLayer coming={<SearchComing />}>
          <areas.palette />
        </LazyLayer>
      )}
      <StoppedFlowsHost />
      <HeldReloadHost />
      <ConfirmHost />
      <ToastHost />
      <OfflineOverlay />
    </ThemeProvider>
  );
}

function ScreenComing() {
  const t = useText();
  return <BusyBar label={t('common:loading')} />;
}
