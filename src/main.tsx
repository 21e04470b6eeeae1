import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { AREAS } from './areas/registry.ts';
import { brandConfigured } from './features/brand/brandSlice.ts';
import { program } from './sagas/root.ts';
import { leaveFrame } from './services/browser/page.ts';
import { readRuntimeConfiguration } from './services/browser/runtimeConfig.ts';
import { keepStartPage } from './services/browser/startPage.ts';
import { configureSend } from './services/http/send.ts';
import { createPortalStore } from './store/createPortalStore.ts';
import { credentialsOf } from './store/credentials.ts';
import { createRecording } from './store/recording.ts';
import { App } from './views/App.tsx';
import { lazyScreen } from './views/common/dom/lazyScreen.ts';

if (!leaveFrame()) start();

/** The composition root: the one place where configuration, services, store and screen meet. */
function start(): void {
  const configuration = readRuntimeConfiguration();
  const { store, loadArea } = createPortalStore({
    program,
    areas: AREAS,
    recording: createRecording(program, AREAS),
  });

  configureSend({
    baseUrl: configuration.apiBase,
    readCredentials: () => credentialsOf(store.getState()),
    fetch: (...request) => fetch(...request),
  });
  const { brand, loginPath, applicationEntries, footer } = configuration;
  store.dispatch(brandConfigured({ name: brand, loginPath, applicationEntries, footer }));

  const PortalArea = lazyScreen(() => loadArea('portal'), 'Screen');
  const SubAppArea = lazyScreen(() => loadArea('subApps'), 'Screen');
  const CompanyPortalArea = lazyScreen(() => loadArea('companyPortal'), 'Screen');

  const ActionLogArea = lazyScreen(() => loadArea('actionLog'), 'Screen');
  const ConsoleArea = lazyScreen(() => loadArea('console'), 'Screen');

  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(
    <Provider store={store}>
      <App
        PortalArea={PortalArea}
        CompanyPortalArea={CompanyPortalArea}
        ConsoleArea={ConsoleArea}
        SubAppArea={SubAppArea}
        ActionLogArea={ActionLogArea}
      />
    </Provider>,
  );
  void keepStartPage();
}
