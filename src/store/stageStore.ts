import { configureStore, createAction, type Reducer } from '@reduxjs/toolkit';
import { type Area, type AreaSources, createAreaLoader } from './areas.ts';
import { createRootReducer, type RootState } from './rootReducer.ts';

/** The page as it looked at some moment of a tape. */
export const stateShown = createAction<RootState>('stage/stateShown');

/**
 * A store that shows states and does nothing else: it ignores whatever its views dispatch. Slices that a state has not
 * loaded yet have their initial value, so that screens already loaded find what they read.
 */
export async function createStageStore<Name extends string>(areas: AreaSources<Name>) {
  const root = createRootReducer();
  let begun: RootState | undefined;
  const reducer: Reducer<RootState> = (state, action) => {
    if (stateShown.match(action)) return { ...begun, ...action.payload };
    return state && begun ? state : root.reducer(state, action);
  };
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults({ thunk: false, immutableCheck: false, serializableCheck: false }),
    devTools: false,
  });
  const load = createAreaLoader(store, root.inject, areas);
  const names = Object.keys(areas) as Name[];
  const loaded = await Promise.all(names.map(async (name) => [name, (await load(name)).Screen] as const));
  begun = store.getState();
  return { store, screens: Object.fromEntries(loaded) as Record<Name, Area['Screen']> };
}
