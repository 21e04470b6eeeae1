import { createSlice } from '@reduxjs/toolkit';
import type { RootState } from '../../src/store/rootReducer.ts';
import { createStageStore, stateShown } from '../../src/store/stageStore.ts';
import { rootReducer } from '../support/rootReducer.ts';

const slice = createSlice({ name: 'extra', initialState: { count: 0 }, reducers: { counted: () => ({ count: 1 }) } });
const Screen = () => null;
const AREAS = { extra: async () => ({ area: { reducers: { extra: slice.reducer }, flows: {}, Screen } }) };

it('the stage shows the given state, with initial values for what it has not loaded, and ignores everything else', async () => {
  const { store, screens } = await createStageStore(AREAS);
  expect(screens.extra).toBe(Screen);
  const state = { ...rootReducer(undefined, { type: 'begun' }) } as RootState;
  const told = { ...state, settings: { settings: { ...state.settings.settings, style: 'dark' as const } } };
  store.dispatch(stateShown(told));
  expect(store.getState().settings.settings.style).toBe('dark');
  expect(store.getState()).toMatchObject({ extra: { count: 0 } });
  store.dispatch(slice.actions.counted());
  expect(store.getState()).toMatchObject({ extra: { count: 0 } });
  store.dispatch(stateShown(state));
  expect(store.getState().settings.settings.style).toBe('default');
});
