import type { ReactNode } from 'react';
import type { RootState } from '../../src/store/rootReducer.ts';
import { renderView } from './renderView.tsx';

/** `renderView` for a screen that holds links: every view stands under the one router. */
export const renderScreen = (screen: ReactNode, options: { state?: RootState } = {}) => renderView(screen, options);
