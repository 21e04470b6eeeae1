import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { AREAS } from './areas/registry.ts';
import { REPLAY_PATHS } from './constants/paths.ts';
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

const { pathname } = location;
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// Tapes are played by a program of its own: nothing of this one is started there.
if (`${pathname}/`.startsWith(`${REPLAY_PATHS.page}/`))
  void import('./replay.tsx').then((it) => it.beginReplay(pathname, root));
else if (!leaveFrame()) start(root);

/** The composition root: the one place where configuration, services, store and screen meet. */
function start(root: HTMLElement): void {
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
  const { brand, loginPath, applicationEntries, searchTargets, footer, externalSignIn, demo } = configuration;
  store.dispatch(
    brandConfigured({ name: brand, loginPath, applicationEntries, searchTargets, footer, externalSignIn, demo }),
  );

  const screen = (area: keyof typeof AREAS) => lazyScreen(() => loadArea(area), 'Screen');
  const screens = {
    PortalArea: screen('portal'),
    SubAppArea: screen('subApps'),
    CompanyPortalArea: screen('companyPortal'),
    ConsoleArea: screen('console'),
    ActionLogArea: screen('actionLog'),
    AiChatArea: screen('aiChat'),
    PaletteArea: screen('palette'),
    CodeScanArea: screen('codeScan'),
  };

  createRoot(root).render(
    <Provider store={store}>
      <App {...screens} />
    </Provider>,
  );
  void keepStartPage();
}
