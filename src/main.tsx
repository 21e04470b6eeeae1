import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { AREAS } from './areas/registry.ts';
import { REPLAY_PATHS } from './constants/paths.ts';
import { brandConfigured } from './features/brand/brandSlice.ts';
import { selectSettings } from './features/settings/settingsSlice.ts';
import { firstScreens, type Screens } from './firstScreens.ts';
import { i18n, showLanguage } from './i18n/i18n.ts';
import { program } from './sagas/root.ts';
import { withFirstCalls } from './services/browser/firstCalls.ts';
import { leaveFrame } from './services/browser/page.ts';
import { readRuntimeConfiguration } from './services/browser/runtimeConfig.ts';
import { keepStartPage } from './services/browser/startPage.ts';
import { configureWords } from './services/browser/words.ts';
import { configureSend } from './services/http/send.ts';
import { brandOf } from './store/brandOf.ts';
import { createPortalStore } from './store/createPortalStore.ts';
import { credentialsOf } from './store/credentials.ts';
import { createRecording } from './store/recording.ts';
import { App } from './views/App.tsx';
import { lazyScreen } from './views/common/dom/lazyScreen.ts';
import './views/common/sharedStyles.ts';
import { textFunction } from './views/common/textFunction.ts';

type AreaName = keyof typeof AREAS;

const { pathname } = location;
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// A separate program plays tapes: nothing of this one starts there.
if (`${pathname}/`.startsWith(`${REPLAY_PATHS.page}/`))
  void import('./replay.tsx').then((it) => it.beginReplay(pathname, root));
else if (!leaveFrame()) start(root);

/** The composition root: the only place where configuration, services, store and screen meet. */
function start(root: HTMLElement): void {
  const configuration = readRuntimeConfiguration();
  const { store, loadArea, restored } = createPortalStore({
    program,
    areas: AREAS,
    recording: createRecording(program, AREAS),
  });

  configureSend({
    baseUrl: configuration.apiBase,
    readCredentials: () => credentialsOf(store.getState()),
    fetch: withFirstCalls((...request) => fetch(...request)),
  });
  configureWords((message) => {
    const texts = i18n.current();
    return texts ? textFunction(texts)(message) : '';
  });
  store.dispatch(brandConfigured(brandOf(configuration)));

  // The keys of a record of this type are its names.
  const names = Object.keys(AREAS) as AreaName[];
  const screens = names.map((name) => [name, lazyScreen(() => loadArea(name), 'Screen')] as const);
  // One screen for each name.
  const areas = Object.fromEntries(screens) as Record<AreaName, (typeof screens)[number][1]>;

  const draw = (ready: Screens) =>
    createRoot(root).render(
      <Provider store={store}>
        <App areas={{ ...areas, ...ready }} />
      </Provider>,
    );
  // Their texts load with the first script. Without them, screens would render as a second paint, which React holds
  // back.
  void restored
    .then(() => showLanguage(selectSettings(store.getState()).language))
    .then(() => firstScreens(store.getState(), loadArea))
    .then(draw);
  void keepStartPage();
}
