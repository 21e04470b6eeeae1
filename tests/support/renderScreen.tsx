import type { ReactNode } from 'react';
import type { RootState } from '../../src/store/rootReducer.ts';
import { renderView } from './renderView.tsx';

/** `renderView` for a screen that contains links: every view renders under the one router. */
export const renderScreen = (screen: ReactNode, options: { state?: RootState } = {}) => renderView(screen, options);
