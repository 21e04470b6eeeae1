import type { ReactNode } from 'react';
import type { RootState } from '../../src/store/rootReducer.ts';
import { StoreRouter } from '../../src/views/routing/StoreRouter.tsx';
import { renderView } from './renderView.tsx';

/** `renderView` for a screen that holds links. */
export const renderScreen = (screen: ReactNode, options: { state?: RootState } = {}) =>
  renderView(<StoreRouter>{screen}</StoreRouter>, options);
