import type { Action, DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { createDevToolsMask } from './mask.ts';

/** Options of the Redux DevTools extension: what it shows, keeps and exports is masked first (DEV-3). */
export function devToolsOptions(): DevToolsEnhancerOptions {
  const mask = createDevToolsMask();
  return {
    name: 'Atrium',
    // The extension only displays the copies, so their type is a formality.
    actionSanitizer: <A extends Action>(action: A) => mask(action) as A,
    stateSanitizer: <S>(state: S) => mask(state) as S,
  };
}
