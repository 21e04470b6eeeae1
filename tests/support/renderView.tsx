import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { act, configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { selectLanguage, selectSettings } from '../../src/features/settings/settingsSlice.ts';
import { showLanguage } from '../../src/i18n/i18n.ts';
import { useAppSelector } from '../../src/store/hooks.ts';
import type { RootState } from '../../src/store/rootReducer.ts';
import { ThemeProvider } from '../../src/views/common/ThemeProvider.tsx';
import { useTexts } from '../../src/views/common/useText.ts';
import { StoreRouter } from '../../src/views/routing/StoreRouter.tsx';
import { rootReducer } from './rootReducer.ts';

/** Longer than a busy machine takes to load what a view loads late: one of the waits lasted a second, and failed. */
configure({ asyncUtilTimeout: 60_000 });

const initial = rootReducer(undefined, { type: '@@test' });

/** A state that differs from the initial one in some fields of some slices. */
export function stateWith(patch: { readonly [S in keyof RootState]?: Partial<RootState[S]> }): RootState {
  const whole: Readonly<Record<string, object>> = initial;
  const entries = Object.entries(patch).map(([slice, fields]) => [slice, { ...whole[slice], ...fields }]);
  return { ...initial, ...Object.fromEntries(entries) };
}

function WithTexts({ children }: { readonly children: ReactNode }) {
  useTexts('portal');
  return children;
}

function Themed({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeProvider settings={useAppSelector(selectSettings)}>
      <WithTexts>{children}</WithTexts>
    </ThemeProvider>
  );
}

/**
 * Renders a view over a state, with the real reducer, theme and texts (in the language of the state's settings) and no
 * flows. `events` are the actions it dispatched.
 */
export async function renderView(view: ReactNode, { state = initial }: { state?: RootState } = {}) {
  const events: UnknownAction[] = [];
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: state,
    middleware: (defaults) =>
      defaults({ thunk: false }).concat(() => (next) => (action) => {
        events.push(action as UnknownAction);
        return next(action);
      }),
  });
  await showLanguage(selectLanguage(state));
  const rendered = await act(async () =>
    render(
      <Provider store={store}>
        <Themed>
          <StoreRouter>{view}</StoreRouter>
        </Themed>
      </Provider>,
    ),
  );
  return { ...rendered, store, events };
}
