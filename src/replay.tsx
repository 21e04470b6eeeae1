import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { AREAS } from './areas/registry.ts';
import { REPLAY_PATHS } from './constants/paths.ts';
import { settingsChanged } from './features/settings/settingsSlice.ts';
import { replayDesk } from './sagas/replayDesk.ts';
import { superviseAll } from './sagas/supervise.ts';
import { cutOff, onStage } from './services/browser/stageLink.ts';
import { createReplayDeskStore } from './store/replayDeskStore.ts';
import type { RootState } from './store/rootReducer.ts';
import { createStageStore, stateShown } from './store/stageStore.ts';
import { storedLanguage } from './store/storedLanguage.ts';
import { createTheatre } from './store/theatre.ts';
import { App } from './views/App.tsx';
import { ReplayPage } from './views/replay/ReplayPage.tsx';

/** The second composition root (decision 0021): the page that plays tapes, or the stage in its frame. */
export function beginReplay(path: string, root: HTMLElement): void {
  if (path === REPLAY_PATHS.stage) void beginStage(root);
  else beginPage(root);
}

function beginPage(root: HTMLElement): void {
  const store = createReplayDeskStore(function* program() {
    yield* superviseAll({ replayDesk });
  }, createTheatre(AREAS));
  store.dispatch(
    settingsChanged({
      language: storedLanguage(),
      style: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'default',
    }),
  );
  createRoot(root).render(
    <Provider store={store}>
      <ReplayPage />
    </Provider>,
  );
}

async function beginStage(root: HTMLElement): Promise<void> {
  cutOff();
  const { store, screens } = await createStageStore(AREAS);
  // The states come from a replay in the surrounding page, which has produced them with the same reducers.
  if (!onStage((state) => store.dispatch(stateShown(state as RootState)))) return;
  createRoot(root).render(
    <Provider store={store}>
      <App areas={screens} />
    </Provider>,
  );
}
